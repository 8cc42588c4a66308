import * as copy from '#copy/wallet/connect'
import { Fragment, type KeyboardEvent } from 'react'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../../ui/text/Placed'
import type { WalletId } from '#domain/wallet/wallet'
import type { WalletGroup, WalletRow } from '#domain/wallet/walletRows'
import { Button } from '../../ui/Button'
import { Tag } from '../../ui/Tag'
import { WalletIcon } from '../WalletIcon'
import { Namesakes } from './Namesakes'
import { UnverifiedTag, WalletChoice } from './WalletChoice'
import styles from './WalletList.module.css'

interface WalletListProps {
  groups: readonly WalletGroup[]
  selected: WalletId | null
  /** The links to the wallets' apps, on a phone in landscape only. */
  links: Readonly<Record<WalletId, string>>
  onPreload: (id: WalletId) => void
  onSelect: (id: WalletId) => void
}

/** Moves the focus within the list with the keys Up, Down, Home and End, in addition to Tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const list = event.currentTarget.closest('[data-wallets]')
  const stops = [...(list?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])]
  const here = stops.indexOf(event.currentTarget)
  const targets: Partial<Record<string, number>> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: stops.length - 1,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  stops[target]?.focus()
}

interface RowProps extends Omit<WalletListProps, 'groups'> {
  wallet: WalletRow
  /** Whether a tag says that the wallet is installed. The heading of the group of installed wallets already says so. */
  isTagged: boolean
}

function Row({ wallet, isTagged, selected, links, onPreload, onSelect }: RowProps) {
  const missing = !wallet.ready && wallet.downloadUrls.browserExtension !== undefined
  return (
    <li className={styles.row}>
      <WalletChoice
        wallet={wallet}
        className={styles.wallet}
        isChosen={wallet.id === selected}
        disabled={missing}
        link={links[wallet.id]}
        onPreload={onPreload}
        onSelect={onSelect}
        onKeyDown={moveFocus}
      >
        <WalletIcon wallet={wallet} />
        <Placed text={missing ? copy.notInstalled(PLACE) : PLACE} className="vh">
          <span className={styles.name}>{wallet.name}</span>
        </Placed>
        {isTagged && copy.unverifiedText(wallet) === null && <Tag>{copy.INSTALLED}</Tag>}
        <UnverifiedTag wallet={wallet} />
      </WalletChoice>
      {missing && (
        <Button
          kind="tinted"
          size="sm"
          className={styles.install}
          data-leads={`wallet-${wallet.id}`}
          aria-label={copy.installLabel(wallet.name)}
          onClick={() => {
            onSelect(wallet.id)
          }}
          onKeyDown={moveFocus}
        >
          {copy.INSTALL}
        </Button>
      )}
    </li>
  )
}

/** A wallet that is not installed cannot be selected, but has a button that links to its extension. */
export function WalletList({ groups, ...list }: WalletListProps) {
  return (
    <div className={styles.scroll} data-wallets>
      {groups.map(({ name, wallets }) => (
        <div key={name}>
          <h3 className={styles.group}>{copy.groupName(name)}</h3>
          <ul>
            {wallets.map((wallet) => (
              <Fragment key={wallet.id}>
                <Row {...list} wallet={wallet} isTagged={wallet.installed && name !== 'installed'} />
                <Namesakes wallet={wallet} className={styles.namesakes} onKeyDown={moveFocus}>
                  {(namesake) => (
                    <Row
                      key={namesake.id}
                      {...list}
                      wallet={namesake}
                      isTagged={namesake.installed && name !== 'installed'}
                    />
                  )}
                </Namesakes>
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
