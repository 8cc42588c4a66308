import { EXPLORER } from '#copy/trade/outcome'
import { shortAddress } from '../../../domain/chain/address'
import { type Chain, explorerLink } from '../../../domain/chain/chain'
import type { OutcomeAction } from '../../../views/trade/SwapOutcome'

export function transactionLink(chain: Chain, hash: string | null): { short: string; href: string | null } | null {
  return hash === null ? null : { short: shortAddress(hash), href: explorerLink(chain, 'tx', hash) }
}

/** The button that opens the explorer; empty if the chain has no explorer. */
export function explorerAction(transaction: { href: string | null } | null): OutcomeAction[] {
  return transaction?.href ? [{ label: EXPLORER, href: transaction.href }] : []
}
