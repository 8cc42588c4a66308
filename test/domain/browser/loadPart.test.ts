import { PART_RETRY_MS } from '#domain/browser/limits'
import { loadPart, loadQuietly, onPartMissing, retryParts } from '#domain/browser/loadPart'

const missing = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  missing.mockClear()
  onPartMissing(missing)
})
afterEach(() => void jest.useRealTimers())

const absent = async () => Promise.reject(new Error('ChunkLoadError'))
async function ended(loading: Promise<unknown>) {
  const settled = Promise.allSettled([loading])
  await jest.advanceTimersByTimeAsync(PART_RETRY_MS)
  return (await settled)[0]
}

test('what comes at once is requested once', async () => {
  const load = jest.fn(async () => 'part')
  expect(await ended(loadPart(load))).toMatchObject({ value: 'part' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('what comes the second time is a part like any other', async () => {
  const load = jest.fn(async () => 'part').mockImplementationOnce(absent)
  expect(await ended(loadPart(load))).toMatchObject({ value: 'part' })
  expect(load).toHaveBeenCalledTimes(2)
  expect(missing).not.toHaveBeenCalled()
})

test.each([
  ['loadPart', loadPart, 1],
  ['loadQuietly', loadQuietly, 0],
] as const)('%s asks twice, not more, and then it is missing', async (_, loader, reports) => {
  const load = jest.fn(absent)
  expect(await ended(loader(load))).toMatchObject({ status: 'rejected' })
  expect(load).toHaveBeenCalledTimes(2)
  expect(missing).toHaveBeenCalledTimes(reports)
})

describe('without a connection', () => {
  const online = new EventTarget()
  const device = { onLine: false }
  beforeEach(() => {
    device.onLine = false
    Object.assign(globalThis, {
      addEventListener: online.addEventListener.bind(online),
      dispatchEvent: online.dispatchEvent.bind(online),
    })
    Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'navigator')
    Reflect.deleteProperty(globalThis, 'addEventListener')
    Reflect.deleteProperty(globalThis, 'dispatchEvent')
  })
  const connect = async (onLine: boolean) => {
    device.onLine = onLine
    online.dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(0)
  }

  test('a part is waited for, however long that takes, and is not missing', async () => {
    const load = jest
      .fn(async () => 'part')
      .mockImplementationOnce(absent)
      .mockImplementationOnce(absent)
    const loading = loadPart(load)
    await jest.advanceTimersByTimeAsync(PART_RETRY_MS * 100)
    expect(load).toHaveBeenCalledTimes(1)
    await connect(false)
    expect(load).toHaveBeenCalledTimes(2)
    await connect(true)
    expect(await loading).toBe('part')
    expect(missing).not.toHaveBeenCalled()
  })

  test('a part is requested again when the visitor asks for it, although the browser says that there is no connection', async () => {
    const load = jest.fn(async () => 'part').mockImplementationOnce(absent)
    const loading = loadPart(load)
    await jest.advanceTimersByTimeAsync(0)
    retryParts()
    expect(await loading).toBe('part')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('a connection that the browser finds lost only after a part has failed is waited for as well', async () => {
    device.onLine = true
    const load = jest
      .fn(async () => 'part')
      .mockImplementationOnce(absent)
      .mockImplementationOnce(absent)
    const loading = loadPart(load)
    await jest.advanceTimersByTimeAsync(0)
    device.onLine = false
    await jest.advanceTimersByTimeAsync(PART_RETRY_MS)
    expect(load).toHaveBeenCalledTimes(2)
    await connect(true)
    expect(await loading).toBe('part')
    expect(missing).not.toHaveBeenCalled()
  })

  test('what fails with the connection back is missing as ever', async () => {
    const load = jest.fn(absent)
    const loading = Promise.allSettled([loadPart(load)])
    await jest.advanceTimersByTimeAsync(0)
    await connect(true)
    await jest.advanceTimersByTimeAsync(PART_RETRY_MS)
    expect((await loading)[0]).toMatchObject({ status: 'rejected' })
    expect(load).toHaveBeenCalledTimes(3)
    expect(missing).toHaveBeenCalledTimes(1)
  })
})
