import type { Address } from '#domain/chain/address'
import type { PriceChange } from '#domain/market/history'
import { commonBlock, type PastAsset, pastWorth } from '#domain/market/pastWorth'
import { skipToken } from '#store/chainReads'
import { useTradeChain } from '#store/hooks'
import { useGetPastBalancesQuery } from '#store/token/tokenReads'
import { useStableValue } from '../browser/useStableValue'
import type { useHoldings } from '../market/useHoldings'
import { useDeployment } from '../useDeployment'

type Holdings = Pick<ReturnType<typeof useHoldings>, 'native' | 'holdings'>

/**
 * What an account's assets on the active network were worth a day ago, in dollars with 18 decimals, and the block. The
 * table reads the prices of that block for its changes anyway; the balances of the same block take one call more. Values
 * of other times are not shown: each would take the states of one more block. Null until known, and if any asset that has
 * a price now has no price or balance of that block, as for a coin that is held alone, whose feed names no block.
 */
export function useDayAgo(
  account: Address,
  { native, holdings }: Holdings,
  changes: ReadonlyMap<Address, PriceChange>,
): { usd: bigint; blockNumber: number } | null {
  const { id: chainId, nativeCurrency } = useTradeChain()
  const weth = useDeployment()?.weth
  const priced = holdings.filter(({ usd, decimals }) => usd !== null && decimals !== null)
  const tokens = useStableValue(priced.map(({ token }) => token.address))
  const coinSince = weth && changes.get(weth)?.since
  const sinceOf = (token: Address) => changes.get(token)?.since
  const hasCoinPrice = native !== null && native.usd !== null
  const blockNumber = hasCoinPrice ? commonBlock([coinSince, ...tokens.map(sinceOf)]) : null
  const { currentData: past } = useGetPastBalancesQuery(
    blockNumber === null ? skipToken : { chainId, account, tokens, blockNumber },
  )
  if (blockNumber === null || !past) return null
  const unitsOf = (units: string | null | undefined) => (units ? BigInt(units) : null)
  const usd = pastWorth([
    { decimals: nativeCurrency.decimals, since: coinSince, units: unitsOf(past.coin) },
    ...priced.map(({ token, decimals }, index): PastAsset => ({
      decimals: decimals ?? 0,
      since: sinceOf(token.address),
      units: unitsOf(past.tokens[index]),
    })),
  ])
  return usd === null ? null : { usd, blockNumber }
}
