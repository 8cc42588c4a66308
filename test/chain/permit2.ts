import { Interface } from 'ethers'
import { accountOf, contracts } from './world'

/** Permit2, and Uniswap's Universal Router, which takes tokens through Permit2. */
export const { permit2: PERMIT2, universalRouter: UNIVERSAL_ROUTER } = contracts

const CONTRACTS = new Interface([
  'function approve(address spender, uint256 amount)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
])

type Send = (method: string, params?: unknown[]) => Promise<unknown>

/** The owner's two calls: `allowed` of the token for Permit2, and `amount` for the router until a Unix time. */
export function callsThroughPermit2(
  token: string,
  [allowed, amount]: readonly [allowed: bigint, amount: bigint],
  until: number,
): { to: string; data: string }[] {
  const inner = [token, UNIVERSAL_ROUTER, amount, until]
  return [
    { to: token, data: CONTRACTS.encodeFunctionData('approve(address,uint256)', [PERMIT2, allowed]) },
    { to: PERMIT2, data: CONTRACTS.encodeFunctionData('approve(address,address,uint160,uint48)', inner) },
  ]
}

/** The amount of a token of the account alice that a router may still take through Permit2. */
export async function leftInPermit2(send: Send, token: string, router: string = UNIVERSAL_ROUTER): Promise<bigint> {
  const data = CONTRACTS.encodeFunctionData('allowance', [accountOf('alice').address, token, router])
  const answer = await send('eth_call', [{ to: PERMIT2, data }, 'latest'])
  return CONTRACTS.decodeFunctionResult('allowance', String(answer))[0] as bigint
}
