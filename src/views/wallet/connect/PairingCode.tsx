import * as copy from '#copy/wallet/connecting'
import type { ReactNode } from 'react'
import type { WalletRow } from '#domain/wallet/walletRows'
import { Button, type ButtonProps } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { Hidden } from '../../ui/text/Hidden'
import { QrCode } from '../QrCode'
import type { ConnectCode, ConnectDialogProps, StepProps } from './connectProps'
import { ConnectStatus } from './ConnectStatus'
import { LinkText } from './LinkText'
import { pairingOf } from './pairingOf'
import { WalletLink } from './WalletLink'
import styles from './PairingCode.module.css'
import { QR_TEXT_MAX, MOBILE_BREAKPOINT_PX } from '#domain/browser/limits'
import { CONNECT_QR } from '#domain/wallet/limits'

/** The element is always rendered, so that screen readers announce each change, such as "copied". */
function CodeNote({ code, medium = 'code' }: { code: ConnectCode | null; medium?: 'code' | 'link' }) {
  return (
    <p className={styles.note} role="status">
      {/* Each code has a new element, because screen readers would not announce the same text twice. */}
      {code && (
        <span key={code.uri}>
          {code.copied === 'failed' ? (
            copy.COPY_REFUSED
          ) : code.isNew === null ? (
            <Hidden>{copy.readyText(medium)}</Hidden>
          ) : (
            copy.renewedText(medium, code.isNew)
          )}
        </span>
      )}
    </p>
  )
}

interface CopyLinkProps extends Pick<ButtonProps, 'size' | 'className'> {
  code: ConnectCode
  onCopyLink: () => void
}

export function CopyLink({ code, onCopyLink, ...look }: CopyLinkProps) {
  return (
    <Button {...look} kind="quiet" onClick={onCopyLink}>
      <span aria-live="polite">{code.copied === 'copied' ? copy.COPIED : copy.COPY_LINK}</span>
    </Button>
  )
}

function GetHint({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.get}>
      <span>{copy.missingText(name)}</span>
      {children}
    </span>
  )
}

/** The link to get a wallet that is not installed, for steps without a QR code. */
export function GetFoot(hint: { name: string; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <GetHint {...hint} />
    </div>
  )
}

interface CodeSkeletonProps {
  viewportWidth: number
  children: ReactNode
}

function CodeSkeleton({ viewportWidth, children }: CodeSkeletonProps) {
  const { side } = connectQrSize(viewportWidth)
  return (
    <>
      <div className={styles.code}>
        <Skeleton width={side} height={side} />
      </div>
      <div className={styles.foot}>{children}</div>
    </>
  )
}

interface PairingCodeProps extends Pick<ConnectDialogProps, 'viewportWidth'> {
  wallet: WalletRow
  code: ConnectCode
  /** The link to the wallet's app on this computer; undefined if there is none. */
  link: string | undefined
  /** The link to get the wallet if it is not installed; null otherwise. */
  get: ReactNode
  onCopyLink: () => void
}

function PairingCode({ wallet, code, link, viewportWidth, get, onCopyLink }: PairingCodeProps) {
  const { side, logo } = connectQrSize(viewportWidth)
  const fits = fitsQrCode(code.uri)
  return (
    <>
      {fits ? (
        <div className={styles.code}>
          <QrCode text={code.uri} size={side} label={copy.qrLabel(wallet.name)} wallet={wallet} logo={logo} />
        </div>
      ) : (
        <div className={styles.long}>
          <p>{copy.LINK_TOO_LONG}</p>
          <LinkText name={wallet.name} uri={code.uri} rows={10} />
        </div>
      )}
      {link !== undefined && (
        <WalletLink className={styles.open} href={link}>
          {copy.openApp(wallet.name)}
        </WalletLink>
      )}
      <div className={styles.foot}>
        <span className={styles.time} role="timer" aria-live="off">
          {copy.expiryText(code.timeLeft)}
        </span>
        <CopyLink size="sm" className={styles.copy} code={code} onCopyLink={onCopyLink} />
        {code.copied === 'failed' && fits ? (
          <LinkText name={wallet.name} uri={code.uri} rows={1} />
        ) : (
          get !== null && <GetHint name={wallet.name}>{get}</GetHint>
        )}
      </div>
    </>
  )
}

type PairingProps = StepProps & { wallet: WalletRow }

export function PairingNote(step: PairingProps) {
  const { canScan, canOpen } = pairingOf(step.wallet, step)
  if (step.wallet.reachedBy !== 'pairing') return null
  return <CodeNote code={canScan || canOpen ? step.code : null} medium={canOpen ? 'link' : 'code'} />
}

interface ScannedProps {
  className: string | undefined
  get: ReactNode
  children: ReactNode
}

export function Scanned({ className, get, children, ...step }: PairingProps & ScannedProps) {
  const { wallet, code, links, viewportWidth, actions } = step
  const { canScan, isScanned } = pairingOf(wallet, step)
  if (!isScanned) return children
  return canScan && code ? (
    <div className={className}>
      <PairingCode {...{ wallet, code, viewportWidth, get }} link={links[wallet.id]} onCopyLink={actions.onCopyLink} />
    </div>
  ) : (
    <div className={className} aria-busy="true">
      <CodeSkeleton viewportWidth={viewportWidth}>
        <ConnectStatus {...step} onRetry={actions.onRetry} />
      </CodeSkeleton>
    </div>
  )
}

/** The capacity in bytes of the largest QR code (version 40) at error correction level M (ISO/IEC 18004, table 7). */
const CAPACITY_BYTES = 2_331

export function fitsQrCode(text: string): boolean {
  return text.length <= QR_TEXT_MAX && new TextEncoder().encode(text).length <= CAPACITY_BYTES
}

/** The width of the QR code and of the logo in it, in px, for a given width of the window. */
function connectQrSize(viewportWidth: number): { side: number; logo: number } {
  const { min, max, beside, logo } = CONNECT_QR
  if (viewportWidth >= MOBILE_BREAKPOINT_PX) return { side: max, logo: logo.wide }
  return { side: Math.min(max, Math.max(min, viewportWidth - beside)), logo: logo.narrow }
}
