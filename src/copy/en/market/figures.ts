import type { FeeModel } from '../../../domain/chain/fees'
import { coinWord } from '../../../domain/chain/chain'
import { usdTextAtMost } from '../../../domain/market/money'
import { USUAL_SWAP_GAS } from '../../../domain/market/usualSwap'
import { grouped } from '../../../domain/browser/locale'
import { blockText } from './change'

/** The network's own coin, by its symbol. */
export const coinLabel = (symbol: string) => (symbol === 'ETH' ? 'Ether' : symbol)
export const NETWORK_FEE = 'Network fee'
export const LATEST_BLOCK = 'Latest block'

/** Why a figure is not there yet. */
export const NO_PRICE = {
  loading: 'The price is still loading.',
  failed: 'The price could not be loaded.',
} as const
/** Why there is no price although there was an answer. `coin`: the symbol of the network's own. */
export const unreliablePrice = (coin: string, hasFeed: boolean) =>
  hasFeed
    ? `The price feed is out of date, or too far from the market price of ${coinWord(coin)}.`
    : `No pool of ${coinWord(coin)} with dollars is deep enough for a reliable price.`
export const NO_FEE = { loading: 'The fee is still loading.', failed: 'The fee could not be loaded.' } as const
export const NO_BLOCK = {
  loading: 'The newest block is still loading.',
  failed: 'The newest block could not be loaded.',
} as const

/** The source of the price of the network's own coin, by its symbol. */
export const coinSource = (coin: string, hasFeed: boolean, blockNumber: number) =>
  hasFeed
    ? `Chainlink's ${coinWord(coin)} price feed, ${blockText(blockNumber)}`
    : `The deepest pool of ${coinWord(coin)} with dollars, because there is no price feed;  ${blockText(blockNumber)}`
/** What the fee is made of, by the network's fee model. */
export function feeSource(blockNumber: number, model?: FeeModel): string {
  const gas = `${grouped(String(USUAL_SWAP_GAS))} gas per swap`
  if (model === 'gasPrice') return `The gas price that the node suggests; ${gas}`
  if (model === 'dataInGas') return `Base fee of ${blockText(blockNumber)}; ${gas}`
  const priced = `Base fee of ${blockText(blockNumber)} plus the tip that the node suggests; ${gas}`
  return model === 'opStack' ? `${priced}, and the L1 data fee` : priced
}
export const blockSource = (chainName: string) => `The newest block known to the ${chainName} node`

export const gweiText = (figure: string) => `${figure} gwei`
export function costPerSwap(usd: bigint): string {
  const cost = usdTextAtMost(usd)
  return cost.startsWith('<') ? `${cost} per swap` : `about ${cost} per swap`
}
