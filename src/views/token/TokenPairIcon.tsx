import { type TokenFace, TokenIcon, type TokenIconProps } from './TokenIcon'
import styles from './TokenPairIcon.module.css'

interface TokenPairIconProps extends Pick<TokenIconProps, 'size'> {
  tokenA: TokenFace
  tokenB: TokenFace
}

export function TokenPairIcon({ tokenA, tokenB, size = 32 }: TokenPairIconProps) {
  return (
    <span className={styles.pair}>
      <TokenIcon {...tokenA} size={size} />
      <TokenIcon {...tokenB} size={size} className={styles.second} />
    </span>
  )
}
