import { expect } from '@jest/globals'
import type { Receipt } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import type { TradePlan } from '#domain/trade/plan'
import { changeFromMarket, type SwapRecord } from '#domain/trade/swapRecord'
import type { Node } from '#services/chain/node'
import { readSwap } from '#services/trade/swapReader'
import { CHAIN_ID } from './chainTrades'

interface Moved {
  sold: bigint
  received: bigint
}

/** The chain alone must give the moved amounts, the agreed terms, the network cost and the price. */
export async function expectRecord(node: Node, account: Address, plan: TradePlan, receipt: Receipt, moved: Moved) {
  const record = (await readSwap(node, CHAIN_ID, { account, hash: receipt.transactionHash })) as SwapRecord
  const { quote, limit, sell, buy } = plan
  expect([record.sell.id, record.buy.id]).toEqual([sell.id, buy.id])
  expect([record.sell.decimals, record.buy.decimals]).toEqual([sell.decimals, buy.decimals])
  expect(record.sell.symbol ?? NATIVE).toBe(sell.id === NATIVE ? NATIVE : sell.symbol)
  expect(record.sell.moved).toMatchObject({ units: moved.sold.toString(), isOnlyClaimed: false })
  expect(record.buy.moved).toMatchObject({ units: moved.received.toString(), isOnlyClaimed: false })
  expect(record.terms).toEqual({ kind: quote.kind, limit })
  expect(record.fees).toEqual(quote.legs.map(({ hops }) => hops.map(({ fee }) => fee)))
  expect(record.cost).toBe((receipt.gasUsed * receipt.effectiveGasPrice).toString())
  expect(record.blockNumber).toBe(receipt.blockNumber)
  // The price feed on the local chain reports 3,000 dollars per ether.
  expect(record.etherUsd).toBe((3_000n * 10n ** 18n).toString())
  // The price is never better than the market's: each pool takes its fee, and the trade moves the price.
  const change = changeFromMarket(record)
  const least = Math.min(...record.fees.map((fees) => fees.reduce((sum, fee) => sum + fee, 0)))
  expect(change).toBeLessThanOrEqual(-Math.floor(least * 0.9))
  expect(change).toBeGreaterThan(-200_000n)
}
