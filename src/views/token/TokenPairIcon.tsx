import { TokenIcon, type TokenIconProps } from './TokenIcon'
import styles from './TokenPairIcon.module.css'

type PairToken = Pick<TokenIconProps, 'symbol' | 'address' | 'logoURI'>

interface TokenPairIconProps extends Pick<TokenIconProps, 'size'> {
  tokenA: PairToken
  tokenB: PairToken
}

export function TokenPairIcon({ tokenA, tokenB, size = 32 }: TokenPairIconProps) {
  return (
    <span className={styles.pair}>
      <TokenIcon {...tokenA} size={size} />
      <TokenIcon {...tokenB} size={size} className={styles.second} />
    </span>
  )
}
