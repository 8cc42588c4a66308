import { NETWORK } from '#copy/chain/networkSelect'
import type { Chain } from '../../domain/chain/chain'
import chip from '../ui/Chip.module.css'

interface NetworkSelectProps {
  chains: readonly Pick<Chain, 'id' | 'name'>[]
  chosen: number
  onChoose: (chainId: number) => void
}

/** The network that tokens are traded on; choosing one asks no wallet for anything. */
export function NetworkSelect({ chains, chosen, onChoose }: NetworkSelectProps) {
  return (
    <select
      className={chip.chip}
      aria-label={NETWORK}
      value={chosen}
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
  )
}
