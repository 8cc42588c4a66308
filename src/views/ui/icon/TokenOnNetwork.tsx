import type { Chain } from '../../../domain/chain/chain'
import { NetworkMark } from './NetworkMark'
import { TokenIcon, type TokenIconProps } from './TokenIcon'
import styles from './TokenIcon.module.css'

/** A network as it is shown beside others. */
export type ShownNetwork = Pick<Chain, 'id' | 'name' | 'iconUrl' | 'iconBackground'>

interface TokenOnNetworkProps extends TokenIconProps {
  /** Where the token is, if that needs saying. */
  network?: ShownNetwork | undefined
}

/** A token's icon, with its network's at the lower right where tokens of several networks stand together. */
export function TokenOnNetwork({ network, ...token }: TokenOnNetworkProps) {
  if (!network) return <TokenIcon {...token} />
  return (
    <span className={styles.placed}>
      <TokenIcon {...token} />
      <NetworkMark chain={network} size={16} />
    </span>
  )
}
