import { readList } from '#services/token/lists'
import type { FakeServices } from './fakeServices'
import { deferred } from './fakeWallet'

/**
 * Makes the app read its lists as in production. The test decides when their URLs respond; all other URLs never do.
 * `jest.restoreAllMocks` ends the replacement.
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
    requested,
    answer(url: string, list: object) {
      const parts = [new TextEncoder().encode(JSON.stringify(list))]
      // No real stream: reading from one needs turns of the event loop, which do not happen with fake timers.
      const read = async () => ({ done: parts.length === 0, value: parts.shift() })
      at(url).resolve({ ok: true, status: 200, body: { getReader: () => ({ read }) } } as unknown as Response)
    },
    refuse(url: string, status = 404) {
      at(url).resolve({ ok: false, status } as Response)
    },
  }
}
