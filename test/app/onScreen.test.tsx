import { takeRendered } from '../support/renderedComponents'
import { act, screen, within } from '@testing-library/react'
import { appStore } from '../support/appStore'
import { fakeBlock } from '../support/fakeNode'
import { ETHER, listed, listsOf, UNI, USDC, WETH } from '../support/fakeServices'
import { fakeScreen } from '../support/fakeScreen'
import { pass, renderApp, setUpBrowser } from './renderApp'

setUpBrowser()

const BLOCK_MS = 12_000
const now = () => Math.floor(Date.now() / 1000)
const readList = listsOf(
  { tokens: [WETH, USDC, UNI].map(listed) },
  { tokens: ['WETH/USDC', 'UNI/WETH'].map((name) => ({ name })) },
)
const pool = { id: `0x${'1'.repeat(40)}`, protocol: 'v3', fee: 500 } as const

let view = fakeScreen()
beforeEach(() => {
  view = fakeScreen()
  Object.assign(globalThis, { IntersectionObserver: view.Observer })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

async function home() {
  const app = appStore()
  const { services } = app
  const lists: string[] = []
  const priced: number[] = []
  let number = 100
  services.readList = (urls, parse) => {
    lists.push(String(urls.at(-1)))
    return readList(urls, parse)
  }
  services.node.head = async () => fakeBlock({ number, timestamp: now() })
  services.chain.pairPrices = async () => {
    priced.push(number)
    return {
      blockNumber: number,
      timestamp: now(),
      tokens: [],
      pairs: [2_000n, 3n].map((price) => ({
        price: ((price + BigInt(number)) * ETHER).toString(),
        usd: (price * ETHER).toString(),
        pool,
        liquidityUsd: (9n * ETHER).toString(),
      })),
    }
  }
  await renderApp('/', app)
  return {
    lists,
    priced,
    async block() {
      number += 1
      await pass(BLOCK_MS)
    },
  }
}

const table = () => screen.getByRole('table')

test('the pairs are read when they are scrolled to, and not while they are scrolled away', async () => {
  const { lists, priced, block } = await home()
  await pass(1_000)
  expect(table().closest('[aria-busy="true"]') ?? table().querySelector('[aria-busy="true"]')).not.toBeNull()
  expect([lists, priced]).toEqual([[], []])

  view.scrollTo(table())
  await pass()
  within(table()).getAllByText(/^2,100\b/)
  expect(priced).toEqual([100])
  await block()
  within(table()).getAllByText(/^2,101\b/)

  view.scrollFrom(table())
  await block()
  await block()
  expect(priced).toEqual([100, 101])
  within(table()).getAllByText(/^2,101\b/)

  view.scrollTo(table())
  within(table()).getAllByText(/^2,101\b/)
  await pass()
  expect(priced).toEqual([100, 101, 103])
  within(table()).getAllByText(/^2,103\b/)
})

test('a block draws less where nobody looks at the pairs', async () => {
  const { block } = await home()
  view.scrollTo(table())
  await pass()
  await block()
  takeRendered()
  await block()
  const seen = takeRendered()
  view.scrollFrom(table())
  await block()
  takeRendered()
  await block()
  expect(takeRendered()).toBeLessThan(seen)
})

test('nobody waits for the token list: it is read when the search is opened, or two seconds after the page', async () => {
  const { lists } = await home()
  await pass(1_500)
  expect(lists).toEqual([])
  await pass(1_500)
  expect(lists).toEqual(['/lists/tokens.json'])
})

test('the token list is read at once where the search is opened', async () => {
  const { lists } = await home()
  act(() => {
    screen.getByRole('combobox', { name: 'Search tokens' }).focus()
  })
  await pass()
  expect(lists).toContain('/lists/tokens.json')
})
