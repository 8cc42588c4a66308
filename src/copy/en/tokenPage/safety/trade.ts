import { usdShortText } from '../../../../domain/market/money'
import { grouped } from '../../../../domain/browser/locale'
import { changesLater, type LaterChange } from './contract'
import type { Statement } from './list'

const atBlock = (blockNumber: number) => `at block ${grouped(String(blockNumber))}`

export const notTested: Statement = {
  statement: 'Buying and selling are not tested',
  source: 'It is one of the tokens that most trades go through.',
}

export const taxUnknown: Statement = {
  statement: 'Buy and sell tax could not be measured',
  source: 'The network provider cannot simulate trades, or the pools hold too little.',
}

/** How the tax was measured. */
export const testedAt = (blockNumber: number | null, later: LaterChange) =>
  `Buying and selling were simulated${blockNumber === null ? '' : ` ${atBlock(blockNumber)}`}, with nothing sent. ${changesLater[later]}`

export const noTax = (source: string): Statement => ({ statement: 'No buy or sell tax', source })

export const noBuying = (source: string): Statement => ({
  statement: 'It cannot be bought',
  source: `Nothing arrives. ${source}`,
})

export const noSelling = (source: string): Statement => ({
  statement: 'It cannot be sold',
  source: `It can be bought, but sending it back to the pool fails. ${source}`,
})

/** Both are shares, for example "5%". */
export const keepsTax = (buy: string, sell: string, source: string): Statement => ({
  statement: `Keeps ${buy} when bought, ${sell} when sold`,
  source,
})

export const notPooled: Statement = { statement: 'No pool holds this token', source: 'It cannot be traded here.' }

interface PooledFacts {
  count: number
  /** In dollars, with 18 decimals; null if nothing has a price. */
  liquidity: bigint | null
  deepest: bigint | null
  blockNumber: number
  /** "4 pools", as in the market's words. */
  pools: string
}

/** The liquidity in the pools of a token. */
export function pooled({ count, liquidity, deepest, blockNumber, pools }: PooledFacts): Statement {
  const at = ` ${atBlock(blockNumber)}.`
  const statement = liquidity === null ? pools : `${usdShortText(liquidity)} in ${pools}`
  if (deepest === null)
    return { statement, source: `What ${count === 1 ? 'it holds' : 'they hold'} has no price in dollars${at}` }
  if (count === 1) return { statement, source: `On Uniswap, with the usual tokens,${at}` }
  return { statement, source: `The deepest pool holds ${usdShortText(deepest)}${at}` }
}
