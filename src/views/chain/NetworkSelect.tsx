import { NETWORK } from '#copy/chain/chain'
import { clsx } from 'clsx'
import type { Chain } from '#domain/chain/chain'
import chip from '../ui/Chip.module.css'
import { Icon } from '../ui/icon/Icon'
import { NetworkMark } from './NetworkMark'

type ShownChain = Pick<Chain, 'id' | 'name' | 'iconUrl' | 'iconBackground'>

interface NetworkSelectProps {
  chains: readonly ShownChain[]
  chosen: ShownChain
  onChoose: (chainId: number) => void
}

/** A select for the network that tokens are traded on. It sends no request to the wallet. */
export function NetworkSelect({ chains, chosen, onChoose }: NetworkSelectProps) {
  return (
    <span className={clsx(chip.chip, chip.outlined, chip.choice)}>
      <NetworkMark chain={chosen} />
      <span>{chosen.name}</span>
      <Icon name="down" size={16} />
      {/* The transparent select covers the visible label, which is as wide as the name of the chosen network. */}
      <select
        aria-label={NETWORK}
        value={chosen.id}
        onChange={({ target }) => {
          onChoose(Number(target.value))
        }}
      >
        {chains.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
