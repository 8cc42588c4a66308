import type { Address } from '../../src/domain/chain/address'
import { fakePage, type FakePage } from './fakePage'
import { ALICE, BOB } from './fakeWallet'

export const SAFE_ORIGIN = 'https://app.safe.global'
/** As long as it takes a page to answer another one. */
const ANSWER_MS = 5

/** A request as Safe's page receives it. */
export interface ParentRequest {
  id: string
  method: string
  params: unknown
  env: unknown
}

/** What the page shows, as it answers `getSafeInfo`. */
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
  /** The page inside it. */
  page: FakePage
  /** What it has received, oldest first. */
  requests: ParentRequest[]
  methods(): string[]
  /** What it answers from now on: the data, or an error that is thrown. Undefined: nothing. */
  reply(method: string, reply: ((params: unknown) => unknown) | undefined): void
  /** Sends any message to the page. */
  say(data: unknown, from?: { source?: unknown; origin?: string }): void
  /** Answers a request. */
  answer(request: ParentRequest, changes: Record<string, unknown>): void
}

interface ParentOptions {
  /** The parent's own origin, to which alone browsers deliver what is sent to it. */
  origin?: string
  /** What the browser says of the pages around; null for one that says nothing, as Firefox. */
  ancestors?: readonly string[] | null
  /** Another page is around the parent. */
  isNested?: boolean
}

/** A page inside another one, as a browser would deliver their messages. */
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
      // Its handler throws without it.
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

/** The Safe that `safeInfo` shows, and another one. */
export const SAFE = ALICE as Address
export const OTHER_SAFE = BOB as Address
