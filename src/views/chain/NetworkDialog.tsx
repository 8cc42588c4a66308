import {
  cannotSwitch,
  CONFIRM_IN_WALLET,
  CONNECTED,
  SWITCH_NETWORKS,
  switchingText,
  WRONG_NETWORK,
  wrongNetworkText,
} from '#copy/chain/networkDialog'
import type { ReactNode } from 'react'
import type { Chain } from '../../domain/chain/chain'
import { ChainIcon } from '../ui/icon/ChainIcon'
import { Dialog } from '../ui/Dialog'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { Spinner } from '../ui/Spinner'
import styles from './NetworkDialog.module.css'

export interface NetworkRow {
  chain: Pick<Chain, 'id' | 'name' | 'iconUrl' | 'iconBackground'>
  state: 'connected' | 'switching' | 'idle'
}

interface NetworkDialogProps {
  rows: readonly NetworkRow[]
  /** Whether the wallet supports switching at all. */
  canSwitch: boolean
  /** Null reads "this app". */
  appName: string | null
  /** The wallet is on a network that the product does not support. */
  wrongNetwork: boolean
  /** Why the last switch failed. */
  error: string | null
  /** The connected account, where the bar does not show it. */
  foot: ReactNode
  onSwitch: (chainId: number) => void
  onClose: () => void
}

/** The rows, one of which had the focus, are removed when the wallet turns out not to support switching. */
function focusTitle(notice: HTMLElement | null) {
  notice?.closest('dialog')?.querySelector('h2')?.focus({ preventScroll: true })
}

export function NetworkDialog(props: NetworkDialogProps) {
  const { rows, canSwitch, appName, wrongNetwork, error, foot, onSwitch, onClose } = props
  const switching = rows.find(({ state }) => state === 'switching')
  const connected = rows.find(({ state }) => state === 'connected')
  const locked = switching !== undefined
  return (
    <Dialog title={SWITCH_NETWORKS} size="sm" onClose={onClose}>
      {!canSwitch && (
        <div className={styles.notice} ref={focusTitle}>
          {/* Announced at once when it is the response to a switch. */}
          <Notice role={error === null ? 'status' : 'alert'}>{cannotSwitch(appName)}</Notice>
        </div>
      )}
      {canSwitch && wrongNetwork && (
        <div className={styles.notice}>
          <Notice kind="warn" title={WRONG_NETWORK} role="status">
            {wrongNetworkText(connected?.chain.name)}
          </Notice>
        </div>
      )}
      {canSwitch && error !== null && (
        <div className={styles.notice}>
          <Notice kind="down" role="alert">
            {error}
          </Notice>
        </div>
      )}
      {canSwitch && (
        <ul className={styles.list}>
          {rows.map(({ chain, state }) => (
            <li key={chain.id}>
              <button
                type="button"
                className={styles.row}
                aria-current={state === 'connected' ? true : undefined}
                disabled={state === 'connected'}
                // Not disabled while a switch is open, so that the pressed row keeps the focus.
                aria-disabled={locked ? true : undefined}
                onClick={() => {
                  if (!locked) onSwitch(chain.id)
                }}
              >
                <ChainIcon chain={chain} size={32} />
                <span className={styles.name}>{chain.name}</span>
                <span className={styles.state}>
                  {state === 'connected' && (
                    <>
                      <span className={styles.dot} />
                      {CONNECTED}
                    </>
                  )}
                  {state === 'switching' && (
                    <>
                      <Spinner size={16} />
                      {CONFIRM_IN_WALLET}
                    </>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {foot}
      <div role="status">
        <Hidden>{switching && switchingText(switching.chain.name)}</Hidden>
      </div>
    </Dialog>
  )
}
