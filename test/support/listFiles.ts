import { readList } from '../../src/services/token/lists'
import type { FakeServices } from './fakeServices'
import { deferred } from './fakeWallet'

/**
 * Lets the lists be read as they are outside of tests, from addresses that answer when the test says so: those of which
 * it says nothing are silent. Put back with `jest.restoreAllMocks`.
 */
export function listFiles(services: Pick<FakeServices, 'readList'>) {
  const answers = new Map<string, ReturnType<typeof deferred<Response>>>()
  const requested: string[] = []
  const at = (url: string) => {
    const answer = answers.get(url) ?? deferred<Response>()
    answers.set(url, answer)
    return answer
  }
  services.readList = readList
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    requested.push(url as string)
    return at(url as string).promise
  })
  return {
    /** The addresses in the order in which they were asked. */
    asked: requested,
    answer(url: string, list: object) {
      const parts = [new TextEncoder().encode(JSON.stringify(list))]
      // A real stream is read in turns of the event loop, which a test with a clock of its own does not take.
      const read = async () => ({ done: parts.length === 0, value: parts.shift() })
      at(url).resolve({ ok: true, status: 200, body: { getReader: () => ({ read }) } } as unknown as Response)
    },
    refuse(url: string, status = 404) {
      at(url).resolve({ ok: false, status } as Response)
    },
  }
}
