import type { Address } from '../chain/address'
import type { CurrencyId } from '../token/token'
import type { FeeTerms } from './siteFee'
import type { ContractHop, V4Hop, TradeKind } from '../pool/route'

/** A contract of the deployment, or one of the two placeholder addresses of SwapRouter02 (`thisRouter`, `sender`). */
export type KnownAddress =
  | 'swapRouter'
  | 'v2Router'
  | 'weth'
  | 'usdc'
  | 'v2Factory'
  | 'v3Factory'
  | 'quoter'
  | 'multicall'
  | 'universalRouter'
  | 'poolManager'
  | 'permit2'
  /** The recipient of the site's fee. */
  | 'operator'
  /** The address that stands for the native coin in place of a token. */
  | 'coin'
  | 'thisRouter'
  | 'sender'

export interface DecodedAddress {
  address: Address
  /** The known contract at the address; null for any other address, such as an account or a token. */
  known: KnownAddress | null
}

/** A special number: no limit, the router's whole balance of the token, or the whole debt to V4's pools. */
export type AmountMeaning = 'unlimited' | 'routerBalance' | 'poolBalance'

interface Named {
  name: string
}

export type DecodedArgument =
  | (Named & { kind: 'address'; value: DecodedAddress })
  | (Named & {
      kind: 'amount'
      /** The amount in base units, as a decimal string. */
      value: string
      /** The token of the amount; null if the call does not contain the token. */
      token: CurrencyId | null
      /** Null if the number is an ordinary amount. */
      meaning: AmountMeaning | null
    })
  | (Named & {
      kind: 'path'
      /** The tokens from the sold to the bought one. The encoded order may be the reverse. */
      value: readonly DecodedAddress[]
      /** The fees of the pools between the tokens, in millionths. */
      fees: readonly number[]
    })
  /** A time in Unix seconds, as a decimal string; a call may contain any number. */
  | (Named & { kind: 'time'; value: string })
  | (Named & { kind: 'number'; value: string })
  | (Named & { kind: 'data'; value: string })

export interface DecodedCall {
  to: DecodedAddress
  /** The value in wei; "0" for a nested call. */
  value: string
  /** The function's name; null if unknown, in which case all of the calldata is in `data`. */
  name: string | null
  args: readonly DecodedArgument[]
  calls: readonly DecodedCall[]
  data: string
}

/** As in calldata, which identifies V2 and V3 pools by tokens and fee, and V4 pools by their PoolKey. */
export type IntentHop = Omit<ContractHop, 'pool'> | Omit<V4Hop, 'pool'>

/** A leg of a trade. Amounts are base units in decimal strings. */
export interface IntentLeg {
  hops: readonly IntentHop[]
  /** The amount of the fixed side: the input or the output. */
  amount: string
  /** The leg's own limit: the minimum output or the maximum input. */
  limit: string
}

interface ApprovalIntent {
  kind: 'approve'
  token: Address
  spender: Address
  amount: string
}

/** The balance that an account must have of a token at the end of a trade, in base units. */
export interface BalanceFloor {
  owner: Address
  token: Address
  least: string
}

export interface TradeIntent {
  kind: TradeKind | 'wrap' | 'unwrap'
  sell: CurrencyId
  buy: CurrencyId
  mostSold: string
  /** The minimum amount that arrives. If less would arrive, the whole trade reverts. */
  leastReceived: string
  /** All final recipients. Empty for wrapping, which pays the sender. */
  recipients: readonly Address[]
  /** The deadline in Unix seconds, as a decimal string; null if there is none. */
  deadline: string | null
  /** The sandwich guard's ticks; null unless every V3 pool of the trade is guarded with the same number. */
  guard: number | null
  /** The part of the output that is paid to another recipient as a fee; null if there is none. */
  fee: FeeTerms | null
  legs: readonly IntentLeg[]
  floor?: BalanceFloor
  /** Set if SwapRouter02 wraps all of the sold coin before it calls a pool, so that no pool is paid with ether. */
  isWrappedFirst?: true
}

export interface Permit2Intent extends Omit<ApprovalIntent, 'kind'> {
  kind: 'permit2'
  /** The last second in which the allowance is valid, in Unix time. */
  until: number
}

export type Intent = ApprovalIntent | Permit2Intent | TradeIntent

export interface CallWords {
  name: string
  contract: string
  address: string
  /** The effect of the call in plain words; null if unknown. */
  meaning: string | null
  args: readonly { name: string; text: string }[]
  calls: readonly CallWords[]
}
