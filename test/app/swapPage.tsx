import { appStore } from '../support/appStore'
import { poolFor, snapshotOf } from '../support/fakePools'
import { ETHER, type FakeServices, USDC, WETH } from '../support/fakeServices'
import { type FakeWallet, HASH } from '../support/fakeWallet'
import { pass, renderApp } from './renderApp'

/** The trade card with Alice connected, for tests of what it says and does. */

export type TestApp = ReturnType<typeof appStore>

/** The app at an address, connected, with 1,000 USDC and 10 ETH. `prepare` may change what chain and wallet say. */
export async function connected(path: string, prepare: (app: TestApp, wallet: FakeWallet) => void = () => undefined) {
  const app = appStore()
  app.services.holdings[USDC] = 1_000_000_000n
  const wallet = await app.connect()
  prepare(app, wallet)
  const rendered = await renderApp(path, app)
  await pass(300)
  return { ...rendered, wallet }
}

export const swap = (input: string, output: string, value = '') =>
  `/swap?inputCurrency=${input}&outputCurrency=${output}&value=${value}`

/** A pool in which one ether is sold for so many millionths of a dollar, and with such an impact. */
export const etherPool = (amountOut: bigint, impact?: number) =>
  poolFor({ sell: WETH, buy: USDC, amountIn: ETHER, amountOut, ...(impact !== undefined && { impact }) })

/** Makes it the only pool there is. */
export function withPool(app: Pick<TestApp, 'services'>, amountOut: bigint, impact?: number) {
  const pool = etherPool(amountOut, impact)
  app.services.chain.snapshot = async () => snapshotOf([pool])
}

/** The next block, which is read when the head is the next time. */
export function newBlock({ node }: FakeServices, number = 101) {
  node.head = async () => ({
    number,
    hash: number === 101 ? HASH : `0x${'b'.repeat(64)}`,
    timestamp: Math.floor(Date.now() / 1000),
    baseFeePerGas: 1n,
  })
}
