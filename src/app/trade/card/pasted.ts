import type { ClipboardEvent } from 'react'
import { parseAmount } from '../../../domain/token/amount'
import { pastedAmount } from '../../../domain/token/pastedAmount'

/**
 * Reads an amount that replaces a whole field by pasting, if the text is more than a number.
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
  onAmount(pastedAmount(text, symbol))
}
