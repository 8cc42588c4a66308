import { useId } from 'react'
import { type ReviewRow, Rows } from './TermRows'
import terms from './ReviewDialog.module.css'

export interface WalletRequest {
  /** For example "What your wallet will show". */
  title: string
  rows: readonly ReviewRow[]
  /** What to do if the wallet shows anything else. */
  warning: string
}

/** What the wallet should show, for comparison while its request is open. */
export function WalletRequestFacts({ title, rows, warning }: WalletRequest) {
  const id = useId()
  return (
    <section className={terms.terms} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={terms.native}>{warning}</p>
      <Rows rows={rows} />
    </section>
  )
}
