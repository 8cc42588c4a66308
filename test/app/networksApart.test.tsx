import { afterEach, describe, expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import '../support/threeNetworks'
import { arbitrum } from '#config/networks/arbitrum'
import { base } from '#config/networks/base'
import { selectTradeChain } from '#store/chain/tradeChain'
import { favouriteChanged } from '#store/token/tokenChoices'
import { selectSettledDraft } from '#store/trade/draft'
import { poolFor, snapshotOf } from '../support/fakePools'
import { ETHER, TOKEN_LIST, UNI, USDC, WETH } from '../support/fakeServices'
import { HASH } from '../support/fakeWallet'
import { partsOf } from '../support/partsOf'
import { valueOf } from '../support/valueOf'
import { pass, setUpBrowser } from './renderApp'
import { connected, newBlock, reviewAt, swap, type TestApp } from './swapPage'

/** Tests a build for several networks: the data of one network is never shown or counted on another one. */

setUpBrowser()

/** The dialog of an outcome is named by what happened. */
const OUTCOME = /^(Swap sent|You received|The swap|Not what you asked for)/
afterEach(() => void (TOKEN_LIST.tokens.length = 2))

const [ROPSTEN, BASE, ARBITRUM] = [3, 8453, 42161] as const
const BASE_USDC = base.deployment.usdc
const ARBITRUM_USDC = arbitrum.deployment.usdc
/** An address that is listed on all networks, but as a different token on each of them. */
const SAME = '0x1111111111111111111111111111111111111111'
const pending = <T,>() => new Promise<T>(() => undefined)

function listSame(symbols: Readonly<Record<number, string>>) {
  for (const [chainId, symbol] of Object.entries(symbols))
    TOKEN_LIST.tokens.push({ chainId: Number(chainId), address: SAME, symbol, name: symbol, decimals: 18 } as never)
}

function prepare({ services: { chain } }: TestApp) {
  const { tokenFacts } = chain
  chain.tokenFacts = (chainId, token) =>
    token === SAME || token === BASE_USDC ? tokenFacts(ROPSTEN, USDC) : tokenFacts(chainId, token)
}

/** Wraps a read so that it never ends on Base. */
function hangOnBase<Args extends unknown[], Answer>(read: (chainId: number, ...rest: Args) => Promise<Answer>) {
  return (chainId: number, ...rest: Args): Promise<Answer> => (chainId === BASE ? pending() : read(chainId, ...rest))
}

const card = () => within(screen.getByRole('region', { name: 'Swap' }))
const chooseBase = async ({ user }: Pick<Awaited<ReturnType<typeof connected>>, 'user'>) => {
  await user.selectOptions(card().getByRole('combobox', { name: 'Network' }), 'Base')
  await pass(600)
}
const REVIEW = /^(Switch to Base and r|R)eview/

describe('the card after another network was chosen', () => {
  const path = swap('ETH', USDC, '1')

  test('without a wait for its own answers there is a review', async () => {
    const app = await connected(path, prepare)
    await chooseBase(app)
    card().getByRole('button', { name: REVIEW })
  })

  test.each<[string, (app: TestApp) => void]>([
    [
      'its contracts were not checked',
      ({ services: { chain } }) => (chain.checkContracts = hangOnBase(chain.checkContracts)),
    ],
    ['its newest block is not known', ({ services: { node } }) => (node.head = hangOnBase(node.head))],
    ['the tips there are not known', ({ services: { node } }) => (node.priorityFee = hangOnBase(node.priorityFee))],
    ['its fees for data are not known', ({ services: { chain } }) => (chain.dataFees = hangOnBase(chain.dataFees))],
    ['its pools were not read', ({ services: { chain } }) => (chain.snapshot = hangOnBase(chain.snapshot))],
    ['nobody knows what is owned there', ({ services: { node } }) => (node.balance = hangOnBase(node.balance))],
  ])('nothing is offered for review while %s', async (_, hang) => {
    const app = await connected(path, (made) => {
      prepare(made)
      hang(made)
    })
    card().getByRole('button', { name: REVIEW })
    await chooseBase(app)
    expect(card().queryByRole('button', { name: REVIEW })).toBeNull()
  })

  test('a coin does not cost what the other network’s did, nor does a token at the same address', async () => {
    listSame({ 1: 'ONE', [BASE]: 'TWO' })
    const app = await connected(swap(SAME, 'ETH', '3'), (made) => {
      prepare(made)
      const { prices } = made.services.chain
      made.services.chain.prices = hangOnBase(async (chainId, tokens) => {
        const read = await prices(chainId, tokens)
        return { ...read, tokens: read.tokens.map((each) => ({ ...each, usd: (7n * ETHER).toString() })) }
      })
    })
    expect(card().getAllByText('$21.00')).not.toHaveLength(0)
    await chooseBase(app)
    expect(selectSettledDraft(app.state())).toMatchObject({ typed: '3' })
    expect(card().queryAllByText(/\$/)).toEqual([])
  })

  test('dollars typed for one network’s coin do not apply to another network’s coin', async () => {
    const app = await connected(swap('ETH', USDC), (made) => {
      prepare(made)
      const { prices } = made.services.chain
      const by: Record<number, bigint> = { [ROPSTEN]: 2_000n, [BASE]: 500n }
      made.services.chain.prices = async (chainId, tokens) => {
        const read = await prices(chainId, tokens)
        const usd = ((by[chainId] ?? 1n) * ETHER).toString()
        const isCoin = (token: string) => token === WETH || token === base.deployment.weth
        return {
          ...read,
          etherUsd: usd,
          tokens: read.tokens.map((each) => (isCoin(each.token) ? { ...each, usd } : each)),
        }
      }
    })
    await app.user.click(card().getAllByRole('button', { name: /enter the amount in dollars/ })[0]!)
    await app.user.type(card().getByLabelText('You sell'), '1000')
    await pass(300)
    expect(selectSettledDraft(app.state())).toMatchObject({ sell: 'native', typed: '0.5' })
    await chooseBase(app)
    expect(selectSettledDraft(app.state())).toMatchObject({ sell: 'native', typed: '0.5' })
    expect(card().getByLabelText<HTMLInputElement>('You sell').value).toBe('250.00')
  })
})

describe('the selector while another network is chosen in it', () => {
  test('has the tokens and favourites of that one', async () => {
    listSame({ [BASE]: 'TWO' })
    const app = await connected(swap('ETH', ''), (made) => {
      prepare(made)
      made.dispatch(favouriteChanged({ chainId: ROPSTEN, id: UNI, isFavourite: true }))
      made.dispatch(favouriteChanged({ chainId: BASE, id: SAME, isFavourite: true }))
    })
    await app.user.click(card().getByRole('button', { name: /^Token to receive/ }))
    await pass(300)
    const dialog = within(screen.getByRole('dialog'))
    const favourites = () =>
      within(dialog.getByRole('group', { name: 'Favourites' }))
        .getAllByRole('option')
        .map((option) => option.title)
    expect(favourites()).toEqual([UNI])
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Network' }), 'Base')
    await pass(600)
    expect(favourites()).toEqual([SAME])
    await app.user.click(within(dialog.getByRole('group', { name: 'Favourites' })).getByRole('option'))
    await pass(600)
    expect(app.state().tradeChain.chainId).toBe(BASE)
    expect(selectSettledDraft(app.state())).toMatchObject({ buy: SAME })
  })
})

describe('a token at the same address on several networks', () => {
  const held: Record<number, bigint> = { [ROPSTEN]: 3n * ETHER, [BASE]: 5n * ETHER }
  const price: Record<number, bigint> = { [ROPSTEN]: 2n * ETHER, [BASE]: 10n * ETHER }
  function own(app: TestApp) {
    prepare(app)
    const { chain, node } = app.services
    const { prices } = chain
    chain.balances = async (chainId, _account, tokens) =>
      tokens.map((token) => (token === SAME ? (held[chainId] ?? 0n) : 0n))
    chain.prices = async (chainId, tokens) => {
      const read = await prices(chainId, tokens)
      const tokensRead = read.tokens.map((each) => ({
        ...each,
        ...(each.token === SAME && { usd: String(price[chainId] ?? 0n), decimals: 18 }),
      }))
      return { ...read, tokens: tokensRead }
    }
    node.balance = async () => 0n
  }

  test('has on each network its own value', async () => {
    listSame({ 1: 'ONE', [BASE]: 'TWO', [ARBITRUM]: 'THREE' })
    await connected('/profile', own)
    await pass(600)
    const rows = (name: string) =>
      within(screen.getByRole('region', { name: `Tokens on ${name}` }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => partsOf(row).slice(0, 5))
    expect(rows('Ropsten')).toEqual([['ONE', 'ONE', '$2.00', '3', '$6.00']])
    expect(rows('Base')).toEqual([['TWO', 'TWO', '$10.00', '5', '$50.00']])
    screen.getByText('No tokens on Arbitrum One')
    expect(valueOf(document.body, 'Total value')).toBe('$56.00')
  })

  test('and balances on one network are not shown on another that has not responded', async () => {
    listSame({ 1: 'ONE', [BASE]: 'TWO' })
    const app = await connected(`/token?address=${SAME}&chain=${ROPSTEN}`, (made) => {
      own(made)
      made.services.chain.balances = hangOnBase(made.services.chain.balances)
    })
    await pass(600)
    const balance = () => partsOf(screen.getByRole('region', { name: 'Your balance' }))
    expect(balance()).toContain('3,000,000,000,000 ONE')
    await chooseBase(app)
    screen.getByRole('heading', { level: 1, name: /TWO/ })
    expect(balance().filter((part) => part.includes('3'))).toEqual([])
  })
})

test('the outcome of a trade is of the network that it was made on, also when another one is traded on by then', async () => {
  const app = await reviewAt(swap('ETH', USDC, '1'), prepare)
  const { user, services, store, wallet } = app
  await user.click(screen.getByRole('button', { name: 'Confirm swap' }))
  await pass()
  act(() => wallet.emit('chainChanged', `0x${ARBITRUM.toString(16)}`))
  await pass(1_000)
  expect(selectTradeChain(store.getState()).id).toBe(ARBITRUM)
  services.receipts.mine(HASH)
  await pass()
  const outcome = within(screen.getByRole('dialog', { name: OUTCOME }))
  expect(outcome.queryByRole('button', { name: 'Add USDC to wallet' })).toBeNull()
  expect(valueOf(screen.getByRole('dialog', { name: OUTCOME }), 'Network cost paid')).not.toContain('$')
  expect(outcome.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContainEqual(
    expect.stringContaining('arbiscan'),
  )
})

test('what was bought is not offered to a wallet that is on another network by then', async () => {
  const app = await reviewAt(swap('ETH', USDC, '1'), prepare)
  const { user, services, store, wallet } = app
  await user.click(screen.getByRole('button', { name: 'Confirm swap' }))
  await pass()
  services.receipts.mine(HASH)
  await pass()
  const outcome = within(screen.getByRole('dialog', { name: OUTCOME }))
  outcome.getByRole('button', { name: 'Add USDC to wallet' })
  // The site does not support trades on the wallet's new network, so the active network does not change.
  act(() => wallet.emit('chainChanged', '0x4'))
  await pass(1_000)
  expect(selectTradeChain(store.getState()).id).toBe(ROPSTEN)
  expect(outcome.queryByRole('button', { name: 'Add USDC to wallet' })).toBeNull()
})

test('nor is a token to one that is on another network than the token', async () => {
  const app = await connected(`/token?address=${SAME}&chain=${ROPSTEN}`, prepare)
  await pass(600)
  screen.getByRole('button', { name: 'Add to wallet' })
  await chooseBase(app)
  expect(screen.queryByRole('button', { name: 'Add to wallet' })).toBeNull()
})

describe('where blocks are faster than they are read', () => {
  const onArbitrum = async () => {
    const app = await connected(`${swap('ETH', ARBITRUM_USDC, '1')}&chain=${ARBITRUM}`, (made) => {
      const { chain } = made.services
      const { tokenFacts } = chain
      chain.tokenFacts = (chainId, token) =>
        tokenFacts(token === ARBITRUM_USDC ? ROPSTEN : chainId, token === ARBITRUM_USDC ? USDC : token)
      const amounts = { amountIn: ETHER, amountOut: 2_000_000_000n }
      const pool = poolFor({ sell: arbitrum.deployment.weth, buy: ARBITRUM_USDC, ...amounts })
      chain.snapshot = async () => snapshotOf([pool])
    })
    await pass(600)
    return app
  }

  test('a quote is not taken for old as soon as the next block is known, whose pools are being read', async () => {
    const { services } = await onArbitrum()
    card().getByRole('button', { name: /review/i })
    services.chain.snapshot = () => pending()
    newBlock(services, 108)
    await pass(2_500)
    card().getByRole('button', { name: /review/i })
  })
})

test('a link to a network that is not traded on here does not trade what has the same addresses on another one', async () => {
  const app = await connected(`${swap(UNI, USDC, '2')}&chain=137`, prepare)
  await pass(600)
  expect(selectSettledDraft(app.state())).toMatchObject({ sell: 'native', buy: null, typed: '' })
  await chooseBase(app)
  expect(selectSettledDraft(app.state())).toMatchObject({ sell: 'native', buy: null, typed: '' })
  expect(screen.queryByText(/UNI|USDC/)).toBeNull()
})
