import type { Address } from '../chain/address'
import { type CurrencyId, sameCurrency } from '../token/token'
import type { AccountMoment } from '../transaction/batch'
import type { TradeInfo, TransactionInfo } from '../transaction/info'
import { isAwaited, type RequestedApproval, type StoredTransaction } from '../transaction/transaction'
import type { WalletProblem } from '../wallet/walletError'
import { tradeInfo, type TradePlan } from './plan'

/**
 * A transaction request to an externally owned account, as it is stored until the wallet has answered. It has all that
 * is needed to find the transaction on the chain, because a wallet keeps a request when the page is reloaded.
 */
export interface StoredRequest extends AccountMoment {
  /** When the wallet was asked, in milliseconds since 1970. It identifies the request. */
  requestedAt: number
  account: Address
  chainId: number
  sell: CurrencyId
  /** Absent if the request is a transfer. */
  buy?: CurrencyId
  info: TransactionInfo
  /** The digest of the requested call. */
  call: string
  /** The chain time, in seconds, after which the transaction can only fail. Absent if it has no deadline. */
  deadline?: number
  approves?: RequestedApproval
  /** Why it is unclear whether the transaction was sent. Absent if the wallet has not answered. */
  problem?: WalletProblem
}

/** A key that identifies the two tokens of a trade and its direction, but not the amount. */
export const sidesKey = ({ sell, buy }: Pick<TradePlan, 'sell' | 'buy'>): string => `${sell.id}>${buy.id}`.toLowerCase()

const isTrade = (info: TransactionInfo): info is TradeInfo => 'sold' in info

/** Whether a transaction trades the same tokens as a plan, with the same exact amount. */
function isEqualTrade(info: TransactionInfo | undefined, plan: TradePlan): boolean {
  const own = tradeInfo(plan)
  if (!info || !isTrade(info) || info.kind !== own.kind) return false
  const [exact, ownExact] = [info, own].map((each) => (each.kind === 'swap' ? each.exact : 'sold'))
  if (exact !== ownExact || exact === undefined) return false
  return (
    sameCurrency(info.sold.token, own.sold.token) &&
    sameCurrency(info.bought.token, own.bought.token) &&
    info[exact].units === own[exact].units
  )
}

/**
 * A pending transaction that a plan would repeat: a batch that trades the same tokens, or a single transaction that
 * also has the same exact amount. Null if there is none.
 */
export function pendingRepeatedBy(sent: readonly StoredTransaction[], plan: TradePlan): StoredTransaction | null {
  const isRepeated = ({ request: { batch, info } }: StoredTransaction) =>
    batch === undefined ? isEqualTrade(info, plan) : batch.trade === sidesKey(plan)
  return sent.find((each) => isAwaited(each) && isRepeated(each)) ?? null
}
