import type { ReactNode } from 'react'
import type { Chain } from '../../domain/chain/chain'
import { NetworkMark } from '../chain/NetworkMark'
import { TokenIcon, type TokenIconProps } from './TokenIcon'
import styles from './TokenIcon.module.css'

/** The parts of a network that its icon and name are drawn from. */
export type ShownNetwork = Pick<Chain, 'id' | 'name' | 'iconUrl' | 'iconBackground'>

interface TokenOnNetworkProps extends TokenIconProps {
  /** The token's network, if it must be shown. */
  network?: ShownNetwork | undefined
}

/** An icon with the icon of its network at the lower right, if `network` is given. */
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
