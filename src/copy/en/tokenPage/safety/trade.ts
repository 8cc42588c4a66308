import { usdShortText } from '../../../../domain/market/money'
import { grouped } from '../../../../domain/browser/locale'
import { changesLater, type LaterChange } from './contract'
import type { Statement } from './list'

const atBlock = (blockNumber: number) => `at block ${grouped(String(blockNumber))}`

export const notTested: Statement = {
  statement: 'Buying and selling are not tested',
  text: 'It is one of the tokens that most trades go through.',
}

export const taxUnknown: Statement = {
  statement: 'Buy and sell tax could not be measured',
  text: 'The network provider cannot simulate trades, or the pools hold too little.',
}

/** How the tax was measured, and who can change it. */
export const testedAt = (blockNumber: number | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source: `Buying and selling were simulated${blockNumber === null ? '' : ` ${atBlock(blockNumber)}`}, with nothing sent.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: 'No buy or sell tax', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'It cannot be bought',
  text: `Nothing arrives. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'It cannot be sold',
  text: `It can be bought, but sending it back to the pool fails. ${text}`,
  source,
})

/** Both are shares, for example "5%". */
export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `It keeps ${buy} of each purchase and ${sell} of each sale`,
  ...tested,
})

export const notPooled: Statement = { statement: 'No pool holds this token', text: 'It cannot be traded here.' }

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
  const source = `Uniswap’s pools with the usual tokens ${atBlock(blockNumber)}.`
  const statement = liquidity === null ? pools : `${usdShortText(liquidity)} in ${pools}`
  if (deepest === null)
    return { statement, text: `What ${count === 1 ? 'it holds' : 'they hold'} has no price in dollars.`, source }
  return count === 1
    ? { statement, source }
    : { statement, text: `The deepest holds ${usdShortText(deepest)}.`, source }
}
