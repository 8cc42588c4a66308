import type { MinedLog } from '#boundary/node'
import { type Address, sameAddress } from '#domain/chain/address'
import type { PoolReference } from '#domain/market/history'
import { sortTokens } from '#domain/pool/route'
import { intAt, uintAt } from '../../chain/words'

export interface CountedPool {
  pool: PoolReference
  quote: Address
}

const size = (value: bigint) => (value < 0n ? -value : value)

/**
 * Returns a function that reads the amount of the quote token in a Swap event of a token's pool, in base units, net of
 * amounts returned in the same swap, as in a flash loan.
 */
export function quoteAmounts(token: Address, { pool, quote }: CountedPool): (swap: MinedLog) => bigint {
  const [first] = pool.protocol === 'v4' ? [pool.token0] : sortTokens(token, quote)
  const index = sameAddress(first, quote) ? 0 : 1
  return ({ data }) => size(pool.protocol === 'v2' ? uintAt(data, index) - uintAt(data, index + 2) : intAt(data, index))
}
