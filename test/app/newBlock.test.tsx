import { takeCommits, takeRendered } from '../support/renderedComponents'
import { act, screen } from '@testing-library/react'
import { type Action, isAction } from '@reduxjs/toolkit'
import { connectStarted } from '#events'
import { isEntry } from '#store/devToolsFormat'
import { appStore, WALLET_ID } from '../support/appStore'
import { ETHER, listed, listsOf, UNI, USDC, WETH } from '../support/fakeServices'
import { pass, renderApp, setUpBrowser } from './renderApp'
import { etherPool } from './swapPage'
import { fakeBlock } from '../support/fakeNode'
import { snapshotOf } from '../support/fakePools'

setUpBrowser()

const BLOCK_MS = 12_000
/** The endpoint of a fulfilled read; null for any other action. */
const answered = ({ type, meta }: Action & { meta?: { arg?: { endpointName?: string } } }) =>
  (type === 'chainReads/executeQuery/fulfilled' && meta?.arg?.endpointName) || null
const now = () => Math.floor(Date.now() / 1000)
const TOKENS = { tokens: [WETH, USDC, UNI].map(listed) }
const PAIRS = { tokens: ['WETH/USDC', 'UNI/WETH'].map((name) => ({ name })) }
const pool = (last: number) => ({ id: `0x${String(last).repeat(40)}`, protocol: 'v3', fee: 500 }) as const

async function home() {
  /** The endpoints whose responses have arrived since the store last notified its subscribers. */
  const answers: string[] = []
  const entries: unknown[] = []
  const app = appStore(undefined, [
    () => (next) => (action) => {
      const endpoint = isAction(action) && answered(action)
      if (endpoint) answers.push(endpoint)
      if (isAction(action) && isEntry(action)) entries.push((action as { payload?: unknown }).payload)
      return next(action)
    },
  ])
  const { chain, node } = app.services
  let number = 100
  const prices = ['2000', '3']
  const atBlock = () => ({ blockNumber: number, timestamp: now() })
  const { prices: readPrices, verify } = chain
  app.services.readList = listsOf(TOKENS, PAIRS)
  node.head = async () => fakeBlock({ number, timestamp: now() })
  chain.prices = async (...args) => ({ ...(await readPrices(...args)), ...atBlock() })
  chain.pairPrices = async () => ({
    ...atBlock(),
    tokens: [],
    pairs: prices.map((price, place) => ({
      price: (BigInt(price) * ETHER).toString(),
      usd: (BigInt(price) * ETHER).toString(),
      pool: pool(place + 1),
      liquidityUsd: (BigInt(9 - place) * ETHER).toString(),
    })),
  })
  chain.histories = async (_chainId, asks) =>
    asks.map(() => ({
      readings: [24, 20, 16, 12, 8, 4].map((ago) => ({
        blockNumber: 40,
        timestamp: now() - ago * 3_600,
        price: (BigInt(ago) * ETHER).toString(),
      })),
      source: 'archive' as const,
      reason: null,
    }))
  const deepest = etherPool(2_000_000_000n)
  chain.snapshot = async () => snapshotOf([deepest], { ...atBlock(), readAt: Date.now() })
  chain.verify = async (...args) => {
    const verified = await verify(...args)
    return verified && { ...verified, blockNumber: number }
  }
  let renders = 0
  await renderApp('/', app, () => void (renders += 1))
  await pass(BLOCK_MS)
  return {
    prices,
    dispatch: app.dispatch,
    number: () => number,
    isAt: () => screen.getByText(`Pool prices at block ${number}`),
    async nextBlock() {
      const changes: MutationRecord[] = []
      const notified: string[][] = []
      const unsubscribe = app.store.subscribe(() => {
        if (answers.length > 0) notified.push(answers.splice(0).sort())
      })
      answers.length = 0
      entries.length = 0
      takeCommits()
      const observer = new MutationObserver((records) => void changes.push(...records))
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      number += 1
      renders = 0
      takeRendered()
      await pass(BLOCK_MS)
      changes.push(...observer.takeRecords())
      observer.disconnect()
      unsubscribe()
      const changed = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement!))
      const counts = { renders, notified, entries, commits: takeCommits(), components: takeRendered() }
      return { ...counts, changed: [...new Set(changed)] }
    },
  }
}

/** Whether an element shows the number or age of the newest block, or the countdown of the quote. */
const isOfBlock = (element: Element) =>
  element.matches('footer .block, section > .head p, dl [title], dl dd *') ||
  element.querySelector(':scope > .ring') !== null

test('a block with the same prices changes its number, the ages and the ring, and nothing else', async () => {
  const { nextBlock, isAt } = await home()
  const { changed, renders, components } = await nextBlock()
  isAt()
  expect(changed.filter((element) => !isOfBlock(element)).map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(changed.filter((element) => element.querySelector(':scope > .ring'))).toHaveLength(1)
  // Each response causes one render, and its request causes none. Components that show an age also render by
  // themselves.
  expect(renders).toBeLessThanOrEqual(6)
  // Only the containers, the figures of the newest block and the quote bar are rendered again.
  expect(components).toBeLessThanOrEqual(36)
})

test('the reads of a block are one change of the store and one commit, and one entry in DevTools', async () => {
  const { nextBlock, prices, number } = await home()
  prices[1] = '4'
  const { notified, commits, entries } = await nextBlock()
  // The verification of the quote needs the block's prices, so it is read after them.
  expect(notified).toEqual([['getHead', 'getPairPrices', 'getPrices', 'getPrices', 'getSnapshot'], ['getVerification']])
  expect(commits).toBeLessThanOrEqual(notified.length)
  expect(entries).toEqual([
    { chainId: 3, number: number(), changed: ['getHead', 'getPairPrices', 'getPrices', 'getSnapshot'] },
  ])
})

test('a block with another price changes the row of its pair, and no other one', async () => {
  const { nextBlock, prices, isAt } = await home()
  prices[1] = '4'
  const { changed } = await nextBlock()
  isAt()
  const rows = changed.flatMap((element) => element.closest('tbody tr') ?? [])
  expect(new Set(rows)).toEqual(new Set([screen.getByRole('link', { name: 'Trade UNI/WETH' }).closest('tr')]))
})

test('a wallet that is asked for its accounts renders the button and the announcement, and nothing of the screen', async () => {
  const { dispatch } = await home()
  takeRendered()
  act(() => void dispatch(connectStarted({ walletId: WALLET_ID, attempt: 1 })))
  expect(takeRendered()).toBeLessThanOrEqual(12)
})
