import { create } from 'qrcode'

/** The white around a logo in px, both sides together. */
const LOGO_GAP = 20
/**
 * The maximum side of the hole for a logo relative to the code's side. Error correction keeps a reserve for other
 * damage.
 */
const HOLE_SHARE_MAX = 0.28
/** The minimum white margin around the code in modules, for small codes on a dark page. */
const QUIET_MODULES = 2

export interface QrMatrix {
  /** The number of modules on a side of the code. */
  count: number
  /** The edge of a module and the white margin around the code (`quiet`), in px. */
  module: number
  quiet: number
  isDark: (row: number, column: number) => boolean
}

/**
 * The modules of a code of error correction level M that is `size` px wide, including the white margin. Modules
 * strictly inside the area of a logo are light; error correction restores them. Throws if the text is too long.
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
