import type { Hex } from '#boundary/node'
import { deploymentOf } from '#config/deployments'
import { type Address, sameAddress } from '#domain/chain/address'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { addressWord, callData, uintAt, uintWord } from '../chain/words'
import type { Simulation, SimulationResult } from '../trade/simulate'
import type { EncodedCall } from '../trade/tradeAbi'

/** transfer(address,uint256) of ERC-20. */
const TRANSFER = '0xa9059cbb'

export interface RequestedTransfer {
  account: Address
  currency: CurrencyId
  recipient: Address
  /** In base units. */
  units: bigint
}

export function transferCall({ currency, recipient, units }: Omit<RequestedTransfer, 'account'>): EncodedCall {
  if (currency === NATIVE) return { to: recipient, value: units, data: '0x' }
  return { to: currency, value: 0n, data: callData(TRANSFER, addressWord(recipient), uintWord(units)) }
}

export interface TriedTransfer {
  call: EncodedCall
  result: SimulationResult
  /** What arrives of a token, in base units; null if unknown, or if the native coin is sent, which arrives in full. */
  received: bigint | null
  /** Whether the token answered that it refuses the transfer, without reverting. */
  isRefused: boolean
}

/** The tokens whose balances are read: the sent one, and those that most people hold. None but the sent one may fall. */
function tokensRead(chainId: number, currency: CurrencyId): Address[] {
  const { weth, bases = [], stables = [], intermediaries = [] } = deploymentOf(chainId) ?? {}
  const common = [...(weth ? [weth] : []), ...bases, ...stables, ...intermediaries]
  const sent = currency === NATIVE ? [] : [currency]
  return [...sent, ...common].filter((token, at, all) => all.findIndex((each) => sameAddress(each, token)) === at)
}

/** Whether the answer to `transfer` is the word for "false". Tokens like USDT answer nothing. */
const isFalse = (data: Hex | undefined) => data !== undefined && data.length >= 66 && uintAt(data, 0) === 0n

/**
 * Tries a transfer as its account after the latest block, and measures what arrives: a token may keep a share. Nothing
 * is signed or sent. `gas` is the limit that the wallet will be asked for, if it is known. Throws a NodeError if the
 * node does not respond.
 */
export async function tryTransfer(
  simulation: Simulation,
  chainId: number,
  transfer: RequestedTransfer,
  gas?: bigint,
): Promise<TriedTransfer> {
  const { account, currency, recipient } = transfer
  const call = transferCall(transfer)
  const isToken = currency !== NATIVE
  const result = await simulation.simulate(chainId, account, [{ ...call, ...(gas !== undefined && { gas }) }], {
    tokens: tokensRead(chainId, currency),
    ...(isToken && { recipient }),
  })
  const isDone = isToken && result.state === 'done'
  return {
    call,
    result,
    received: isDone ? (result.received?.[0] ?? null) : null,
    isRefused: isDone && isFalse(result.results[0]),
  }
}
