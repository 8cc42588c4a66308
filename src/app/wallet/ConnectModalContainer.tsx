import { memo, useDeferredValue } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../domain/browser/limits'
import { deviceOf } from '../../domain/browser/device'
import { canGoBack, connectOutcome } from '../../domain/wallet/connectDialog'
import { appLinks, type WalletRow } from '../../domain/wallet/walletRows'
import { isFramed } from '../../domain/wallet/frame'
import { settings } from '../../config/settings'
import { modalClosed } from '../../store/browser/modals'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  selectDesktopWalletsToGet,
  selectMobileWalletsToGet,
  selectReadyWallets,
  selectWalletGroups,
  selectWizardWallet,
} from '../../store/wallet/walletRows'
import { type ConnectWizardState, selectWizard } from '../../store/wallet/connectWizard'
import { selectIsParentRefused } from '../../store/wallet/wallets'
import { FramedDialog } from '../../views/wallet/FramedNotice'
import { ConnectDialog } from '../../views/wallet/connect/ConnectDialog'
import { useMediaQuery } from '../browser/useMediaQuery'
import { useAppNotOpened } from './useAppNotOpened'
import { useViewportWidth } from '../browser/useViewportWidth'
import { useConnectActions } from './useConnectActions'
import { useConnectDetails } from './useConnectDetails'
import { ConnectSheetContainer, ConnectStepContainer } from './ConnectStepContainer'
import { usePairingCode } from './usePairingCode'

const LEARN_MORE_URL = 'https://ethereum.org/wallets/'

/**
 * The connect dialog. What its steps show is rendered in a task of its own: a wallet that answers at once closes the dialog,
 * and no step is drawn for that.
 */
export function ConnectModalContainer() {
  const dispatch = useAppDispatch()
  const wizard = useDeferredValue(useAppSelector(selectWizard))
  const wallet = useDeferredValue(useAppSelector(selectWizardWallet))
  const isRefused = useAppSelector(selectIsParentRefused)
  if (!isFramed(window) || !isRefused) return <ConnectWizard wizard={wizard} wallet={wallet} />
  const close = () => dispatch(modalClosed())
  return <FramedDialog appName={settings.appName} url={window.location.href} onClose={close} />
}

interface ConnectWizardProps {
  wizard: ConnectWizardState
  /** The one that the step is about. */
  wallet: WalletRow | null
}

/** The connect wizard: on a wide screen in two columns, on a phone as a sheet. */
const ConnectWizard = memo(function ConnectWizard({ wizard, wallet }: ConnectWizardProps) {
  const isMobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`)
  const viewportWidth = useViewportWidth()
  const { isPhone, system } = deviceOf(navigator.userAgent)
  const { step, attempt, outcome, message } = wizard
  const groups = useAppSelector(selectWalletGroups)
  const ready = useAppSelector(selectReadyWallets)
  const desktopGet = useAppSelector(selectDesktopWalletsToGet)
  const mobileGet = useAppSelector(selectMobileWalletsToGet)
  const { code, copyLink } = usePairingCode()
  const details = useConnectDetails(wizard.details)
  const actions = useConnectActions(wallet, copyLink)
  const links = isPhone && code ? appLinks(ready, system, code.uri) : {}
  const isStuck = useAppNotOpened(step === 'connect' && wallet ? (links[wallet.id] ?? null) : null)

  return (
    <ConnectDialog
      layout={isMobile ? 'mobile' : 'desktop'}
      device={isPhone ? 'phone' : 'computer'}
      viewportWidth={viewportWidth}
      mobileSystem={system}
      // The sheet of a phone has one row, without titles.
      groups={isMobile ? [{ name: 'installed', wallets: ready }] : groups}
      walletsToGet={isMobile ? mobileGet : desktopGet}
      step={step}
      wallet={wallet}
      outcome={connectOutcome(attempt, outcome)}
      message={message}
      details={details}
      canGoBack={canGoBack(step, isMobile, wallet !== null)}
      code={code}
      links={links}
      isStuck={isStuck}
      Step={ConnectStepContainer}
      Sheet={ConnectSheetContainer}
      learnMoreUrl={LEARN_MORE_URL}
      actions={actions}
    />
  )
})
