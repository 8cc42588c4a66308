import { memo, useDeferredValue, useSyncExternalStore, useEffect, useState } from 'react'
import { deviceOf } from '#domain/browser/device'
import { countdown } from '#domain/wallet/connectStep'
import { canGoBack, connectOutcome } from '#domain/wallet/connectWizard'
import { appLinks, type WalletRow } from '#domain/wallet/walletRows'
import { isFramed } from '#domain/wallet/frame'
import { settings } from '#config/settings'
import { modalClosed } from '#store/browser/modals'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import {
  selectDesktopWalletsToGet,
  selectMobileWalletsToGet,
  selectReadyWallets,
  selectWalletGroups,
  selectWizardWallet,
} from '#store/wallet/walletRows'
import { connectWallet, preloadWallet, selectWallet } from '#store/wallet/connectWallet'
import {
  backPressed,
  type ConnectWizardState,
  continuePressed,
  downloadPressed,
  getWalletPressed,
  guideFinished,
  selectWizard,
} from '#store/wallet/connectWizard'
import { selectIsParentRefused } from '#store/wallet/wallets'
import { acceptTerms, hasAcceptedTerms } from '#store/wallet/terms'
import { FramedDialog } from '../../views/wallet/FramedNotice'
import { TermsDialog } from '../../views/wallet/TermsDialog'
import { ConnectDialog } from '../../views/wallet/connect/ConnectDialog'
import { useIsNarrow } from '../browser/useIsNarrow'
import { APP_OPENING_MS } from '#domain/wallet/limits'
import { copyConnectDetails, copyPairingLink } from '#store/wallet/connectDialog'
import type { CopyDetailsProps } from '../../views/ui/text/CopyDetails'
import { copiedState, useCopied } from '../browser/useCopied'
import { selectPairing } from '#store/wallet/pairing'
import type { ConnectActions, ConnectCode } from '../../views/wallet/connect/connectProps'
import { CLOCK_MS, useNow } from '../browser/useNow'

const LEARN_MORE_URL = 'https://ethereum.org/wallets/'

/** Its steps are rendered with a delay, because a wallet may answer at once and thereby close the dialog. */
export function ConnectModalContainer() {
  const dispatch = useAppDispatch()
  const wizard = useDeferredValue(useAppSelector(selectWizard))
  const wallet = useDeferredValue(useAppSelector(selectWizardWallet))
  const isRefused = useAppSelector(selectIsParentRefused)
  const [isAccepted, setAccepted] = useState(() => dispatch(hasAcceptedTerms()))
  const close = () => dispatch(modalClosed())
  const { terms, appName } = settings
  if (terms !== null && !isAccepted) {
    const accept = () => {
      dispatch(acceptTerms(terms.version))
      setAccepted(true)
    }
    return <TermsDialog terms={terms} appName={appName} onAccept={accept} onClose={close} />
  }
  if (!isFramed(window) || !isRefused) return <ConnectWizard wizard={wizard} wallet={wallet} />
  return <FramedDialog appName={settings.appName} url={window.location.href} onClose={close} />
}

interface ConnectWizardProps {
  wizard: ConnectWizardState
  wallet: WalletRow | null
}

const ConnectWizard = memo(function ConnectWizard({ wizard, wallet }: ConnectWizardProps) {
  const isMobile = useIsNarrow()
  const viewportWidth = useViewportWidth()
  const { isPhone, system } = deviceOf(navigator.userAgent)
  const { step, attempt, outcome, message, isLate } = wizard
  const groups = useAppSelector(selectWalletGroups)
  const ready = useAppSelector(selectReadyWallets)
  const desktopGet = useAppSelector(selectDesktopWalletsToGet)
  const mobileGet = useAppSelector(selectMobileWalletsToGet)
  const { code, copyLink } = usePairingCode()
  const details = useConnectDetails(wizard.details)
  const actions = useConnectActions(wallet, copyLink)
  const links = code ? appLinks(ready, isPhone ? system : 'desktop', code.uri) : {}
  const isStuck = useAppNotOpened(isPhone && step === 'connect' && wallet ? (links[wallet.id] ?? null) : null)

  return (
    <ConnectDialog
      layout={isMobile ? 'mobile' : 'desktop'}
      device={isPhone ? 'phone' : 'computer'}
      viewportWidth={viewportWidth}
      mobileSystem={system}
      // The sheet shows all wallets in one row, without group titles.
      groups={isMobile ? [{ name: 'installed', wallets: ready }] : groups}
      walletsToGet={isMobile ? mobileGet : desktopGet}
      step={step}
      wallet={wallet}
      outcome={connectOutcome(attempt, outcome)}
      message={message}
      details={details}
      isLate={isLate}
      canGoBack={canGoBack(step, isMobile, wallet !== null)}
      code={code}
      links={links}
      isStuck={isStuck}
      learnMoreUrl={LEARN_MORE_URL}
      actions={actions}
    />
  )
})

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('resize', onChange)
  }
}

function useViewportWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth)
}

/**
 * Whether opening a wallet's app failed: true once the page has been visible for APP_OPENING_MS after the link `left`
 * was clicked. `left` is null if no link was clicked.
 */
function useAppNotOpened(left: string | null): boolean {
  const [stayed, setStayed] = useState<string | null>(null)
  useEffect(() => {
    if (left === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      timer = setTimeout(() => {
        setStayed(left)
      }, APP_OPENING_MS)
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [left])
  return left !== null && stayed === left
}

/** The wallet's error details for a failed connection, with a function that copies them; null if there are none. */
function useConnectDetails(details: string | null): CopyDetailsProps | null {
  const dispatch = useAppDispatch()
  const copying = useCopied(() => dispatch(copyConnectDetails()))
  return details === null ? null : { text: details, copied: copiedState(copying), onCopy: copying.copy }
}

function usePairingCode(): { code: ConnectCode | null; copyLink: () => void } {
  const dispatch = useAppDispatch()
  const pairing = useAppSelector(selectPairing)
  const now = useNow(CLOCK_MS.seconds)
  const copying = useCopied(() => dispatch(copyPairingLink()))
  const code = pairing && {
    uri: pairing.uri,
    timeLeft: countdown(pairing.expiresAt - now),
    isNew: pairing.isNew,
    copied: copiedState(copying),
  }
  return { code, copyLink: copying.copy }
}

/** The handlers of the connect dialog. `wallet` is the wallet of the current step. */
function useConnectActions(wallet: WalletRow | null, onCopyLink: () => void): ConnectActions {
  const dispatch = useAppDispatch()
  const connect = () => {
    if (wallet?.ready) void dispatch(connectWallet(wallet.id))
  }
  return {
    onPreload: (id) => {
      dispatch(preloadWallet(id))
    },
    onSelect: (id) => void dispatch(selectWallet(id)),
    onGet: () => dispatch(getWalletPressed()),
    onDownload: (id) => dispatch(downloadPressed({ walletId: id })),
    onContinue() {
      const hasInstructions = wallet?.guideUrl !== undefined
      dispatch(continuePressed({ hasInstructions }))
      if (!hasInstructions) connect()
    },
    onConnect() {
      dispatch(guideFinished())
      connect()
    },
    onRetry: connect,
    onReload: () => {
      window.location.reload()
    },
    onCopyLink,
    onBack: () => dispatch(backPressed()),
    onClose: () => dispatch(modalClosed()),
  }
}
