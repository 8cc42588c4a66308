import { screen } from '@testing-library/react'
import type { Address } from '#domain/chain/address'
import { TRANSFER } from '#domain/transaction/log'
import { appStore } from '../support/appStore'
import { poolFor, snapshotOf } from '../support/fakePools'
import { CONTRACTS, ETHER, type FakeServices, USDC, WETH } from '../support/fakeServices'
import { ALICE, type FakeWallet, HASH } from '../support/fakeWallet'
import { button, pass, renderApp } from './renderApp'

export type TestApp = ReturnType<typeof appStore>

type Prepare = (app: TestApp, wallet: FakeWallet) => void

const amountOf = (field: string) => screen.getByLabelText<HTMLInputElement>(field).value
export const sold = () => amountOf('You sell')
export const received = () => amountOf('You receive')
export const review = () => screen.getByRole('dialog', { name: 'Review swap' })

/** Opens the app connected to an account with 1,000 USDC and 10 ETH. `prepare` may change the responses. */
export async function connected(path: string, prepare: Prepare = () => undefined) {
  const app = appStore()
  app.services.holdings[USDC] = 1_000_000_000n
  const wallet = await app.connect()
  prepare(app, wallet)
  const rendered = await renderApp(path, app)
  await pass(300)
  return { ...rendered, wallet }
}

/** Like `connected`, with the review of the trade at this path open. */
export async function reviewAt(path: string, prepare?: Prepare) {
  const app = await connected(path, prepare)
  await app.user.click(button(/^Review swap/))
  await pass()
  return app
}

export const swap = (input: string, output: string, value = '') =>
  `/swap?inputCurrency=${input}&outputCurrency=${output}&value=${value}`

/** A pool in which one ether is worth `amountOut` base units of USDC (6 decimals), with this price impact. */
export const etherPool = (amountOut: bigint, impact?: number) =>
  poolFor({ sell: WETH, buy: USDC, amountIn: ETHER, amountOut, ...(impact !== undefined && { impact }) })

export function withPool(app: Pick<TestApp, 'services'>, amountOut: bigint, impact?: number) {
  const pool = etherPool(amountOut, impact)
  app.services.chain.snapshot = async () => snapshotOf([pool])
}

const word = (value: bigint | Address): `0x${string}` => `0x${BigInt(value).toString(16).padStart(64, '0')}`

/** The event of a token with which the router pays out a trade. */
export const paidOut = (token: Address, units: bigint) => ({
  address: token,
  topics: [TRANSFER, word(CONTRACTS.swapRouter), word(ALICE)],
  data: word(units),
})

/** Sets the chain's newest block. The app reads it with its next poll of the head. */
export function newBlock({ node }: FakeServices, number = 101) {
  node.head = async () => ({
    number,
    hash: number === 101 ? HASH : `0x${'b'.repeat(64)}`,
    timestamp: Math.floor(Date.now() / 1000),
    baseFeePerGas: 1n,
  })
}
