import { create } from 'qrcode'
import styles from './QrCode.module.css'

interface QrCodeProps {
  text: string
  /** Side in pixels; the code shrinks with a narrower place. */
  size: number
  /** What a camera would find, said to those who cannot see it. */
  label: string
}

/** Light modules around the code, as cameras need them. */
const QUIET = 2

/** A QR code of error correction level M, dark on white in both themes. */
export function QrCode({ text, size, label }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  const dark: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) dark.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    }
  }
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
