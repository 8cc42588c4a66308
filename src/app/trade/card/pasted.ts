import type { ClipboardEvent } from 'react'
import { loadQuietly } from '../../../domain/page/loadPart'
import { parseAmount } from '../../../domain/token/amount'

const load = () =>
  loadQuietly(() => import(/* webpackChunkName: "trade-dialogs" */ '../../../domain/token/pastedAmount'))

/**
 * Reads an amount that is pasted over all of a field, where it is more than a number. Without the code for it, the field
 * refuses the text as it is.
 * @param symbol - of the token that the field counts; null for dollars
 */
export function pasted(
  event: ClipboardEvent<HTMLInputElement>,
  symbol: string | null,
  onAmount: (text: string) => void,
) {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  // An event that a script or an extension makes may have no data.
  const text = (event.clipboardData as DataTransfer | null)?.getData('text')
  const isPart = selectionStart !== 0 || selectionEnd !== value.length
  if (!text || isPart || parseAmount(text, 255).ok) return
  event.preventDefault()
  void load()
    .then(
      ({ pastedAmount }) => pastedAmount(text, symbol),
      () => text,
    )
    .then(onAmount)
}
