import { Interface } from 'ethers'
import { ownContract } from './artifacts'
import { accountOf } from './world'

/** Permit2 at its mainnet address, which the local chain leaves empty: only approvals have to do with it. */
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
/** Uniswap's newest Universal Router: a contract that takes tokens through Permit2. Nothing stands there. */
export const UNIVERSAL_ROUTER = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'

const CONTRACTS = new Interface([
  'function approve(address spender, uint256 amount)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
])

type Send = (method: string, params?: unknown[]) => Promise<unknown>

/** Puts Permit2 on a chain. It has no constructor, so that its code is all there is of it. */
export async function placePermit2(send: Send): Promise<void> {
  const code = await send('eth_call', [{ data: ownContract('Permit2').bytecode }, 'latest'])
  await send('anvil_setCode', [PERMIT2, code])
}

/**
 * The owner's transaction that lets Permit2 take an amount of a token, and pass an amount on until a time of the chain.
 */
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

/** The amount of alice's token that Permit2 still passes on. */
export async function leftInPermit2(send: Send, token: string): Promise<bigint> {
  const data = CONTRACTS.encodeFunctionData('allowance', [accountOf('alice').address, token, UNIVERSAL_ROUTER])
  const answer = await send('eth_call', [{ to: PERMIT2, data }, 'latest'])
  return CONTRACTS.decodeFunctionResult('allowance', String(answer))[0] as bigint
}
