import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import '../support/threeNetworks'
import { base } from '#config/networks/base'
import { NodeError } from '#domain/chain/nodeError'
import type { StoredTransaction } from '#domain/transaction/transaction'
import { addTransaction } from '#store/transaction/sendTransaction'
import { transactionUpdated } from '#store/transaction/transactions'
import { ETHER, TOKEN_LIST, UNI } from '../support/fakeServices'
import { ALICE, HASH } from '../support/fakeWallet'
import { partsOf } from '../support/partsOf'
import { valueOf } from '../support/valueOf'
import { pass, region, setUpBrowser } from './renderApp'
import { connected, newBlock, type TestApp } from './swapPage'

setUpBrowser()
afterEach(() => void (TOKEN_LIST.tokens.length = 2))

const [ROPSTEN, BASE, ARBITRUM] = [3, 8453, 42161] as const
const AERO = '0x940181a94A35A4569E4529A3CDfB74e38FD98631'
const ARB = '0x912CE59144191C1204E64559FE8253a0e49E6548'
const OTHER_HASH: typeof HASH = `0x${'9'.repeat(64)}`

function prepare({ services }: TestApp) {
  const { tokenFacts } = services.chain
  services.chain.tokenFacts = (chainId, token) =>
    chainId === BASE && token === AERO ? tokenFacts(ROPSTEN, UNI) : tokenFacts(chainId, token)
  TOKEN_LIST.tokens.push({ chainId: BASE, address: AERO, symbol: 'AERO', name: 'Aerodrome', decimals: 18 } as never)
  TOKEN_LIST.tokens.push({ chainId: ARBITRUM, address: ARB, symbol: 'ARB', name: 'Arbitrum', decimals: 18 } as never)
  services.holdings[AERO] = 3n * ETHER
}

function watch({ services: { chain, node } }: TestApp, read: string[]) {
  const { balances, prices, approvals } = chain
  const { balance, head } = node
  chain.balances = (...args) => (read.push(`balances ${args[0]}`), balances(...args))
  chain.prices = (...args) => (read.push(`prices ${args[0]}`), prices(...args))
  chain.approvals = (...args) => (read.push(`approvals ${args[0]}`), approvals(...args))
  node.balance = (...args) => (read.push(`coin ${args[0]}`), balance(...args))
  node.head = (...args) => (read.push(`head ${args[0]}`), head(...args))
}

const rowsOf = (name: string) => region(name).getAllByRole('row').slice(1)
const total = () => valueOf(document.body, 'Total value')

describe('tokens', () => {
  test('are shown by network, with the sum of all; each network is read once, and only the active one with blocks', async () => {
    const read: string[] = []
    const { services } = await connected('/profile', (app) => {
      prepare(app)
      watch(app, read)
    })
    await pass(600)
    // The account has 10 ether at 2,000 dollars on each network, and 1,000 USDC. AERO has no price.
    expect(total()).toBe('$61,000.00, 1 of 5 tokens has no price')
    expect(rowsOf('Tokens on Ropsten')).toHaveLength(2)
    expect(partsOf(rowsOf('Tokens on Base')[0]!)[0]).toBe('ETH')
    expect(rowsOf('Tokens on Arbitrum One')).toHaveLength(1)
    for (const chainId of [BASE, ARBITRUM]) {
      expect(read.filter((each) => each === `coin ${chainId}`)).toHaveLength(1)
      expect(read.filter((each) => each === `prices ${chainId}`)).toHaveLength(1)
      expect(read).not.toContain(`head ${chainId}`)
      expect(read).not.toContain(`approvals ${chainId}`)
    }

    read.length = 0
    for (let number = 101; number < 106; number += 1) {
      newBlock(services, number)
      await pass(12_000)
    }
    expect(read.filter((each) => each === `coin ${ROPSTEN}`).length).toBeGreaterThan(3)
    expect(read.filter((each) => !each.endsWith(` ${ROPSTEN}`))).toEqual([])
  })

  test('a token of another network is traded there, and looked up there', async () => {
    await connected('/profile', prepare)
    await pass(600)
    const row = region('Tokens on Base').getByRole('row', { name: /AERO/ })
    expect(
      within(row)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/token?address=${AERO}&chain=8453`, `/swap?inputCurrency=${AERO}&chain=8453`])
  })

  test('a network that does not respond says so for itself, and the total names it', async () => {
    let isDown = true
    const { user } = await connected('/profile', (app) => {
      prepare(app)
      const { chain, node } = app.services
      const { balances } = chain
      const { balance } = node
      const failed = () => Promise.reject(new NodeError('limited', 'Too many.'))
      chain.balances = (...args) => (args[0] === BASE && isDown ? failed() : balances(...args))
      node.balance = (...args) => (args[0] === BASE && isDown ? failed() : balance(...args))
    })
    await pass(600)
    expect(total()).toBe('$41,000.00, Could not be loaded: Base')
    region('Tokens on Base').getByText('Balances could not be loaded')
    region('Tokens on Base').getByText('The node limits requests.')
    expect(rowsOf('Tokens on Arbitrum One')).toHaveLength(1)

    isDown = false
    await user.click(region('Tokens on Base').getByRole('button', { name: 'Try again' }))
    await pass(600)
    expect(total()).toBe('$61,000.00, 1 of 5 tokens has no price')
    expect(rowsOf('Tokens on Base')).toHaveLength(2)
  })

  test('a network that takes its time holds nothing up, and those with nothing take one line', async () => {
    await connected('/profile', ({ services: { node, holdings } }) => {
      holdings[base.deployment.usdc] = 0n
      const { balance } = node
      node.balance = (...args) =>
        args[0] === ARBITRUM ? new Promise(() => undefined) : args[0] === BASE ? Promise.resolve(0n) : balance(...args)
    })
    await pass(600)
    expect(total()).toBe('$21,000.00, Still loading: Arbitrum One')
    expect(
      screen.getByRole('region', { name: 'Tokens on Arbitrum One' }).querySelector('[aria-busy="true"]'),
    ).not.toBeNull()
    expect(screen.queryByRole('region', { name: 'Tokens on Base' })).toBeNull()
    screen.getByText('No tokens on Base')
  })

  test('the coin in the head is that of the network that is chosen there', async () => {
    const { user, state } = await connected('/profile', ({ services: { node } }) => {
      node.balance = async (chainId) => (chainId === BASE ? 3n * ETHER : 10n * ETHER)
    })
    await pass(600)
    const coin = () => partsOf(screen.getByText(/Ether balance$/).closest('div')!)[1]
    expect(coin()).toBe('10 ETH')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Base')
    await pass(600)
    expect(coin()).toBe('3 ETH')
    expect(state().tradeChain.chainId).toBe(BASE)
    // The selected network changes neither the order of the sections nor the wallet's network in the top bar.
    expect(
      screen.getAllByRole('heading', { level: 2, name: /^Tokens on/ }).map(({ textContent }) => textContent),
    ).toEqual(['Tokens on Ropsten', 'Tokens on Base', 'Tokens on Arbitrum One'])
    screen.getByRole('button', { name: /Ropsten/ })
  })
})

test('the activity of all networks is one list, the newest first, each with its network and its explorer', async () => {
  const { dispatch, services, user, state } = await connected('/profile#activity')
  const add = async (chainId: number, hash: typeof HASH, description: string) => {
    await act(async () => dispatch(addTransaction(ALICE, chainId, { hash, description })))
    await pass(1_000)
  }
  await add(ROPSTEN, HASH, 'Swap 1 ETH for UNI')
  await add(BASE, OTHER_HASH, 'Swap 2 ETH for AERO')
  for (const [chainId, hash] of [
    [ROPSTEN, HASH],
    [BASE, OTHER_HASH],
  ] as const)
    await act(
      async () => void dispatch(transactionUpdated({ account: ALICE, chainId, hash, state: { status: 'confirmed' } })),
    )
  await pass()
  const items = region('Activity').getAllByRole('listitem')
  expect(items.map((item) => partsOf(item).slice(0, 2))).toEqual([
    ['Swap 2 ETH for AERO', expect.stringMatching(/ · Base$/)],
    ['Swap 1 ETH for UNI', expect.stringMatching(/ · Ropsten$/)],
  ])
  expect(within(items[0]!).getByRole('link').getAttribute('href')).toBe(`https://basescan.org/tx/${OTHER_HASH}`)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(services.files[0]!.text).toMatch(new RegExp(`"${OTHER_HASH}","Base"[^]*"${HASH}","Ropsten"`))
  await user.click(region('Activity').getByRole('button', { name: 'Clear All' }))
  await pass()
  region('Activity').getByText('No activity yet')
  const left: StoredTransaction[][] = Object.values(state().transactions.byAccount)
  expect(left.flat()).toEqual([])
})

test('approvals are shown by network, and to revoke one the wallet first goes there', async () => {
  const read: string[] = []
  const { swapRouter } = base.deployment
  const { user, wallet, state } = await connected('/profile#approvals', (app) => {
    prepare(app)
    app.services.chain.approvals = async (chainId) =>
      chainId === ARBITRUM
        ? Promise.reject(new NodeError('timedOut', 'Slow.'))
        : { open: chainId === BASE ? [{ token: AERO, spender: swapRouter, amount: '5' }] : [], unread: 0 }
    watch(app, read)
  })
  await pass(600)
  for (const chainId of [ROPSTEN, BASE, ARBITRUM]) expect(read).toContain(`approvals ${chainId}`)
  region('Approvals on Ropsten').getByText('No open approvals')
  region('Approvals on Arbitrum One').getByText('Approvals could not be loaded')
  expect(partsOf(screen.getByRole('tab', { name: /Approvals/ }))).toEqual(['Approvals', '1'])
  const before = wallet.calls.length
  await user.click(region('Approvals on Base').getByRole('button', { name: /^Revoke AERO approval/ }))
  await pass(600)
  const asked = wallet.calls.slice(before).filter(({ method }) => /^(wallet_switch|eth_send)/.test(method))
  expect(asked.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain', 'eth_sendTransaction'])
  expect(asked[0]!.params).toEqual([{ chainId: '0x2105' }])
  expect(asked[1]!.params).toMatchObject([{ chainId: '0x2105', to: AERO }])
  expect(state().tradeChain.chainId).toBe(BASE)
  region('Approvals on Base').getByText('Revoking')
  jest.restoreAllMocks()
})
