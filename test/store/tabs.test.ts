import { expect, test } from '@jest/globals'
import { connectWallet } from '#store/wallet/connectWallet'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { selectStatus, selectWalletId } from '#store/wallet/connection'
import { announce } from '../support/fakePage'
import { ALICE, BOB, fakeWallet } from '../support/fakeWallet'
import { fc } from '../support/properties'
import { runs } from '../support/runs'
import { sharedStorage } from '../support/sharedStorage'
import { walletStore } from '../support/walletStore'

const A = 'rdns:org.a'
const B = 'rdns:org.b'

function twoTabs() {
  const shared = sharedStorage(2)
  const tabs = shared.pages.map((page) => {
    announce(page, fakeWallet({ accounts: [ALICE] }).provider, { rdns: 'org.a', uuid: 'a' })
    announce(page, fakeWallet({ accounts: [BOB] }).provider, { rdns: 'org.b', uuid: 'b' })
    const app = walletStore(page)
    app.start()
    return app
  })
  const wallet = (tab: number) => selectWalletId(tabs[tab]!.state())
  return {
    ...shared,
    tabs,
    wallet,
    session: () => tabs[0]?.storage.read('session')?.walletId ?? null,
    connect: (tab: number, id: string) => tabs[tab]!.dispatch(connectWallet(id)),
    disconnect: (tab: number) => tabs[tab]!.dispatch(disconnectWallet()),
    deliverAll() {
      let delivered = 0
      for (; shared.waiting() > 0 && delivered < 1_000; delivered++) shared.deliver(0)
      return delivered
    },
  }
}

type Step =
  | { kind: 'connect'; tab: number; id: string }
  | { kind: 'disconnect'; tab: number }
  | { kind: 'deliver'; at: number; again: boolean }

const tab = fc.constantFrom(0, 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('connect' as const), tab, id: fc.constantFrom(A, B) }),
  fc.record({ kind: fc.constant('disconnect' as const), tab }),
  fc.record({ kind: fc.constant('deliver' as const), at: fc.nat({ max: 20 }), again: fc.boolean() }),
)

async function play(tabs: ReturnType<typeof twoTabs>, steps: readonly Step[]) {
  for (const taken of steps) {
    if (taken.kind === 'connect') await tabs.connect(taken.tab, taken.id)
    if (taken.kind === 'disconnect') await tabs.disconnect(taken.tab)
    if (taken.kind === 'deliver') tabs.deliver(taken.at, taken.again)
  }
}

const sameForBoth = (tabs: ReturnType<typeof twoTabs>) => [tabs.wallet(0), tabs.wallet(1)]

test('W34: whatever came before, in whatever order it was told: a disconnect is followed by every tab of that wallet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), tab, fc.constantFrom(A, B), async (steps, last, id) => {
      const tabs = twoTabs()
      await play(tabs, steps)
      tabs.deliverAll()
      for (const each of [1 - last, last]) await tabs.connect(each, id)
      tabs.deliverAll()
      expect(sameForBoth(tabs)).toEqual([id, id])
      await tabs.disconnect(last)
      tabs.deliverAll()
      expect(sameForBoth(tabs)).toEqual([null, null])
      expect(tabs.session()).toBeNull()
    }),
    { numRuns: runs(100) },
  )
})

test('W35: tabs never connect one another, and what they tell each other comes to an end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const tabs = twoTabs()
      for (const taken of steps) {
        const before = sameForBoth(tabs)
        await play(tabs, [taken])
        const after = sameForBoth(tabs)
        for (const each of [0, 1]) {
          const isOwnDoing = taken.kind === 'connect' && taken.tab === each
          // An action in another tab can end this tab's connection but not establish one.
          if (!isOwnDoing) expect([before[each], null]).toContain(after[each])
        }
      }
      // A tab must not write in response to a storage event, because the write would cause an event in the other tab.
      const waiting = tabs.waiting()
      expect(tabs.deliverAll()).toBe(waiting)
      for (const { state } of tabs.tabs) expect(['connected', 'disconnected']).toContain(selectStatus(state()))
    }),
    { numRuns: runs(100) },
  )
})

test('W35: the last one that connected is the one of the next visit, until it is disconnected', async () => {
  const tabs = twoTabs()
  await tabs.connect(0, A)
  await tabs.connect(1, B)
  tabs.deliverAll()
  expect(sameForBoth(tabs)).toEqual([A, B])
  expect(tabs.session()).toBe(B)
  await tabs.disconnect(0)
  tabs.deliverAll()
  expect(sameForBoth(tabs)).toEqual([null, B])
  expect(tabs.session()).toBe(B)
})

test('W34: when everything is reported, in whatever order and how often, the tab that the stored session is of has it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const tabs = twoTabs()
      await play(tabs, steps)
      tabs.deliverAll()
      const session = tabs.session()
      if (session) expect(sameForBoth(tabs)).toContain(session)
    }),
    { numRuns: runs(200) },
  )
})

test('W34: a tab that goes on with another wallet has disconnected the first one everywhere', async () => {
  const tabs = twoTabs()
  for (const each of [0, 1]) await tabs.connect(each, A)
  tabs.deliverAll()
  await tabs.disconnect(0)
  await tabs.connect(0, B)
  tabs.deliverAll()
  expect(sameForBoth(tabs)).toEqual([B, null])
})

test('a wallet that was used in another tab stays a recent one when this tab uses its own', async () => {
  const { connect, disconnect, deliverAll, tabs } = twoTabs()
  await connect(1, B)
  await disconnect(1)
  deliverAll()
  await connect(0, A)
  expect(tabs[0]?.storage.read('recentWallets')).toEqual([A, B])
})
