// This module must be imported before Redux Toolkit, which looks for the DevTools extension only once.
import { devTools } from '../support/recordedDevTools'
import { screen } from '@testing-library/react'
import { settings } from '#config/settings'
import { NodeError } from '#domain/chain/nodeError'
import { headReads } from '#store/chain/headReads'
import { tokenReads } from '#store/token/tokenReads'
import { walletReads } from '#store/wallet/walletReads'
import { lists } from '#store/token/lists'
import { tradeReads } from '#store/trade/tradeReads'
import { selectTrade } from '#store/trade/trade'
import { appStore } from '../support/appStore'
import { announce } from '../support/fakePage'
import { PAIR_LIST, TOKEN_LIST, UNI, USDC } from '../support/fakeServices'
import { ALICE, fakeWallet, HASH } from '../support/fakeWallet'
import { listFiles } from '../support/listFiles'
import { samplePlan } from '../support/samplePlan'
import { button, pass, renderApp, setUpBrowser } from './renderApp'
import { newBlock, swap } from './swapPage'

setUpBrowser()
afterEach(() => {
  devTools.forget()
  jest.restoreAllMocks()
})

const [FIRST = ''] = settings.tokenListUrls
const SWAP_HASH = `0x${'5'.repeat(64)}`
const shown = () => devTools.entries.map(({ action }) => action.type)

async function visit() {
  const app = appStore()
  const { services } = app
  services.holdings[USDC] = 1_000_000_000n
  const files = listFiles(services)
  const wallet = fakeWallet()
  announce(services.page, wallet.provider)
  app.start()
  const { user } = await renderApp(swap(USDC, UNI), app)
  files.answer('/lists/tokens.json', TOKEN_LIST)
  files.answer('/lists/pairs.json', PAIR_LIST)
  await pass(300)
  files.answer(FIRST, TOKEN_LIST)
  files.answer(settings.pairListUrls[0]!, PAIR_LIST)
  await pass(300)
  await user.click(button('connect wallet'))
  await pass()
  await user.click(button(/Some Wallet/))
  await pass(300)
  await user.type(screen.getByRole('textbox', { name: /sell/i }), '100')
  await pass(300)
  newBlock(services)
  await pass(12_000)
  await user.click(button(/^Review swap/))
  await pass()
  await user.click(button('Confirm swap'))
  await pass(5_000)
  services.approvals[USDC] = 100_000_000n
  wallet.reply('eth_sendTransaction', async () => SWAP_HASH)
  services.receipts.mine(HASH)
  await pass(1_000)
  services.receipts.mine(SWAP_HASH)
  await pass(1_000)
  return app
}

const STORY = [
  'app/started',
  'wallets/recentWalletsRead',
  'wallet/detected',
  'draft/draftSettled',
  'chainReads/getHead/fulfilled',
  'lists/getTokens/copyUsed',
  'lists/getTokens/fulfilled',
  'modals/modalOpened',
  'connectWizard/walletSelected',
  'wallet/connectStarted',
  'wallet/connected',
  'chainReads/getBalance/fulfilled',
  'chainReads/getSnapshot/fulfilled',
  // An amount is typed. All key presses together cause only one action.
  'draft/draftSettled',
  'chain/blockRead',
  'trade/reviewOpened',
  'chainReads/getPreview/fulfilled',
  'trade/tradeStarted',
  'trade/tradeStepsKnown',
  // The approval is requested, sent and mined.
  'trade/stepAdvanced',
  'transactions/transactionAdded',
  'trade/stepAdvanced',
  'transactions/transactionUpdated',
  // The approval's cost is added to the trade's cost.
  'trade/stepPaid',
  // The swap is requested, sent and mined.
  'trade/stepAdvanced',
  'transactions/transactionAdded',
  'trade/stepAdvanced',
  'transactions/transactionUpdated',
  'trade/tradeEnded',
]

test('a visit from the first paint to a swap reads as a story of at most 40 entries', async () => {
  const { state } = await visit()
  expect(selectTrade(state()).status).toBe('confirmed')
  expect(shown()).toEqual(STORY)
  expect(STORY.length).toBeLessThanOrEqual(40)
  // DevTools hides some dispatched actions: RTK Query rejects reads that are not needed.
  expect(devTools.all).toContain('chainReads/executeQuery/rejected')
  expect(devTools.all.length).toBeGreaterThan(2 * STORY.length)
  expect(devTools.all).not.toContain('transactions/transactionsRestored')
})

test('a read that nobody waits for any more has not failed', async () => {
  const { dispatch, services } = appStore()
  services.chain.simulate = () => new Promise(() => undefined)
  const read = dispatch(tradeReads.endpoints.getPreview.initiate(samplePlan()))
  await pass()
  read.abort()
  await read
  expect(devTools.all).toContain('chainReads/executeQuery/rejected')
  expect(shown()).toEqual([])
})

test('lists are reported by their length, in actions and in the state', async () => {
  const { state } = await visit()
  const texts = devTools.entries.map((entry) => JSON.stringify(entry))
  const [copy, newest] = ['copyUsed', 'fulfilled'].map((end) =>
    devTools.entries.find(({ action }) => action.type === `lists/getTokens/${end}`),
  )
  expect(JSON.stringify(copy?.action)).toContain('"tokens":"2 tokens"')
  expect(newest?.action).toMatchObject({ payload: { tokens: '2 tokens', lookalikes: '0 lookalikes', url: FIRST } })
  expect(newest?.state).toMatchObject({
    lists: { queries: { 'getTokens(undefined)': { data: { tokens: '2 tokens', info: { kept: 2 } } } } },
  })
  for (const text of texts) expect(text).not.toContain('"logoURI":null,"decimals":6}')
  // Only the state shown in DevTools is shortened. The state of the store is complete.
  expect(lists.endpoints.getTokens.select(undefined)(state()).data?.tokens).toHaveLength(2)
})

test('a read that fails is reported, once and not with every block', async () => {
  const { dispatch, services } = appStore()
  services.node.balance = async () => Promise.reject(new NodeError('network', 'Down.'))
  const { getBalance } = tokenReads.endpoints
  const { getIdentity } = walletReads.endpoints
  const { getHead } = headReads.endpoints
  const ended = async (read: PromiseLike<unknown>) => {
    await pass()
    await read
  }
  const read = (forceRefetch: boolean) =>
    ended(dispatch(getBalance.initiate({ chainId: 3, account: ALICE }, { forceRefetch, subscribe: false })))
  await read(false)
  expect(shown()).toEqual(['chainReads/getBalance/rejected'])

  services.chain.identity = async () => Promise.reject(new NodeError('network', 'Down.'))
  const named = () =>
    ended(dispatch(getIdentity.initiate({ chainId: 3, account: ALICE }, { subscribe: false, forceRefetch: true })))
  await named()
  expect(shown()).toHaveLength(1)

  services.node.head = async () => Promise.reject(new NodeError('network', 'Down.'))
  await ended(dispatch(getHead.initiate({ chainId: 3 }, { forceRefetch: true, subscribe: false })))
  expect(shown().slice(1)).toEqual(['chainReads/getHead/rejected'])
})
