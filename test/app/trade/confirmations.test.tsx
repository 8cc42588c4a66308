import { act, screen, within } from '@testing-library/react'
import { tradeSettingsChanged } from '#store/trade/tradeSettings'
import { UNI, USDC } from '../../support/fakeServices'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { addBatches, deferred, type FakeWallet, HASH, silence } from '../../support/fakeWallet'
import { valueOf, valuesOf } from '../../support/valueOf'
import { button, pass, setUpBrowser } from '../renderApp'
import { type connected, reviewAt, swap } from '../swapPage'

setUpBrowser()

const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45 Uniswap SwapRouter02'
const TOKENS = swap(USDC, UNI, '100')
const dialog = () => screen.getByRole('dialog')

describe('before the first request, the review says which requests will follow', () => {
  test('a swap of ether: one confirmation', async () => {
    await reviewAt(swap('ETH', USDC, '1'))
    within(dialog()).getByText('1 confirmation: swap')
  })

  test('an approval first', async () => {
    await reviewAt(TOKENS)
    within(dialog()).getByText('2 confirmations: approve 100 USDC, then swap')
  })

  test('an approval without limit is named as that', async () => {
    await reviewAt(TOKENS, ({ dispatch }) => void dispatch(tradeSettingsChanged({ approval: 'unlimited' })))
    within(dialog()).getByText('2 confirmations: approve USDC without limit, then swap')
  })

  test('both in one, where the wallet can do that', async () => {
    await reviewAt(TOKENS, (_, wallet) => void addBatches(wallet))
    within(dialog()).getByText('1 confirmation: approve and swap 100 USDC')
  })
})

test('while a request is open, the review shows what the wallet should show', async () => {
  const { user, wallet, services } = await reviewAt(TOKENS)
  const prompts = [deferred(), deferred()]
  let asked = 0
  wallet.reply('eth_sendTransaction', () => prompts[asked++]!.promise)
  await user.click(button('Confirm swap'))
  await pass(5_000)
  const shown = () => screen.getByRole('region', { name: 'What your wallet will show' })
  expect(screen.queryByText(/^2 confirmations/)).toBeNull()
  expect(valuesOf(shown())).toMatchObject({
    Request: '1 of 2',
    Contract: `${USDC} USDC token`,
    Amount: '100 USDC',
    Spender: ROUTER,
  })
  expect(valueOf(shown(), 'Network cost')).toMatch(/^About \$[\d.]+ \([\d.]+ ETH\)$/)
  within(shown()).getByText('If your wallet shows anything else, reject.')

  services.approvals[USDC] = 100_000_000n
  prompts[0]!.resolve(HASH)
  await pass()
  expect(screen.queryByRole('region', { name: 'What your wallet will show' })).toBeNull()
  services.receipts.mine(HASH)
  await pass(5_000)
  expect(valuesOf(shown())).toMatchObject({ Request: '2 of 2', Contract: ROUTER, Amount: '100 USDC' })
  expect(valuesOf(shown())).not.toHaveProperty('Spender')
})

test('where the wallet takes all in one, both calls are named', async () => {
  const { user, wallet } = await reviewAt(TOKENS, (_, requested) => void addBatches(requested))
  wallet.reply('wallet_sendCalls', () => new Promise(() => undefined))
  await user.click(button('Confirm swap'))
  await pass(5_000)
  expect(valuesOf(screen.getByRole('region', { name: 'What your wallet will show' }))).toMatchObject({
    Request: '1 of 1',
    'Token contract': `${USDC} USDC token`,
    'Approved amount': '100 USDC',
    Spender: ROUTER,
    Contract: ROUTER,
    Amount: '100 USDC',
  })
})

describe('a wallet that takes 4 s to say where it is', () => {
  const SLOW = 'Your wallet is slow to respond, and has not been asked to confirm anything yet'

  async function confirming(path: string, prepare?: Parameters<typeof connected>[1]) {
    const app = await reviewAt(path, prepare)
    const { wallet, user } = app
    const place = deferred()
    wallet.reply('eth_chainId', () => place.promise)
    await user.click(button('Confirm swap'))
    await pass(2_900)
    expect(screen.queryByText(SLOW)).toBeNull()
    await pass(1_100)
    return { ...app, place }
  }

  test.each([
    ['a swap', swap('ETH', USDC, '1'), 'eth_sendTransaction', undefined],
    ['a batch', TOKENS, 'wallet_sendCalls', (_: unknown, wallet: FakeWallet) => void addBatches(wallet)],
  ])('W41: is waited for and said to be slow: %s', async (_, path, method, prepare) => {
    const { wallet, place } = await confirming(path, prepare)
    within(dialog()).getByText(SLOW)
    expect(wallet.requested(method)).toEqual([])
    wallet.reply(method, silence)
    place.resolve('0x3')
    await pass()
    expect(wallet.requested(method)).toHaveLength(1)
    expect(screen.queryByText(SLOW)).toBeNull()
    within(dialog()).getByText('Confirm in your wallet')
  })

  test('W41: is not asked once the dialog was closed', async () => {
    const { user, wallet, place } = await confirming(swap('ETH', USDC, '1'))
    await user.click(button('Close'))
    place.resolve('0x3')
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
    screen.getByText('Review the swap to continue.')
  })

  test('W41: is not asked once it was disconnected', async () => {
    const { dispatch, wallet, place } = await confirming(swap('ETH', USDC, '1'))
    await act(async () => dispatch(disconnectWallet()))
    place.resolve('0x3')
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })

  test.each([
    ['a swap', swap('ETH', USDC, '1'), 'eth_sendTransaction', undefined],
    ['a batch', TOKENS, 'wallet_sendCalls', (_: unknown, wallet: FakeWallet) => void addBatches(wallet)],
  ])('W41: is not asked once what was simulated is of an older block: %s', async (_, path, method, prepare) => {
    const { wallet, place } = await confirming(path, prepare)
    await pass(9_000)
    place.resolve('0x3')
    await pass()
    expect(wallet.requested(method)).toEqual([])
    within(dialog()).getAllByText(/^Your wallet took too long to respond: the simulation is from an older block\./)
  })

  test('W41: is given up in the end, and this is said', async () => {
    const { wallet } = await confirming(swap('ETH', USDC, '1'))
    await pass(26_000)
    within(dialog()).getAllByText('Your wallet did not respond in time.')
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })
})
