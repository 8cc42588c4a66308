import type { ClipboardEvent } from 'react'
import { loadQuietly } from '../../../domain/page/loadPart'
import { parseAmount } from '../../../domain/token/amount'

const load = () =>
  loadQuietly(() => import(/* webpackChunkName: "trade-dialogs" */ '../../../domain/token/pastedAmount'))

/**
 * Reads an amount that is pasted over all of a field, where it is more than a number. Until the code for it is there, the
 * field has the text as it is, which it refuses; what is typed meanwhile stays.
 * @param symbol - of the token that the field counts; null for dollars
 */
export function pasted(
  event: ClipboardEvent<HTMLInputElement>,
  symbol: string | null,
  onAmount: (text: string) => void,
) {
  const field = event.currentTarget
  // An event that a script or an extension makes may have no data.
  const text = (event.clipboardData as DataTransfer | null)?.getData('text').replace(/[\r\n]/g, ' ')
  const isPart = field.selectionStart !== 0 || field.selectionEnd !== field.value.length
  if (!text || isPart || parseAmount(text, 255).ok) return
  event.preventDefault()
  onAmount(text)
  load().then(
    ({ pastedAmount }) => {
      if (field.value === text) onAmount(pastedAmount(text, symbol))
    },
    () => undefined,
  )
}
