import { create } from 'qrcode'

/** The total width of the white space to the left and right of a logo, in px. */
const LOGO_GAP = 20
/** A larger share of the code's width would leave too little error correction for other damage. */
const HOLE_SHARE_MAX = 0.28
/** The margin, in modules, matters for small codes on a dark page. */
const QUIET_MODULES = 2

export interface QrMatrix {
  count: number
  /** The width of a module and of the white margin around the code (`quiet`), in px. */
  module: number
  quiet: number
  isDark: (row: number, column: number) => boolean
}

/**
 * The modules of a QR code that is `size` px wide, including the white margin, at error correction level M. Modules
 * strictly inside the area of the logo are light; error correction compensates for them. Throws if the text is too
 * long.
 */
export function qrMatrix(text: string, size: number, logo = 0): QrMatrix {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const count = modules.size
  const margin = size < 300 ? 16 : 20
  const module = Math.min((size - 2 * margin) / count, size / (count + 2 * QUIET_MODULES))
  const hole = logo === 0 ? 0 : Math.min((logo + LOGO_GAP) / module, count * HOLE_SHARE_MAX)
  const from = (count - hole) / 2
  const isInHole = (index: number) => index > from && index + 1 < count - from
  return {
    count,
    module,
    quiet: (size - module * count) / 2,
    isDark: (row, column) => modules.get(row, column) === 1 && !(isInHole(row) && isInHole(column)),
  }
}
