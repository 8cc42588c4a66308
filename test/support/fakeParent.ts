import type { Address } from '#domain/chain/address'
import { fakePage, type FakePage } from './fakePage'
import { ALICE, BOB } from './fakeWallet'

export const SAFE_ORIGIN = 'https://app.safe.global'
/** The time that a page takes to respond to a message of another page, in milliseconds. */
const ANSWER_MS = 5

export interface ParentRequest {
  id: string
  method: string
  params: unknown
  env: unknown
}

export const safeInfo = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  safeAddress: ALICE.toLowerCase(),
  chainId: 3,
  threshold: 2,
  owners: [BOB, ALICE],
  isReadOnly: false,
  nonce: 7,
  version: '1.4.1',
  network: 'ROPSTEN',
  ...changes,
})

export interface FakeParent {
  page: FakePage
  requests: ParentRequest[]
  methods(): string[]
  /** The parent now responds with the returned data or the thrown error, or not at all if `reply` is undefined. */
  reply(method: string, reply: ((params: unknown) => unknown) | undefined): void
  say(data: unknown, from?: { source?: unknown; origin?: string }): void
  answer(request: ParentRequest, changes: Record<string, unknown>): void
}

interface ParentOptions {
  /** The parent's origin. Browsers deliver a message only if it names the origin of the receiver. */
  origin?: string
  /** The value of `location.ancestorOrigins`; null for a browser that lacks it, such as Firefox. */
  ancestors?: readonly string[] | null
  /** Whether the parent is itself embedded in another page. */
  isNested?: boolean
}

/** A page embedded in a parent page. Messages are delivered as in a browser. */
export function fakeParent({
  origin = SAFE_ORIGIN,
  ancestors = [origin],
  isNested = false,
}: ParentOptions = {}): FakeParent {
  const replies = new Map<string, (params: unknown) => unknown>([['getSafeInfo', () => safeInfo()]])
  const requests: ParentRequest[] = []
  const parent = {
    postMessage(message: ParentRequest, target: string) {
      if (target !== origin) return
      requests.push(message)
      const reply = replies.get(message.method)
      // Without `sdkVersion`, the handler of Safe's page throws.
      if (!reply || (message.env as { sdkVersion?: unknown } | undefined)?.sdkVersion === undefined) return
      void Promise.resolve()
        .then(() => reply(message.params))
        .then(
          (data) => fake.answer(message, { success: true, data }),
          (error: unknown) => fake.answer(message, { success: false, error: (error as Error).message }),
        )
    },
  }
  const page = Object.assign(fakePage(), {
    self: {},
    top: isNested ? {} : parent,
    parent,
    location: ancestors === null ? {} : { ancestorOrigins: ancestors },
  }) as unknown as FakePage

  const fake: FakeParent = {
    page,
    requests,
    methods: () => requests.map(({ method }) => method),
    reply(method, reply) {
      if (reply) replies.set(method, reply)
      else replies.delete(method)
    },
    say(data, { source = parent, origin: from = origin } = {}) {
      page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin: from }))
    },
    answer({ id }, changes) {
      setTimeout(() => {
        fake.say({ id, version: '9.1.0', ...changes })
      }, ANSWER_MS)
    },
  }
  return fake
}

/** `SAFE` is the Safe in `safeInfo`, and `OTHER_SAFE` is another Safe. */
export const SAFE = ALICE as Address
export const OTHER_SAFE = BOB as Address
