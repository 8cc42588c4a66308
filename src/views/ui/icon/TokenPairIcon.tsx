import { TokenIcon, type TokenIconProps } from './TokenIcon'
import styles from './TokenPairIcon.module.css'

type PairToken = Pick<TokenIconProps, 'symbol' | 'address' | 'logoURI'>

/** Two token circles, the second overlapping the first. */
export function TokenPairIcon({ tokenA, tokenB, size = 32 }: { tokenA: PairToken; tokenB: PairToken; size?: number }) {
  return (
    <span className={styles.pair}>
      <TokenIcon symbol={tokenA.symbol} address={tokenA.address} logoURI={tokenA.logoURI} size={size} />
      <span className={styles.second} style={{ marginLeft: size * -0.3 }}>
        <TokenIcon symbol={tokenB.symbol} address={tokenB.address} logoURI={tokenB.logoURI} size={size} />
      </span>
    </span>
  )
}
