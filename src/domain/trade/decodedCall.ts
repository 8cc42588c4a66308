import type { Address } from '../chain/address'
import type { CurrencyId } from '../token/token'
import type { FeeTerms } from './siteFee'
import type { ContractHop, V4Hop, TradeKind } from '../pool/route'

/** The effect of a transaction, decoded from its calldata, as plain data for display. */

/** A contract of the deployment, or one of the two addresses that SwapRouter02 replaces in its swaps. */
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
  /** Who is paid the site's fee. */
  | 'operator'
  /** The network's own coin, in the place of a token. */
  | 'coin'
  | 'thisRouter'
  | 'sender'

/** An address of a call. */
export interface DecodedAddress {
  address: Address
  /** Null for one that only the reader can know, such as an account or a token. */
  known: KnownAddress | null
}

/** Numbers with a special meaning: no limit, the router's whole balance of the token, or all that V4's pools are due. */
export type AmountMeaning = 'unlimited' | 'routerBalance' | 'poolBalance'

interface Named {
  /** The parameter's name in the contract. */
  name: string
}

export type DecodedArgument =
  | (Named & { kind: 'address'; value: DecodedAddress })
  | (Named & {
      kind: 'amount'
      /** Base units, decimal. */
      value: string
      /** The token whose units they are; null where the call does not show it. */
      token: CurrencyId | null
      /** Null for an ordinary number. */
      meaning: AmountMeaning | null
    })
  | (Named & {
      kind: 'path'
      /** In the direction of the trade, whatever the contract's order. */
      value: readonly DecodedAddress[]
      /** Of the pools between them, in millionths. */
      fees: readonly number[]
    })
  /** Unix seconds, decimal; a call may contain any number. */
  | (Named & { kind: 'time'; value: string })
  | (Named & { kind: 'number'; value: string })
  | (Named & { kind: 'data'; value: string })

/** One function call, with the calls inside it. */
export interface DecodedCall {
  /** The contract that is called. */
  to: DecodedAddress
  /** Wei sent along; "0" inside another call. */
  value: string
  /** The function's own name; null when it is not known, and `data` then holds everything. */
  name: string | null
  args: readonly DecodedArgument[]
  calls: readonly DecodedCall[]
  data: string
}

/** A hop as far as calldata names it: pools of V2 and V3 by their tokens and fee, those of V4 by their whole key. */
export type IntentHop = Omit<ContractHop, 'pool'> | Omit<V4Hop, 'pool'>

/** A part of a trade; amounts are base units in decimal strings. */
export interface IntentLeg {
  hops: readonly IntentHop[]
  /** The fixed side: what goes in, or what comes out. */
  amount: string
  /** Its own bound: the least out or the most in. */
  limit: string
}

export interface ApprovalIntent {
  kind: 'approve'
  token: Address
  spender: Address
  amount: string
}

export interface TradeIntent {
  kind: TradeKind | 'wrap' | 'unwrap'
  sell: CurrencyId
  buy: CurrencyId
  /** The most that leaves the account. */
  mostSold: string
  /** The least that arrives, or the trade fails as a whole. */
  leastReceived: string
  /** The final recipients, and nobody else. None for wrapping, which pays the sender. */
  recipients: readonly Address[]
  /** Unix seconds, decimal; null where there is none. */
  deadline: string | null
  /** Ticks of the sandwich guard, if every V3 pool of the trade is guarded with the same number. */
  guard: number | null
  /** A part of what is bought that somebody else is paid; null where there is none. */
  fee: FeeTerms | null
  legs: readonly IntentLeg[]
}

/** What Permit2 lets a contract take of a token, until a time. */
export interface Permit2Intent extends Omit<ApprovalIntent, 'kind'> {
  kind: 'permit2'
  /** Unix seconds, the last one in which it may. */
  until: number
}

/** The purpose of a transaction. */
export type Intent = ApprovalIntent | Permit2Intent | TradeIntent

/** A call in words, with the calls inside it. */
export interface CallWords {
  /** For example "exactInputSingle". */
  name: string
  /** The contract by its name, and its whole address. */
  contract: string
  address: string
  /** What it does, in plain words; null when that is not known. */
  meaning: string | null
  args: readonly { name: string; text: string }[]
  calls: readonly CallWords[]
}
