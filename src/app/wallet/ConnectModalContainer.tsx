import { useEffect } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../domain/page/limits'
import { deviceOf } from '../../domain/page/device'
import { canGoBack, connectOutcome } from '../../domain/wallet/connectDialog'
import { appLinks } from '../../domain/wallet/walletRows'
import { isFramed } from '../../domain/wallet/frame'
import { settings } from '../../config/settings'
import { modalClosed } from '../../store/page/modals'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  selectDesktopWalletsToGet,
  selectMobileWalletsToGet,
  selectReadyWallets,
  selectWalletGroups,
  selectWizardWallet,
} from '../../store/wallet/walletRows'
import { selectWizard } from '../../store/wallet/connectWizard'
import { FramedDialog } from '../../views/wallet/FramedNotice'
import { ConnectDialog } from '../../views/wallet/connect/ConnectDialog'
import { useMediaQuery } from '../page/browser/useMediaQuery'
import { useAppNotOpened } from '../page/browser/useAppNotOpened'
import { useViewportWidth } from '../page/browser/useViewportWidth'
import { useConnectActions } from './useConnectActions'
import { useConnectDetails } from './useConnectDetails'
import { LateConnectSheet, LateConnectStep } from './lateSteps'
import { usePairingCode } from './usePairingCode'

const LEARN_MORE_URL = 'https://ethereum.org/wallets/'

/** The connect dialog. */
export function ConnectModalContainer() {
  const dispatch = useAppDispatch()
  if (!isFramed(window)) return <ConnectWizard />
  const close = () => dispatch(modalClosed())
  return <FramedDialog appName={settings.appName} url={window.location.href} onClose={close} />
}

/** The connect wizard: on a wide screen in two columns, on a phone as a sheet. */
function ConnectWizard() {
  const isMobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`)
  const viewportWidth = useViewportWidth()
  const { isPhone, system } = deviceOf(navigator.userAgent)
  const { step, attempt, outcome, message } = useAppSelector(selectWizard)
  const wallet = useAppSelector(selectWizardWallet)
  const groups = useAppSelector(selectWalletGroups)
  const ready = useAppSelector(selectReadyWallets)
  const desktopGet = useAppSelector(selectDesktopWalletsToGet)
  const mobileGet = useAppSelector(selectMobileWalletsToGet)
  const { code, copyLink } = usePairingCode()
  const details = useConnectDetails()
  const actions = useConnectActions(wallet, copyLink)
  const links = isPhone && code ? appLinks(ready, system, code.uri) : {}
  // The file has the sheet of a phone as well, which is rendered at once.
  useEffect(() => {
    LateConnectStep.fetch()
  }, [])
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
      Step={LateConnectStep}
      Sheet={LateConnectSheet}
      learnMoreUrl={LEARN_MORE_URL}
      actions={actions}
    />
  )
}
