import type { ReactNode } from 'react'
import type { Chain } from '../../domain/chain/chain'
import { NetworkMark } from '../chain/NetworkMark'
import { TokenIcon, type TokenIconProps } from './TokenIcon'
import styles from './TokenIcon.module.css'

/** A network as it is shown beside others. */
export type ShownNetwork = Pick<Chain, 'id' | 'name' | 'iconUrl' | 'iconBackground'>

interface TokenOnNetworkProps extends TokenIconProps {
  /** Where the token is, if that needs saying. */
  network?: ShownNetwork | undefined
}

/** An icon, with its network's at the lower right where things of several networks stand together. */
export function OnNetwork({ network, children }: { network: ShownNetwork | undefined; children: ReactNode }) {
  if (!network) return children
  return (
    <span className={styles.placed}>
      {children}
      <NetworkMark chain={network} size={16} />
    </span>
  )
}

/** A token's icon with its network's. */
export function TokenOnNetwork({ network, ...token }: TokenOnNetworkProps) {
  const icon = <TokenIcon {...token} />
  return network ? <OnNetwork network={network}>{icon}</OnNetwork> : icon
}
