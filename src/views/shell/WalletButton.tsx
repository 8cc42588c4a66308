import * as copy from '#copy/wallet/notifications'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { shortAddress } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { Button } from '../ui/Button'
import { ChainIcon } from '../chain/ChainIcon'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { Skeleton } from '../ui/Skeleton'
import { Spinner } from '../ui/Spinner'
import styles from './WalletButton.module.css'

export type AccountStatus = 'full' | 'avatar' | 'address'
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'
/** One value for all screens, or a `small` one below 768 px and a `large` one for wider screens. */
type Responsive<Value> = Value | { small: Value; large: Value }

export interface AccountFacts {
  address: string
  /** The account's ENS name or its shortened address. */
  displayName: string
  picture: ReactNode
  loading: boolean
  /** The balance with its symbol, for example "1.28 ETH"; null while it is being read. */
  balance: string | null
  /** Whether the balance is from an earlier visit. */
  stale: boolean
  pending: number
  /** Whether all pending transactions wait for the signatures of a Safe's owners, which may take hours. */
  areForOwners: boolean
}

type ShownChain = Pick<Chain, 'name' | 'iconUrl' | 'iconBackground'>

export type WalletButtonFacts =
  | { status: 'disconnected' }
  | { status: 'connecting' }
  /**
   * The account of the last visit is being reconnected. `chain` is its network at that visit; null if the network was
   * not supported. The button already has the width that it will have once connected.
   */
  | { status: 'reconnecting'; chain: ShownChain | null }
  | { status: 'wrongNetwork' }
  | { status: 'connected'; chain: ShownChain; account: AccountFacts }

interface WalletButtonOptions {
  accountStatus?: Responsive<AccountStatus>
  chainStatus?: Responsive<ChainStatus>
  showBalance?: Responsive<boolean>
  connectLabel?: string
}

/** The id of the wallet button in all its states. The network button beside it has a different id. */
export const WALLET_BUTTON_ID = 'wallet-button'

interface WalletButtonActions {
  onConnect: () => void
  onNetwork: () => void
  onAccount: () => void
}

type WalletButtonProps = WalletButtonOptions & WalletButtonActions & { state: WalletButtonFacts }

function both<Value extends string | boolean>(option: Responsive<Value>): { small: Value; large: Value } {
  return typeof option === 'object' ? option : { small: option, large: option }
}

function AccountPicture({ account }: { account: AccountFacts }) {
  if (account.pending > 0 && !account.areForOwners) {
    return (
      <span className={styles.waiting}>
        {account.picture}
        <Spinner size={24} />
      </span>
    )
  }
  if (account.loading) return <Skeleton width={24} height={24} round />
  return account.picture
}

function WrongNetworkButton({ onNetwork }: Pick<ChainButtonProps, 'onNetwork'>) {
  return (
    <button
      id={WALLET_BUTTON_ID}
      type="button"
      className={clsx(styles.button, styles.wrong)}
      aria-haspopup="dialog"
      disabled={!onNetwork}
      onClick={onNetwork}
    >
      <Icon name="alert" size={18} />
      {copy.WRONG_NETWORK}
      <Icon name="down" size={16} className={styles.chevron} />
    </button>
  )
}

interface ChainButtonProps {
  chain: ShownChain
  /** Undefined until the wallet's network is known. */
  onNetwork: (() => void) | undefined
}

function ChainButton({ chain, onNetwork }: ChainButtonProps) {
  return (
    <button
      id="network-button"
      type="button"
      className={clsx(styles.button, styles.chain)}
      aria-label={copy.networkLabel(chain.name)}
      aria-haspopup="dialog"
      disabled={!onNetwork}
      onClick={onNetwork}
    >
      <span className={styles.chainIcon}>
        <ChainIcon chain={chain} />
      </span>
      <span className={styles.chainName}>{chain.name}</span>
      <Icon name="down" size={16} className={styles.chevron} />
    </button>
  )
}

interface ConnectButtonProps extends Pick<WalletButtonActions, 'onConnect'> {
  status: 'disconnected' | 'connecting' | 'reconnecting'
  label: string
}

/** The same element in all three states: a prerendered page contains it while the connection is unknown. */
function ConnectButton({ status, label, onConnect }: ConnectButtonProps) {
  const isDisconnected = status === 'disconnected'
  return (
    <Button
      id={WALLET_BUTTON_ID}
      kind={isDisconnected ? 'filled' : 'quiet'}
      className={clsx(styles.connect, status === 'reconnecting' && styles.settled)}
      aria-haspopup="dialog"
      data-connect={isDisconnected || undefined}
      onClick={onConnect}
    >
      {isDisconnected ? (
        label
      ) : (
        <>
          <Spinner size={16} />
          {copy.CONNECTING}
        </>
      )}
    </Button>
  )
}

/** The name or the address, depending on the width; while transactions are pending, their number instead. */
function AccountNames({ account, shown }: { account: AccountFacts; shown: readonly AccountStatus[] }) {
  if (account.pending > 0)
    return (
      <>
        <Hidden>{account.displayName}, </Hidden>
        <span className={styles.name}>
          {account.areForOwners ? (
            <Placed text={copy.forSignatures(PLACE)} className={styles.rest}>
              {copy.waitingText(account.pending)}
            </Placed>
          ) : (
            copy.pendingText(account.pending)
          )}
        </span>
      </>
    )
  return (
    <>
      {shown.some((status) => status !== 'address') && (
        <span className={styles.name}>{account.loading ? shortAddress(account.address) : account.displayName}</span>
      )}
      {shown.includes('address') && <span className={styles.address}>{shortAddress(account.address)}</span>}
    </>
  )
}

interface AccountShown {
  shown: readonly AccountStatus[]
  hasBalance: boolean
}

function AccountContent({ account, shown, hasBalance }: AccountShown & { account: AccountFacts }) {
  return (
    <>
      {hasBalance && (
        <span className={styles.balance} data-stale={account.stale}>
          {account.balance ?? <Skeleton width={58} />}
        </span>
      )}
      <span className={styles.who}>
        <span className={styles.avatar}>
          <AccountPicture account={account} />
        </span>
        <AccountNames account={account} shown={shown} />
      </span>
    </>
  )
}

interface AccountButtonProps extends AccountShown, Pick<WalletButtonActions, 'onAccount'> {
  account: AccountFacts
}

function AccountButton({ account, onAccount, ...shown }: AccountButtonProps) {
  return (
    <button
      id={WALLET_BUTTON_ID}
      type="button"
      className={clsx(styles.button, styles.account, styles.settled)}
      title={account.address}
      aria-haspopup="dialog"
      onClick={onAccount}
    >
      <Placed text={copy.accountLabel(PLACE)} className="vh">
        <AccountContent account={account} {...shown} />
      </Placed>
      <Icon name="down" size={16} className={styles.chevron} />
    </button>
  )
}

export function WalletButton({
  state,
  accountStatus = 'full',
  chainStatus = { small: 'icon', large: 'full' },
  showBalance = { small: false, large: true },
  connectLabel = copy.CONNECT_DEFAULT,
  onConnect,
  onNetwork,
  onAccount,
}: WalletButtonProps) {
  if (state.status === 'wrongNetwork') return <WrongNetworkButton onNetwork={onNetwork} />
  if (state.status === 'reconnecting' && !state.chain) return <WrongNetworkButton onNetwork={undefined} />

  const accountOf = both(accountStatus)
  const chainOf = both(chainStatus)
  const balanceOf = both(showBalance)
  const chain = 'chain' in state ? state.chain : null
  // The name replaces a missing icon, because the placeholder would be only the chain's first letter.
  const chainAs = (shown: ChainStatus) => (shown === 'icon' && !chain?.iconUrl ? 'name' : shown)
  return (
    <div
      className={styles.pair}
      data-chain-small={chainAs(chainOf.small)}
      data-chain-large={chainAs(chainOf.large)}
      data-account-small={accountOf.small}
      data-account-large={accountOf.large}
      data-balance-small={balanceOf.small}
      data-balance-large={balanceOf.large}
    >
      {chain && Object.values(chainOf).some((shown) => shown !== 'none') && (
        <ChainButton chain={chain} onNetwork={state.status === 'connected' ? onNetwork : undefined} />
      )}
      {state.status === 'connected' ? (
        <AccountButton
          account={state.account}
          shown={Object.values(accountOf)}
          hasBalance={Object.values(balanceOf).some(Boolean)}
          onAccount={onAccount}
        />
      ) : (
        <ConnectButton status={state.status} label={connectLabel} onConnect={onConnect} />
      )}
    </div>
  )
}
