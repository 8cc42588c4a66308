import type { WalletGroup, WalletId } from '../../domain/wallet'
import { Tag } from '../ui/Tag'
import { WalletIcon } from '../ui/WalletIcon'
import styles from './WalletList.module.css'

interface WalletListProps {
  groups: readonly WalletGroup[]
  selected: WalletId | null
  onSelect: (id: WalletId) => void
}

/** Wallets by group. One that still has to be installed cannot be chosen. */
export function WalletList({ groups, selected, onSelect }: WalletListProps) {
  return (
    <div className={styles.scroll}>
      {groups.map(({ name, wallets }) => (
        <div key={name}>
          <h3 className={styles.group}>{name}</h3>
          <ul>
            {wallets.map((wallet) => {
              const missing = !wallet.ready && wallet.downloadUrls.browserExtension !== undefined
              return (
                <li key={wallet.id}>
                  <button
                    type="button"
                    className={styles.wallet}
                    aria-current={wallet.id === selected ? true : undefined}
                    disabled={missing}
                    onClick={() => {
                      onSelect(wallet.id)
                    }}
                  >
                    <WalletIcon wallet={wallet} />
                    <span className={styles.name}>{missing ? (wallet.shortName ?? wallet.name) : wallet.name}</span>
                    {wallet.installed && <Tag>Installed</Tag>}
                    {missing && <Tag>Not installed</Tag>}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}
