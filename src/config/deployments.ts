import { type Address, sameAddress } from '../domain/chain/address'
import type { TradePlan } from '../domain/trade/plan'

/** The contracts a chain must hold for the product to work there. */
export interface Deployment {
  weth: Address
  multicall: Address
  v2Factory: Address
  v2Router: Address
  v3Factory: Address
  quoter: Address
  tickLens: Address
  swapRouter: Address
  /** Only on chains that accounts' names are read on, see `namesChain.ts`. */
  ensRegistry?: Address
  ethUsdFeed: Address
  /** Tokens that most routes go through, the wrapped coin first. */
  bases: readonly Address[]
  usdc: Address
  /** Tokens of one dollar each. */
  stables: readonly Address[]
}

const MAINNET: Deployment = {
  weth: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
  v2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  v2Router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
  tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
  swapRouter: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  ethUsdFeed: '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419',
  bases: [
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  ],
  usdc: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  stables: [
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  ],
}

/**
 * Contracts per chain. Ropsten and Rinkeby no longer exist, so their ids stand for a local chain that carries the
 * mainnet addresses. What really is at these addresses is checked on the chain before a trade.
 */
const DEPLOYMENTS: Readonly<Record<number, Deployment>> = { 1: MAINNET, 3: MAINNET, 4: MAINNET, 31337: MAINNET }

export function deploymentOf(chainId: number): Deployment | undefined {
  return DEPLOYMENTS[chainId]
}

/** Whether a token's own events can be trusted. */
export function isCommonToken({ weth, bases, stables }: Deployment, token: Address): boolean {
  return [weth, ...bases, ...stables].some((common) => sameAddress(common, token))
}

/** The contract that executes a plan, and that the token to sell is approved for. */
export function executorOf({ executor }: Pick<TradePlan, 'executor'>, deployment: Deployment): Address {
  return executor === 'v2Router' ? deployment.v2Router : deployment.swapRouter
}

/** Hash of the pair's creation code, from @uniswap/v2-core 1.0.1. */
export const V2_INIT_CODE_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
/** Hash of the pool's creation code, from @uniswap/v3-core 1.0.1. */
export const V3_INIT_CODE_HASH = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'
