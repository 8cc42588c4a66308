import { expect, jest, test } from '@jest/globals'
import { tellHeight } from '../../../src/services/browser/tellHeight'

test('each origin that may be around is told the height, now and whenever it changes, and nothing is listened to', () => {
  let height = 610.2
  let onResize = () => undefined as void
  class ResizeObserver {
    constructor(changed: () => void) {
      onResize = changed
    }
    observe() {
      onResize()
    }
  }
  const parent = { postMessage: jest.fn() }
  const addEventListener = jest.fn()
  const body = { getBoundingClientRect: () => ({ height }) }
  const page = { document: { body }, ResizeObserver, parent, addEventListener } as unknown as typeof globalThis & Window
  tellHeight(page, ['https://a.example', 'https://b.example'])
  height = 700
  onResize()
  const told = (high: number) =>
    ['https://a.example', 'https://b.example'].map((origin) => [{ type: 'embed', height: high }, origin])
  expect(parent.postMessage.mock.calls).toEqual([...told(611), ...told(700)])
  expect(addEventListener).not.toHaveBeenCalled()
})
