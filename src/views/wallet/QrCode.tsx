import { memo } from 'react'
import type { WalletDescriptor } from '#domain/wallet/wallet'
import styles from './QrCode.module.css'
import { qrMatrix } from './qrMatrix'
import { WalletIcon } from './WalletIcon'

interface QrCodeProps {
  /** The text to encode. `fitsQrCode` must be true for it. */
  text: string
  /** The width and height in px, including the white margin around the code. */
  size: number
  label: string
  /** The wallet whose logo is in the middle of the code, and the width and height of the logo in px. */
  wallet?: Pick<WalletDescriptor, 'name' | 'iconUrl' | 'iconBackground'>
  logo?: number
}

/** The SVG path of the dark modules. Each run of dark modules in a row is one rectangle. */
function darkPath({ count, isDark }: ReturnType<typeof qrMatrix>): string {
  const runs: string[] = []
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const start = column
      while (column < count && isDark(row, column)) column++
      if (column > start) runs.push(`M${start} ${row}h${column - start}v1H${start}z`)
    }
  }
  return runs.join('')
}

/** Error correction level M, dark on white in both themes. Memoised, because its dialogs render every second. */
export const QrCode = memo(function QrCode({ text, size, label, wallet, logo = 0 }: QrCodeProps) {
  const matrix = qrMatrix(text, size, wallet ? logo : 0)
  const { module, quiet } = matrix
  return (
    <span className={styles.plate} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
        <path
          d={darkPath(matrix)}
          transform={`translate(${quiet} ${quiet}) scale(${module})`}
          shapeRendering="crispEdges"
        />
      </svg>
      {wallet && (
        <span className={styles.logo}>
          <WalletIcon wallet={wallet} size={logo} />
        </span>
      )}
    </span>
  )
})
