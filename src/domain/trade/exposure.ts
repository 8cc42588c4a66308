import { type Address, sameAddress } from '../chain/address'
import type { PoolState } from '../pool/pool'
import { isThroughV4, type Legs, type TradeKind } from '../pool/route'
import { type CurrencyId, NATIVE } from '../token/token'

/*
 * What a token may do to a trade in the middle of it, and which router withstands it. Only a network's common tokens
 * are known to call nobody back and to deliver what they are told to.
 *
 * SwapRouter02 has no lock. It pays a pool of the wrapped coin with its own ether if that is enough, and otherwise with
 * the wrapped coin of its caller. A V3 pool pays out before it is paid. A token that is paid out can therefore take the
 * router's ether by `refundETH`, and an account that has approved its wrapped coin to the router then pays twice. The
 * Universal Router is locked while it executes, and pays only with what a command names. UniswapV2Router02 wraps all
 * ether before any token is called.
 *
 * Pools of V3 and V4 count what they send, and not what arrives. Of an exact input, the routers' functions for V2 pools
 * compare the recipient's balance before and after, but only if they pay the recipient themselves.
 *
 * PancakeSwap's SmartRouter is like SwapRouter02, and a trade through that venue has no other router to go to. So a
 * trade that needs the Universal Router is never executed there. Nobody measures what arrives of an unknown token that
 * a V3 pool pays out, or that is bought for a fixed amount to receive: the trial and the minimum are not enough, since
 * the token may keep more at the moment of the trade.
 */

/** The parts of a quote or of a found trade that decide who may execute it. */
export interface ExposedTrade extends Legs {
  kind: TradeKind
  siteFee?: unknown
  /** Set if only the Universal Router may execute the trade, although it uses no V4 pool. */
  isUniversal?: true
}

export type TradedSides = Record<'sell' | 'buy', CurrencyId>
export type IsCommon = (token: Address) => boolean

/** Whether the Universal Router executes a trade, and thus takes a sold token through Permit2. */
export const isByUniversalRouter = ({ legs, isUniversal }: Pick<ExposedTrade, 'legs' | 'isUniversal'>): boolean =>
  isUniversal === true || isThroughV4({ legs })

/** Whether what arrives of the bought token is known only from the token itself, so that its balance must be checked. */
export const isBoughtUnknown = ({ buy }: TradedSides, isCommon: IsCommon): boolean => buy !== NATIVE && !isCommon(buy)

/** Whether the first pool is paid before a token of the trade is called, so that nothing is left that can be taken. */
function isPaidFirst({ legs }: ExposedTrade): boolean {
  return legs.length === 1 && legs[0]?.hops[0]?.protocol === 'v2'
}

/** Whether a router's function for V2 pools compares the account's balance before and after the trade. */
function isMeasured({ kind, legs, siteFee }: ExposedTrade): boolean {
  return kind === 'exactIn' && legs.length === 1 && legs[0]?.hops.at(-1)?.protocol === 'v2' && !siteFee
}

const hasUnknown = ({ legs }: ExposedTrade, isCommon: IsCommon) =>
  legs.some(({ hops }) => hops.some(({ tokenIn, tokenOut }) => !isCommon(tokenIn) || !isCommon(tokenOut)))

/** Whether a token of the trade could take the ether with which SwapRouter02 pays, so that the account pays twice. */
export const isCoinExposed = (trade: ExposedTrade, { sell }: Pick<TradedSides, 'sell'>, isCommon: IsCommon): boolean =>
  sell === NATIVE && hasUnknown(trade, isCommon) && !isPaidFirst(trade)

/**
 * Whether a trade that uses no V4 pool should be executed by the Universal Router where there is one: a sale of the
 * native coin with an unknown token on its way, or a purchase of an unknown token that no other router measures.
 */
export function needsUniversalRouter(trade: ExposedTrade, sides: TradedSides, isCommon: IsCommon): boolean {
  if (isThroughV4(trade)) return false
  const isRefundSafe = trade.kind === 'exactIn' || sides.sell !== NATIVE || !hasUnknown(trade, isCommon)
  return (
    isCoinExposed(trade, sides, isCommon) || !isRefundSafe || (isBoughtUnknown(sides, isCommon) && !isMeasured(trade))
  )
}

/**
 * The pools of which SmartRouter executes any trade in one leg, of an exact input if the bought token is unknown: an
 * unknown token is only paid out by a V2 pool, where the router measures it, and sold ether never lies in the router
 * while an unknown token is called.
 */
export function openToSmartRouter(
  pools: readonly PoolState[],
  { sell, buy }: TradedSides,
  isCommon: IsCommon,
): readonly PoolState[] {
  const isCoinSold = sell === NATIVE
  if (buy === NATIVE || isCommon(buy))
    return isCoinSold ? pools.filter(({ token0, token1 }) => isCommon(token0) && isCommon(token1)) : pools
  const paysOut = ({ token0, token1 }: PoolState) => sameAddress(token0, buy) || sameAddress(token1, buy)
  return pools.filter((pool) => pool.protocol === 'v2' || (!isCoinSold && !paysOut(pool)))
}
