import {
  ASKS_TO_CONFIRM,
  cannotSwitch,
  CONFIRM_IN_WALLET,
  CONNECTED,
  FOR_TRADING,
  NOT_FOR_TRADING,
  SWITCH_NETWORKS,
  switchingText,
  walletIsOn,
  WRONG_NETWORK,
} from '#copy/chain/networkDialog'
import type { ReactNode } from 'react'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import type { Chain } from '#domain/chain/chain'
import { ChainIcon } from './ChainIcon'
import { Dialog } from '../ui/Dialog'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { Spinner } from '../ui/Spinner'
import { Tag } from '../ui/Tag'
import styles from './NetworkDialog.module.css'

export interface NetworkRow {
  chain: Pick<Chain, 'id' | 'name' | 'iconUrl' | 'iconBackground'>
  state: 'connected' | 'switching' | 'idle'
  isTraded: boolean
}

interface NetworkDialogProps {
  rows: readonly NetworkRow[]
  canSwitch: boolean
  appName: string | null
  /** The wallet's network, with the name of the selected network in `traded`; null if both networks are the same. */
  wrongNetwork: (Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'> & { traded: string }) | null
  error: string | null
  foot: ReactNode
  onSwitch: (chainId: number) => void
  onClose: () => void
}

/** The minimum height of the dialog in px, so that there is room for a notice even if there are few rows. */
const LEAST_HEIGHT = 240

function focusTitle(notice: HTMLElement | null) {
  notice?.closest('dialog')?.querySelector('h2')?.focus({ preventScroll: true })
}

export function NetworkDialog(props: NetworkDialogProps) {
  const { rows, canSwitch, appName, wrongNetwork, error, foot, onSwitch, onClose } = props
  const switching = rows.find(({ state }) => state === 'switching')
  return (
    <Dialog title={SWITCH_NETWORKS} size="sm" leastHeight={LEAST_HEIGHT} onClose={onClose}>
      {!canSwitch && (
        <div className={styles.notice} ref={focusTitle}>
          {/* As an alert, the notice is announced at once after the user has tried to switch. */}
          <Notice role={error === null ? 'status' : 'alert'}>{cannotSwitch(appName)}</Notice>
        </div>
      )}
      {wrongNetwork && (
        <div className={styles.notice}>
          {/* The error replaces the explanation, so that the rest of the dialog does not move. */}
          {error !== null && canSwitch ? (
            <Notice key={error} kind="down" title={WRONG_NETWORK} role="alert">
              {error}
            </Notice>
          ) : (
            <Notice kind="warn" title={WRONG_NETWORK} role="status">
              <Placed text={walletIsOn(PLACE, wrongNetwork.traded)}>
                <span className={styles.named}>
                  {wrongNetwork.iconUrl !== null && <ChainIcon chain={wrongNetwork} size={16} />}
                  {wrongNetwork.name}
                </span>
              </Placed>
            </Notice>
          )}
        </div>
      )}
      {canSwitch && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.chain.id}>
              <Row row={row} isLocked={switching !== undefined} onSwitch={onSwitch} />
            </li>
          ))}
        </ul>
      )}
      {/* Space for the error is reserved from the start, so that nothing moves when the error appears. */}
      {canSwitch && !wrongNetwork && (
        <div className={styles.notice}>
          {error === null ? (
            <Notice>{ASKS_TO_CONFIRM}</Notice>
          ) : (
            <Notice key={error} kind="down" role="alert">
              {error}
            </Notice>
          )}
        </div>
      )}
      {foot}
      <div role="status">
        <Hidden>{switching && switchingText(switching.chain.name)}</Hidden>
      </div>
    </Dialog>
  )
}

interface RowProps {
  row: NetworkRow
  isLocked: boolean
  onSwitch: (chainId: number) => void
}

function Row({ row: { chain, state, isTraded }, isLocked, onSwitch }: RowProps) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={state === 'connected' ? true : undefined}
      disabled={state === 'connected'}
      // `disabled` is not used, because the pressed row would lose the focus.
      aria-disabled={isLocked ? true : undefined}
      onClick={() => {
        if (!isLocked) onSwitch(chain.id)
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
        {state === 'idle' && (isTraded ? <Tag>{FOR_TRADING}</Tag> : NOT_FOR_TRADING)}
      </span>
    </button>
  )
}
