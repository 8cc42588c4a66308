import * as copy from '#copy/wallet/connect'
import * as connecting from '#copy/wallet/connecting'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DOWNLOAD_QR_SIZE } from '#domain/wallet/limits'
import type { WalletRow } from '#domain/wallet/walletRows'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon, type IconName } from '../../ui/icon/Icon'
import { QrCode } from '../QrCode'
import { WalletIcon } from '../WalletIcon'
import { AppLinks } from './AppLinks'
import type { StepProps } from './connectProps'
import { ConnectStatus } from './ConnectStatus'
import { FirstStep } from './FirstStep'
import { InstallLink, OpeningText } from './Opening'
import { GetFoot, PairingNote, Scanned } from './PairingCode'
import { pairingOf, scanTitleOf } from './pairingOf'
import { StepFrame } from './StepFrame'
import styles from './ConnectStep.module.css'

const STEP_ICONS: Record<'create' | 'install' | 'scan', IconName> = {
  create: 'plus',
  install: 'download',
  scan: 'scan',
}

/** The GET button. It opens the step with the download code of a mobile wallet, or the store page of an extension. */
function GetButton({ wallet, onDownload }: { wallet: WalletRow; onDownload: (id: string) => void }) {
  const { qrCode, browserExtension } = wallet.downloadUrls
  const shared = {
    kind: 'tinted',
    size: 'sm',
    className: styles.get,
    'aria-label': connecting.getLabel(wallet.name),
  } as const
  return qrCode === undefined && browserExtension !== undefined ? (
    <ButtonLink {...shared} href={browserExtension}>
      {connecting.GET}
    </ButtonLink>
  ) : (
    <Button
      {...shared}
      data-leads={`download-${wallet.id}`}
      onClick={() => {
        onDownload(wallet.id)
      }}
    >
      {connecting.GET}
    </Button>
  )
}

function GetWallet(step: StepProps) {
  return (
    <StepFrame title={copy.GET_A_WALLET} {...step}>
      <ul className={styles.wallets}>
        {step.walletsToGet.map((wallet) => (
          <li key={wallet.id}>
            <WalletIcon wallet={wallet} size={44} />
            <span>
              <b>{wallet.name}</b>
              <small>
                {wallet.downloadUrls.qrCode === undefined ? connecting.BROWSER_EXTENSION : connecting.MOBILE_WALLET}
              </small>
            </span>
            <GetButton wallet={wallet} onDownload={step.actions.onDownload} />
          </li>
        ))}
      </ul>
      <div className={styles.another}>
        <b>{connecting.HAVE_ANOTHER}</b>
        <p>{connecting.PICK_FROM_LIST}</p>
      </div>
    </StepFrame>
  )
}

function Opening({ wallet, get, ...step }: StepProps & { wallet: WalletRow; get: ReactNode }) {
  const { code, actions } = step
  const { canOpen } = pairingOf(wallet, step)
  return (
    <div className={styles.about}>
      <span className={styles.icon}>
        <WalletIcon wallet={wallet} size={72} />
      </span>
      <h4>{connecting.openingTitle(wallet, step.outcome)}</h4>
      <OpeningText wallet={wallet} outcome={step.outcome} />
      <InstallLink wallet={wallet} onReload={actions.onReload} />
      <ConnectStatus {...step} wallet={wallet} onRetry={actions.onRetry} />
      {canOpen && code && <AppLinks {...step} wallet={wallet} code={code} link={step.links[wallet.id]} />}
      {/* A phone cannot scan a download code on its own screen, so it gets no link. */}
      {wallet.reachedBy === 'popUp' && step.device === 'computer' && get && <GetFoot name={wallet.name}>{get}</GetFoot>}
    </div>
  )
}

/**
 * Waits for a wallet or shows its QR code: one component, so that the focused title stays the same element when the
 * code arrives, and the element of the note too, whose changes screen readers announce.
 */
function Connect({ wallet, ...step }: StepProps & { wallet: WalletRow }) {
  const { isScanned } = pairingOf(wallet, step)
  const { qrCode, browserExtension } = wallet.downloadUrls
  const get =
    (qrCode ?? browserExtension) === undefined ? null : (
      <GetButton wallet={wallet} onDownload={step.actions.onDownload} />
    )
  return (
    <StepFrame
      {...step}
      wallet={wallet}
      title={isScanned ? scanTitleOf(wallet) : copy.CONNECT}
      note={<PairingNote {...step} wallet={wallet} />}
    >
      <Scanned {...step} wallet={wallet} className={styles.scan} get={get}>
        <Opening {...step} wallet={wallet} get={get} />
      </Scanned>
    </StepFrame>
  )
}

function Download(step: StepProps) {
  const { wallet } = step
  const qrCode = wallet?.downloadUrls.qrCode
  return (
    <StepFrame title={connecting.DOWNLOAD_TITLE} {...step}>
      <div className={clsx(styles.about, styles.download)}>
        {wallet && qrCode && (
          <QrCode text={qrCode} size={DOWNLOAD_QR_SIZE} label={connecting.downloadQrLabel(wallet.name)} />
        )}
        <p>{connecting.DOWNLOAD_TEXT}</p>
      </div>
      <Button kind="filled" className={styles.wide} data-leads="continue" onClick={step.actions.onContinue}>
        {connecting.CONTINUE}
      </Button>
    </StepFrame>
  )
}

function Instructions({ wallet, ...step }: StepProps & { wallet: WalletRow }) {
  return (
    <StepFrame title={connecting.guideTitle(wallet.name)} wallet={wallet} {...step}>
      <div className={styles.middle}>
        <ol className={styles.guide}>
          {connecting.guideSteps(wallet.name).map(({ step: kind, title, description }) => (
            <li key={title}>
              <span className={styles.mark}>
                <Icon name={STEP_ICONS[kind]} size={24} />
              </span>
              <span>
                <b>{title}</b>
                <p>{description}</p>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.actions}>
        <Button kind="filled" className={styles.wide} onClick={step.actions.onConnect}>
          {copy.CONNECT}
        </Button>
        <ButtonLink kind="text" href={wallet.guideUrl ?? step.learnMoreUrl}>
          {copy.LEARN_MORE}
        </ButtonLink>
      </div>
    </StepFrame>
  )
}

export function ConnectStep(props: StepProps) {
  const { step, wallet } = props
  if (step === 'get') return <GetWallet {...props} />
  if (step === 'download') return <Download {...props} />
  if (step === 'none' || wallet === null) return <FirstStep {...props} />
  if (step === 'instructions') return <Instructions {...props} wallet={wallet} />
  return <Connect {...props} wallet={wallet} />
}
