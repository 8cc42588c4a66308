import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { LAST_READ_MS } from '#domain/browser/limits'
import { tokenReads } from '#store/token/tokenReads'
import { walletReads } from '#store/wallet/walletReads'
import { appStore } from '../../support/appStore'
import { fakePage, type FakePage } from '../../support/fakePage'
import { ALICE, BOB } from '../../support/fakeWallet'

const { getBalance } = tokenReads.endpoints
const { getIdentity, getLastReads } = walletReads.endpoints
const ALICE_ETH = { name: 'alice.eth', avatar: null }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function visit(page: FakePage) {
  const app = appStore(page)
  app.services.chain.identity = async () => ALICE_ETH
  const read = async (account: Address = ALICE) => {
    await app.dispatch(getBalance.initiate({ chainId: 3, account }))
    await app.dispatch(getIdentity.initiate({ chainId: 3, account }))
  }
  const known = async (account: Address = ALICE, chainId = 3) =>
    (await app.dispatch(getLastReads.initiate({ chainId, account }, { subscribe: false, forceRefetch: true }))).data
  return { ...app, read, known }
}

const NOTHING = { balance: null, identity: null }

test('the next visit knows the name and the balance of the account on the network', async () => {
  const page = fakePage()
  const first = await visit(page)
  expect(await first.known()).toEqual(NOTHING)
  await first.read()
  const second = await visit(page)
  expect(await second.known()).toEqual({ balance: '10000000000000000000', identity: ALICE_ETH })
  expect(await second.known(ALICE, 1)).toEqual(NOTHING)
  expect(await second.known(BOB)).toEqual(NOTHING)
})

test('S12: for a day and no longer, and not when the clock was put back', async () => {
  const page = fakePage()
  await (await visit(page)).read()
  const start = Date.now()
  jest.setSystemTime(start + LAST_READ_MS - 1)
  expect((await (await visit(page)).known())?.identity).toEqual(ALICE_ETH)
  jest.setSystemTime(start + LAST_READ_MS)
  expect(await (await visit(page)).known()).toEqual(NOTHING)
  jest.setSystemTime(start - 1)
  expect(await (await visit(page)).known()).toEqual(NOTHING)
})

test('a failure leaves the last good answer; a name that was abandoned does not', async () => {
  const page = fakePage()
  await (await visit(page)).read()
  const { services, read, known } = await visit(page)
  services.node.balance = async () => Promise.reject(new NodeError('network', 'down'))
  services.chain.identity = async () => ({ name: null, avatar: null })
  await read()
  expect(await known()).toEqual({ balance: '10000000000000000000', identity: { name: null, avatar: null } })
})

test('S01: without local storage nothing is known, and nothing breaks', async () => {
  const page = fakePage()
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  await (await visit(page)).read()
  expect(await (await visit(page)).known()).toEqual(NOTHING)
})

test('what another tab has kept meanwhile stays', async () => {
  const page = fakePage()
  const one = await visit(page)
  const other = await visit(page)
  await one.read(ALICE)
  await other.read(BOB)
  expect(await one.known(ALICE)).not.toEqual(NOTHING)
  expect(await one.known(BOB)).not.toEqual(NOTHING)
})
