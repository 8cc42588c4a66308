import type { Address } from '../chain/address'
import type { NamedAccount, ResolvedName } from '../wallet/ensName'
import type { AmountError, ParsedAmount } from '../token/amount'
import type { NotTraded, Side } from '../token/token'
import type { RecipientCheck } from './recipient'

/**
 * What a text in the field for the recipient means. `name`: what the ENS name was that led to the address; null if an
 * address was entered. `unusable`: a name that leads to no address.
 */
export type RecipientInput =
  | { state: 'empty' | 'reading' }
  | { state: 'wrong'; reason: 'malformed' | 'checksum' }
  | { state: 'unusable'; name: string; why: Exclude<ResolvedName['kind'], 'found'> }
  | { state: 'address'; address: Address; name: NamedAccount | null }

interface TransferInputs {
  wallet: 'ready' | 'elsewhere' | 'wrongNetwork' | 'disconnected'
  side: Side
  amount: ParsedAmount
  /** The balance of what is sent, in base units; null while unknown. */
  balance: bigint | null
  recipient: RecipientInput
  /** Null while there is no address. */
  check: RecipientCheck | null
}

/** The next step of sending, or what is missing for it. */
export type TransferStep =
  | { step: 'connect' | 'chooseToken' | 'reading' | 'readFailed' }
  | { step: 'switchNetwork' | 'enterAmount' }
  | { step: 'notTradable'; symbol: string; why: NotTraded }
  | { step: 'badAmount'; error: Exclude<AmountError, 'empty'> }
  | { step: 'notEnough'; symbol: string }
  | { step: 'enterRecipient' | 'checkRecipient' | 'readingRecipient' | 'ready' }

function sideStep(side: Side): TransferStep | null {
  if (side.state === 'none') return { step: 'chooseToken' }
  if (side.state === 'reading') return { step: 'reading' }
  if (side.state === 'unreadable') return { step: 'readFailed' }
  return side.state === 'notHere' ? { step: 'notTradable', symbol: side.symbol, why: side.why } : null
}

function amountStep({ side, amount, balance }: TransferInputs): TransferStep | null {
  if (!amount.ok) return amount.error === 'empty' ? { step: 'enterAmount' } : { step: 'badAmount', error: amount.error }
  if (amount.units === 0n) return { step: 'enterAmount' }
  if (balance === null) return { step: 'reading' }
  return amount.units > balance && side.state === 'ready' ? { step: 'notEnough', symbol: side.currency.symbol } : null
}

function recipientStep({ recipient, check }: TransferInputs): TransferStep | null {
  if (recipient.state === 'empty') return { step: 'enterRecipient' }
  if (recipient.state === 'reading' || check?.state === 'reading') return { step: 'readingRecipient' }
  return recipient.state === 'address' && check?.state === 'checked' ? null : { step: 'checkRecipient' }
}

/** The first step that is missing, from the wallet to the recipient. */
export function transferStep(facts: TransferInputs): TransferStep {
  const { wallet, side } = facts
  if (wallet === 'disconnected') return { step: 'connect' }
  if (wallet !== 'ready') return { step: 'switchNetwork' }
  return sideStep(side) ?? amountStep(facts) ?? recipientStep(facts) ?? { step: 'ready' }
}
