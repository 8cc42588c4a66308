import { PERMIT2 } from '#config/uniswap'
import type { Address } from '#domain/chain/address'
import type { Permit2Allowances } from '#domain/approval/permit2'
import { type CallResult, type ContractCall, oneWord } from '../chain/multicall'
import type { Node } from '../chain/node'
import { allowanceCall } from '../token/erc20'
import { addressWord, callData, uintAt } from '../chain/words'

/** Permit2.allowance(owner, token, spender): uint160 amount, uint48 expiration, uint48 nonce. */
const PERMIT2_ALLOWANCE = '0x927da105'

export const permit2Call = (owner: Address, token: Address, spender: Address): ContractCall => ({
  to: PERMIT2.address,
  data: callData(PERMIT2_ALLOWANCE, addressWord(owner), addressWord(token), addressWord(spender)),
})

/** The amount that a spender may take, and the Unix time in seconds until which; null if the answer is invalid. */
export function readPermit2(result: CallResult | undefined): { amount: bigint; until: number } | null {
  if (!result?.success || result.data.length < 2 + 3 * 64) return null
  const [amount, until] = [uintAt(result.data, 0), uintAt(result.data, 1)]
  return amount >> 160n || until >> 48n ? null : { amount, until: Number(until) }
}

/** The two allowances that a trade through Permit2 uses, at the latest block; null if one of them cannot be read. */
export async function readPermit2Allowances(
  node: Node,
  chainId: number,
  { owner, token, spender }: Record<'owner' | 'token' | 'spender', Address>,
): Promise<Permit2Allowances | null> {
  const [ofToken, ofPermit2] = await node
    .multicall(chainId)
    .calls([allowanceCall(token, owner, PERMIT2.address), permit2Call(owner, token, spender)])
  const [allowed, terms] = [oneWord(ofToken), readPermit2(ofPermit2)]
  return allowed === null || terms === null ? null : { token: allowed, router: terms.amount, until: terms.until }
}
