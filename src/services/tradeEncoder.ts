import { Interface } from 'ethers'
import type { Hex } from '../boundary/node'
import type { Deployment } from '../config/deployments'
import type { Address } from '../domain/address'
import { NATIVE } from '../domain/token'
import type { TradePlan } from '../domain/trade/plan'
import { routeTokens } from '../domain/trade/quote'
import { packedPath } from './quoter'

/** Calldata of everything that moves money. Loaded when a trade is reviewed, as the ABI coder is large. */

const ROUTER = new Interface([
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256)',
  'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum)) payable returns (uint256)',
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96)) payable returns (uint256)',
  'function exactOutput((bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum)) payable returns (uint256)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable returns (uint256)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to) payable returns (uint256)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function refundETH() payable',
])
const WETH = new Interface(['function deposit() payable', 'function withdraw(uint256 amount)'])
/** Without outputs on purpose: tokens such as USDT return nothing. */
const ERC20 = new Interface(['function approve(address spender, uint256 amount)'])

/** The router's own address, as a recipient (SwapRouter02, Constants.ADDRESS_THIS). */
const ADDRESS_THIS = '0x0000000000000000000000000000000000000002'

export interface EncodedCall {
  to: Address
  value: bigint
  data: Hex
}

/** `approve(spender, amount)`; amount 0 takes an approval back. */
export function encodeApprove(token: Address, spender: Address, amount: bigint): EncodedCall {
  return { to: token, value: 0n, data: ERC20.encodeFunctionData('approve', [spender, amount]) as Hex }
}

function encodeSwap(plan: TradePlan, recipient: string): string {
  const { quote, limit } = plan
  const { kind, protocol, hops } = quote
  const [single] = hops
  const isExactIn = kind === 'exactIn'
  const fixed = BigInt(isExactIn ? quote.amountIn : quote.amountOut)
  const bound = BigInt(limit)
  if (protocol === 'v2') {
    const name = isExactIn ? 'swapExactTokensForTokens' : 'swapTokensForExactTokens'
    return ROUTER.encodeFunctionData(name, [fixed, bound, routeTokens(hops), recipient])
  }
  if (single && hops.length === 1) {
    const { tokenIn, tokenOut, fee } = single
    const name = isExactIn ? 'exactInputSingle' : 'exactOutputSingle'
    return ROUTER.encodeFunctionData(name, [[tokenIn, tokenOut, fee, recipient, fixed, bound, 0n]])
  }
  const name = isExactIn ? 'exactInput' : 'exactOutput'
  return ROUTER.encodeFunctionData(name, [[packedPath({ protocol, hops }, kind), recipient, fixed, bound]])
}

/**
 * The transaction of a planned trade, for Uniswap's SwapRouter02: `multicall(deadline, …)` with the recipient
 * written out. Native coin in is sent as value; out it is unwrapped; what an exact output leaves over is refunded.
 * `deadline` is a Unix time in seconds. Throws a RangeError for a trade that could give nothing.
 */
export function encodeTrade(plan: TradePlan, deployment: Deployment, deadline: number): EncodedCall {
  const { quote, sell, buy, account, limit } = plan
  if (plan.wrap === 'wrap') {
    const data = WETH.encodeFunctionData('deposit') as Hex
    return { to: deployment.weth, value: BigInt(quote.amountIn), data }
  }
  if (plan.wrap === 'unwrap') {
    const data = WETH.encodeFunctionData('withdraw', [BigInt(quote.amountIn)]) as Hex
    return { to: deployment.weth, value: 0n, data }
  }
  const isExactIn = quote.kind === 'exactIn'
  const most = BigInt(isExactIn ? quote.amountIn : limit)
  const least = BigInt(isExactIn ? limit : quote.amountOut)
  if (least === 0n) throw new RangeError('A swap must bring at least something.')
  const unwraps = buy.id === NATIVE
  const calls = [encodeSwap(plan, unwraps ? ADDRESS_THIS : account)]
  if (unwraps) calls.push(ROUTER.encodeFunctionData('unwrapWETH9', [least, account]))
  if (sell.id === NATIVE && !isExactIn) calls.push(ROUTER.encodeFunctionData('refundETH'))
  return {
    to: deployment.swapRouter,
    value: sell.id === NATIVE ? most : 0n,
    data: ROUTER.encodeFunctionData('multicall', [deadline, calls]) as Hex,
  }
}

export interface TradeEncoder {
  encodeApprove: typeof encodeApprove
  encodeTrade: typeof encodeTrade
}
