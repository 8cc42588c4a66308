import type { ReactNode } from 'react'
import type { Chain } from '#domain/chain/chain'
import { NetworkMark } from '../chain/NetworkMark'
import { TokenIcon, type TokenIconProps } from './TokenIcon'
import styles from './TokenIcon.module.css'

export type ShownNetwork = Pick<Chain, 'id' | 'name' | 'iconUrl' | 'iconBackground'>

interface TokenOnNetworkProps extends TokenIconProps {
  network?: ShownNetwork | undefined
}

export function OnNetwork({ network, children }: { network: ShownNetwork | undefined; children: ReactNode }) {
  if (!network) return children
  return (
    <span className={styles.placed}>
      {children}
      <NetworkMark chain={network} size={16} />
    </span>
  )
}

export function TokenOnNetwork({ network, ...token }: TokenOnNetworkProps) {
  const icon = <TokenIcon {...token} />
  return network ? <OnNetwork network={network}>{icon}</OnNetwork> : icon
}
