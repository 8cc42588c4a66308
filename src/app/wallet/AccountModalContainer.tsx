import { profileHref } from '../../config/paths'
import { SESSION_END_SOON_MS } from '../../domain/wallet/limits'
import { copyAddress } from '../../store/wallet/copyAddress'
import { disconnectWallet } from '../../store/wallet/disconnectWallet'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectAccount, selectSessionEnd } from '../../store/wallet/connection'
import { modalClosed } from '../../store/page/modals'
import { selectLack } from '../../store/page/parts'
import { type AccountDetails, AccountDialog } from '../../views/wallet/AccountDialog'
import { AccountHistorySkeleton } from '../../views/wallet/AccountHistorySkeleton'
import { useCopied } from '../page/browser/useCopied'
import { CLOCK_MS, useNow } from '../page/browser/useNow'
import { DiagnosticsContainer } from '../page/diagnostics/DiagnosticsContainer'
import { LivePart } from '../LivePart'
import { LiveAccountDetails, LiveAccountHistory } from '../liveParts'

/**
 * The connected account and the disconnect button, which only need the wallet; and the account's details, once they can
 * be read.
 */
export function AccountModalContainer() {
  const dispatch = useAppDispatch()
  const address = useAppSelector(selectAccount)
  const isPartMissing = useAppSelector(selectLack) !== undefined
  const sessionEnd = useAppSelector(selectSessionEnd)
  const { copied, failed, copy } = useCopied(() => dispatch(copyAddress(address ?? '')))
  const now = useNow(CLOCK_MS.minutes)
  if (!address) return null
  const unread: AccountDetails = { ensName: null, ensAvatar: null, balance: isPartMissing ? 'missing' : 'loading' }

  return (
    <AccountDialog
      address={address}
      withDetails={(draw) => (
        <LivePart fallback={draw(unread)}>
          <LiveAccountDetails>{draw}</LiveAccountDetails>
        </LivePart>
      )}
      copied={copied}
      copyFailed={failed}
      tabHref={profileHref}
      history={
        // The dialog says what is missing; nothing may look as if it were still loading.
        <LivePart fallback={isPartMissing ? null : <AccountHistorySkeleton />}>
          <LiveAccountHistory />
        </LivePart>
      }
      diagnostics={<DiagnosticsContainer kind="text" />}
      sessionEnd={sessionEnd}
      sessionEndsSoon={sessionEnd !== null && sessionEnd - now < SESSION_END_SOON_MS}
      onCopy={copy}
      onDisconnect={() => void dispatch(disconnectWallet())}
      onClose={() => dispatch(modalClosed())}
    />
  )
}
