import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { LIST_BODY_MAX_BYTES, LIST_DEADLINE_MS } from '#domain/token/limits'
import { readList } from '#services/token/lists'

type Answer = (response: http.ServerResponse) => unknown

let server: http.Server
let answers: Record<string, Answer>
let requested: string[]
let sent: number

beforeEach(async () => {
  answers = {}
  requested = []
  sent = 0
  server = http.createServer((request, response) => {
    requested.push(request.url!)
    const answer = answers[request.url!]
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const json =
  (value: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify(value))
const parse = (value: unknown) => {
  if (!Array.isArray(value)) throw new Error('The list is not an object.')
  return value as number[]
}

test('the first in order that can be read is used, and no other is fetched', async () => {
  Object.assign(answers, { '/a': json([1]), '/b': json([2]) })
  expect(await readList([at('/a'), at('/b')], parse)).toEqual({ value: [1], failures: [], url: at('/a') })
  expect(requested).toEqual(['/a'])
})

describe('what cannot be read is passed over, and named', () => {
  const faults: [title: string, answer: Answer, reason: string][] = [
    ['L01: the connection breaks', (response) => response.socket?.destroy(), '.'],
    ['L02: 404', (response) => response.writeHead(404).end(), 'HTTP 404'],
    ['L02: 500', (response) => response.writeHead(500).end('<h1>'), 'HTTP 500'],
    ['L02: 204', (response) => response.writeHead(204).end(), 'JSON'],
    ['L05: HTML', (response) => response.end('<!doctype html>'), 'JSON'],
    ['L05: truncated', (response) => response.end('[1, 2'), 'JSON'],
    ['L05: null', json(null), 'not an object'],
    ['L05: a text', json('x'), 'not an object'],
  ]

  test.each(faults)('%s', async (_, answer, reason) => {
    Object.assign(answers, { '/bad': answer, '/snapshot': json([3]) })
    const { value, failures } = await readList([at('/bad'), at('/snapshot')], parse)
    expect(value).toEqual([3])
    expect(failures).toEqual([expect.stringMatching(new RegExp(`/bad: .*${reason}`))])
    expect(requested).toEqual(['/bad', '/snapshot'])
  })

  test('L02: a redirect to HTML', async () => {
    const redirect: Answer = (response) => response.writeHead(301, { location: '/html' }).end()
    Object.assign(answers, {
      '/moved': redirect,
      '/html': (r: http.ServerResponse) => r.end('<html>'),
      '/own': json([1]),
    })
    expect((await readList([at('/moved'), at('/own')], parse)).value).toEqual([1])
  })

  test('L04: an endless list is abandoned at the cap', async () => {
    const endless: Answer = (response) => {
      const block = Buffer.alloc(1_000_000, 0x20)
      const more = () => {
        while (!response.destroyed && sent < 200_000_000) {
          sent += block.length
          if (!response.write(block)) return
        }
      }
      response.on('drain', more)
      more()
    }
    Object.assign(answers, { '/endless': endless, '/own': json([1]) })
    const { failures } = await readList([at('/endless'), at('/own')], parse)
    // The file contains only spaces, so not even its beginning is a list.
    expect(failures).toHaveLength(1)
    expect(sent).toBeLessThan(LIST_BODY_MAX_BYTES * 3)
  })

  test('L03: one that is silent is abandoned at the deadline', async () => {
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new Error('too late')))
    answers['/silent'] = () => undefined
    await expect(readList([at('/silent')], parse)).rejects.toThrow('too late')
    expect(timeout).toHaveBeenCalledWith(LIST_DEADLINE_MS)
  })

  test('L03: one that comes drop by drop is abandoned at the deadline too', async () => {
    const deadline = new AbortController()
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
    const arrived = new Promise<void>((resolve) => {
      answers['/drip'] = (response) => {
        response.write('[1', () => {
          resolve()
        })
      }
    })
    answers['/own'] = json([1])
    const read = readList([at('/drip'), at('/own')], parse)
    await arrived
    deadline.abort(new Error('too late'))
    expect(await read).toEqual({ value: [1], failures: [`${at('/drip')}: too late`], url: at('/own') })
  })

  test('when none is left, the error names each', async () => {
    await expect(readList([at('/a'), at('/b')], parse)).rejects.toThrow(/\/a: HTTP 404\n.*\/b: HTTP 404/)
  })
})

describe('the copy that the product ships', () => {
  function held(path: string, value: unknown) {
    let release: () => void = () => undefined
    const requested = new Promise<void>((resolve) => {
      answers[path] = (response) => {
        release = () => response.end(JSON.stringify(value))
        resolve()
      }
    })
    return {
      requested,
      release() {
        release()
      },
    }
  }
  /** Reads the files and the stored copy at the same time. `copy` resolves once the stored copy is reported. */
  function reading(...paths: string[]) {
    const reports: unknown[] = []
    let notify: () => void = () => undefined
    const copy = new Promise<void>((resolve) => {
      notify = resolve
    })
    const onCopy = (list: unknown) => {
      reports.push(list)
      notify()
    }
    return { reports, copy, whole: readList(paths.map(at), parse, onCopy) }
  }

  test('is handed over while the gateways are silent, and replaced when one answers', async () => {
    const gateway = held('/b', [2])
    Object.assign(answers, { '/a': (r: http.ServerResponse) => r.writeHead(500).end(), '/own': json([1]) })
    const { reports, copy, whole } = reading('/a', '/b', '/own')
    await Promise.all([copy, gateway.requested])
    expect(reports).toEqual([{ value: [1], url: at('/own') }])
    gateway.release()
    expect(await whole).toEqual({ value: [2], url: at('/b'), failures: [`${at('/a')}: HTTP 500`] })
    expect(requested.filter((path) => path !== '/own')).toEqual(['/a', '/b'])
  })

  test('is the result when no gateway answers: the same list, fetched once', async () => {
    const gateway = held('/a', 'no list')
    answers['/own'] = json([1])
    const { reports, copy, whole } = reading('/a', '/own')
    await Promise.all([copy, gateway.requested])
    gateway.release()
    const { value, failures } = await whole
    expect(value).toBe((reports[0] as { value: unknown }).value)
    expect(failures).toEqual([expect.stringContaining('not an object')])
    expect(requested.sort()).toEqual(['/a', '/own'])
  })

  test('is not handed over when a gateway was faster', async () => {
    const copy = held('/own', [1])
    answers['/a'] = json([2])
    const { reports, whole } = reading('/a', '/own')
    expect((await whole).value).toEqual([2])
    await copy.requested
    copy.release()
    // Read another file completely. If the first file were to be reported, this would have happened by then.
    await readList([at('/a')], parse)
    expect(reports).toEqual([])
  })

  test('may be missing: what a gateway says is awaited, and both are named when neither has it', async () => {
    const gateway = held('/a', [2])
    const { reports, whole } = reading('/a', '/own')
    await gateway.requested
    gateway.release()
    expect((await whole).value).toEqual([2])
    expect(reports).toEqual([])
    await expect(reading('/none', '/own').whole).rejects.toThrow(/HTTP 404\n.*HTTP 404/)
  })
})

test('L04: of a list of 17 MB the beginning is read, and its parser hears that it was cut', async () => {
  const record = (n: number) => `{"n":${10_000 + n},"text":"${'ä'.repeat(400)}"}`
  const records = Array.from({ length: 21_000 }, (_, n) => record(n))
  const body = `[${records.join()}]`
  expect(Buffer.byteLength(body)).toBeGreaterThan(17_000_000)
  answers['/long'] = (response) => response.end(body)
  const read = jest.fn((value: unknown, isCut?: boolean) => ({ value: value as { n: number }[], isCut }))
  const { value, failures } = await readList([at('/long')], read)
  expect(failures).toEqual([])
  expect(value.isCut).toBe(true)
  const ends = records.map((each, n) => Buffer.byteLength(each) * (n + 1) + n)
  expect(value.value).toHaveLength(ends.filter((end) => end < LIST_BODY_MAX_BYTES).length)
  expect(value.value.at(-1)).toEqual(JSON.parse(records[value.value.length - 1]!))
})

test('L04: just under the cap is still read', async () => {
  answers['/large'] = (response) => response.end(`[1]${' '.repeat(LIST_BODY_MAX_BYTES - 3)}`)
  expect((await readList([at('/large')], parse)).value).toEqual([1])
})
