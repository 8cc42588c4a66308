import type { ReactNode } from 'react'
import type { WalletRow } from '../../domain/wallet'
import { Button, ButtonLink } from '../ui/Button'
import { Icon, type IconName } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { Spinner } from '../ui/Spinner'
import { WalletIcon } from '../ui/WalletIcon'
import type { StepProps } from './ConnectDialog'
import styles from './ConnectStep.module.css'

const STEP_ICONS: Record<'create' | 'install' | 'scan', IconName> = {
  create: 'plus',
  install: 'download',
  scan: 'scan',
}

/** GET opens the code of a wallet for the phone, or the store of an extension. */
export function GetButton({ wallet, onDownload }: { wallet: WalletRow; onDownload: (id: string) => void }) {
  const { qrCode, browserExtension } = wallet.downloadUrls
  const shared = { kind: 'tinted', size: 'sm', className: styles.get, 'aria-label': `GET ${wallet.name}` } as const
  return qrCode === undefined && browserExtension !== undefined ? (
    <ButtonLink {...shared} href={browserExtension}>
      GET
    </ButtonLink>
  ) : (
    <Button
      {...shared}
      data-leads={`download-${wallet.id}`}
      onClick={() => {
        onDownload(wallet.id)
      }}
    >
      GET
    </Button>
  )
}

/** The wait for the wallet, or why it ended and the way to try again. */
interface ConnectStatusProps {
  outcome: StepProps['outcome']
  message: StepProps['message']
  onRetry: () => void
}

export function ConnectStatus({ outcome, message, onRetry }: ConnectStatusProps) {
  return (
    <>
      <span className={styles.live} role="status">
        {outcome === 'waiting' && (
          <span className={styles.status}>
            <Spinner size={16} />
            Waiting for connection
          </span>
        )}
      </span>
      <span className={styles.live} role="alert">
        {outcome === 'failed' && (
          <span className={`${styles.status} ${styles.failed}`}>
            <Icon name="alert" size={16} />
            {message ?? 'Error connecting, please retry!'}
          </span>
        )}
      </span>
      {outcome !== 'waiting' && (
        <Button kind="filled" className={styles.retry} onClick={onRetry}>
          RETRY
        </Button>
      )}
    </>
  )
}

function Head({ title, ...step }: StepProps & { title: string }) {
  return (
    <div className={styles.head}>
      {step.canGoBack && <IconButton icon="back" label="Back" className={styles.back} onClick={step.actions.onBack} />}
      <h3 tabIndex={-1} data-initial-focus>
        {title}
      </h3>
      <IconButton icon="close" label="Close" className={styles.close} onClick={step.actions.onClose} />
    </div>
  )
}

function Step({ title, children, ...step }: StepProps & { title: string; children: ReactNode }) {
  return (
    <>
      <Head title={title} {...step} />
      <div className={styles.body}>{children}</div>
    </>
  )
}

function Explain(step: StepProps) {
  return (
    <Step title="What is a Wallet?" {...step}>
      <div className={styles.middle}>
        <ul className={styles.points}>
          <li>
            <span className={styles.mark}>
              <Icon name="wallet" size={24} />
            </span>
            <span>
              <b>A home for your tokens</b>
              <p>A wallet sends, receives, stores and shows tokens on the blockchain. Only you hold its keys.</p>
            </span>
          </li>
          <li>
            <span className={styles.mark}>
              <Icon name="key" size={24} />
            </span>
            <span>
              <b>A new way to sign in</b>
              <p>Connect your wallet instead of making an account and a password on every site.</p>
            </span>
          </li>
        </ul>
      </div>
      <div className={styles.actions}>
        <Button kind="filled" className={styles.wide} data-leads="get" onClick={step.actions.onGet}>
          Get a Wallet
        </Button>
        <ButtonLink kind="text" href={step.learnMoreUrl}>
          Learn More
        </ButtonLink>
      </div>
    </Step>
  )
}

function GetWallet(step: StepProps) {
  return (
    <Step title="Get a Wallet" {...step}>
      <ul className={styles.wallets}>
        {step.walletsToGet.map((wallet) => (
          <li key={wallet.id}>
            <WalletIcon wallet={wallet} size={44} />
            <span>
              <b>{wallet.name}</b>
              <small>{wallet.downloadUrls.qrCode === undefined ? 'Browser Extension' : 'Mobile Wallet'}</small>
            </span>
            <GetButton wallet={wallet} onDownload={step.actions.onDownload} />
          </li>
        ))}
      </ul>
      <div className={styles.another}>
        <b>Have another wallet?</b>
        <p>Pick it from the list on the left.</p>
      </div>
    </Step>
  )
}

function ScanToConnect({ wallet, ...step }: StepProps & { wallet: WalletRow }) {
  const { qrCode, browserExtension } = wallet.downloadUrls
  return (
    <Step title={`Scan with ${wallet.name}`} wallet={wallet} {...step}>
      <div className={styles.code}>{step.connectQr}</div>
      <div className={styles.foot}>
        {step.outcome === 'failed' ? (
          <ConnectStatus outcome={step.outcome} message={step.message} onRetry={step.actions.onRetry} />
        ) : (
          (qrCode ?? browserExtension) !== undefined && (
            <>
              <span>Don’t have {wallet.name}?</span>
              <GetButton wallet={wallet} onDownload={step.actions.onDownload} />
            </>
          )
        )}
      </div>
    </Step>
  )
}

function OpenWallet({ wallet, ...step }: StepProps & { wallet: WalletRow }) {
  const { name, ready, downloadUrls } = wallet
  const extension = downloadUrls.browserExtension
  return (
    <Step title="Connect" wallet={wallet} {...step}>
      <div className={styles.about}>
        <span className={styles.icon}>
          <WalletIcon wallet={wallet} size={72} />
        </span>
        {ready ? (
          <>
            <h4>Opening {name}</h4>
            <p>Confirm the connection in {extension === undefined ? 'your wallet' : 'the extension'}.</p>
            <ConnectStatus outcome={step.outcome} message={step.message} onRetry={step.actions.onRetry} />
          </>
        ) : extension === undefined ? (
          <>
            <h4>{name} is not available</h4>
            <p>{name} is not available on this device</p>
          </>
        ) : (
          <>
            <h4>{name} is not installed</h4>
            <p>The {name} extension is not installed in your browser</p>
            <ButtonLink kind="filled" className={styles.install} href={extension}>
              <Icon name="download" />
              INSTALL
            </ButtonLink>
          </>
        )}
      </div>
    </Step>
  )
}

function Download(step: StepProps) {
  return (
    <Step title="Scan to download" {...step}>
      <div className={`${styles.about} ${styles.download}`}>
        {step.downloadQr}
        <p>Scan with your phone to download on iOS or Android</p>
      </div>
      <Button kind="filled" className={styles.wide} data-leads="continue" onClick={step.actions.onContinue}>
        Continue
      </Button>
    </Step>
  )
}

function Instructions({ wallet, ...step }: StepProps & { wallet: WalletRow }) {
  return (
    <Step title={`Get started with ${wallet.shortName ?? wallet.name}`} wallet={wallet} {...step}>
      <div className={styles.middle}>
        <ol className={styles.guide}>
          {wallet.instructions?.steps.map(({ step: kind, title, description }) => (
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
          Connect
        </Button>
        <ButtonLink kind="text" href={wallet.instructions?.learnMoreUrl ?? step.learnMoreUrl}>
          Learn More
        </ButtonLink>
      </div>
    </Step>
  )
}

/** The right column on a wide screen. */
export function ConnectStep(props: StepProps) {
  const { step, wallet, connectQr } = props
  if (step === 'get') return <GetWallet {...props} />
  if (step === 'download') return <Download {...props} />
  if (step === 'none' || wallet === null) return <Explain {...props} />
  if (step === 'instructions') return <Instructions {...props} wallet={wallet} />
  return connectQr ? <ScanToConnect {...props} wallet={wallet} /> : <OpenWallet {...props} wallet={wallet} />
}
