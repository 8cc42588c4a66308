import { useId } from 'react'
import { type ReviewRow, Rows } from './TermRows'
import terms from './ReviewDialog.module.css'

export interface WalletRequest {
  title: string
  rows: readonly ReviewRow[]
  /** A warning that says what to do if the wallet shows anything else. */
  warning: string
}

/** What the wallet should show. The user can compare both while a request to the wallet is pending. */
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
