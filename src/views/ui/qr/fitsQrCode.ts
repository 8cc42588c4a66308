import { QR_TEXT_MAX } from '../../../domain/browser/limits'

/** The largest code (version 40) holds this many bytes at error correction level M (ISO/IEC 18004, table 7). */
const CAPACITY_BYTES = 2_331

/** Whether a text is short enough for a code that cameras can still read. */
export function fitsQrCode(text: string): boolean {
  return text.length <= QR_TEXT_MAX && new TextEncoder().encode(text).length <= CAPACITY_BYTES
}
