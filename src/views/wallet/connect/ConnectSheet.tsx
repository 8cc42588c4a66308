import type { ReactNode, Ref } from 'react'
import { mobileStep } from '../../../domain/wallet/connectWizard'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import { Button, ButtonLink } from '../../ui/Button'
import { WalletIcon } from '../../ui/icon/WalletIcon'
import { AppLinks } from './AppLinks'
import type { ConnectDialogProps } from './ConnectDialog'
import { ConnectStatus } from './ConnectStatus'
import { InstallLink, OpeningText, openingTitle } from './Opening'
import { CodeNote, GetFoot, PairingCode } from './PairingCode'
import { pairingOf } from './pairingOf'
import { storeOf } from './storeOf'
import { UnverifiedTag, WalletChoice } from './WalletChoice'
import styles from './ConnectSheet.module.css'

type SheetProps = Omit<ConnectDialogProps, 'layout'>

function GetLink({ name, href, children = 'GET' }: { name: string; href: string; children?: ReactNode }) {
  return (
    <ButtonLink kind="tinted" size="sm" className={styles.get} aria-label={`GET ${name}`} href={href}>
      {children}
    </ButtonLink>
  )
}

function GetWallet({ walletsToGet, device, mobileSystem, learnMoreUrl }: SheetProps) {
  return (
    <>
      <ul className={styles.wallets}>
        {walletsToGet.map((wallet) => {
          const store = storeOf(wallet, mobileSystem)
          return (
            <li key={wallet.id}>
              <WalletIcon wallet={wallet} size={44} />
              <span>
                <b>{wallet.name}</b>
                <small>Mobile Wallet</small>
              </span>
              {store !== undefined && <GetLink name={wallet.name} href={store} />}
            </li>
          )
        })}
      </ul>
      <div className={styles.text}>
        <p>
          {device === 'phone'
            ? 'GET opens the App Store or Google Play, whichever fits this phone.'
            : 'GET opens the page of the wallet’s app, which you can then install on your phone.'}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="tinted" href={learnMoreUrl}>
          Learn More
        </ButtonLink>
      </div>
    </>
  )
}

/** One row of wallets that scrolls sideways. */
function Wallets({ groups, wallet, device, links, actions }: SheetProps) {
  return (
    <ul className={styles.row}>
      {groups
        .flatMap(({ wallets }) => wallets)
        .map((tile) => (
          <li key={tile.id}>
            <WalletChoice
              wallet={tile}
              className={styles.tile}
              isChosen={tile.id === wallet?.id}
              disabled={!tile.ready}
              link={device === 'phone' ? links[tile.id] : undefined}
              onSelect={actions.onSelect}
            >
              <WalletIcon wallet={tile} size={60} />
              <span>
                {tile.shortName ?? tile.name}
                {(!tile.ready || tile.recent) && <small>{tile.ready ? 'Recent' : '(unsupported)'}</small>}
              </span>
              <UnverifiedTag wallet={tile} />
            </WalletChoice>
          </li>
        ))}
    </ul>
  )
}

function About({ learnMoreUrl, actions }: SheetProps) {
  return (
    <>
      <div className={styles.text}>
        <b>What is a Wallet?</b>
        <p>
          A wallet sends, receives, stores and shows tokens. It also lets you sign in without an account or password.
        </p>
      </div>
      <div className={styles.actions}>
        <Button kind="tinted" data-leads="get" onClick={actions.onGet}>
          Get a Wallet
        </Button>
        <ButtonLink kind="text" href={learnMoreUrl}>
          Learn More
        </ButtonLink>
      </div>
    </>
  )
}

/** The chosen wallet: opened on this phone, or to be scanned from a window that is merely narrow. */
function Chosen({ wallet, ...sheet }: SheetProps & { wallet: WalletRow }) {
  const { outcome, message, code, device, mobileSystem, actions } = sheet
  const { canScan, canOpen, title } = pairingOf(wallet, sheet)
  const { qrCode, browserExtension } = wallet.downloadUrls
  const store = storeOf(wallet, mobileSystem)
  const download = device === 'phone' ? store : (qrCode ?? browserExtension ?? store)
  const get = download === undefined ? null : <GetLink name={wallet.name} href={download} />
  return (
    <div className={styles.chosen}>
      {/* One element throughout: it may have the focus when a code arrives. */}
      <h3 tabIndex={-1} data-initial-focus>
        {title ?? openingTitle(wallet, outcome)}
      </h3>
      {wallet.reachedBy === 'pairing' && (
        <CodeNote code={canScan || canOpen ? code : null} word={canOpen ? 'link' : 'code'} />
      )}
      {canScan && code ? (
        <div className={styles.scan}>
          <PairingCode
            wallet={wallet}
            code={code}
            viewportWidth={sheet.viewportWidth}
            get={get}
            onCopyLink={actions.onCopyLink}
          />
        </div>
      ) : (
        <>
          {title !== null && <h4>{openingTitle(wallet, outcome)}</h4>}
          <OpeningText wallet={wallet} outcome={outcome} />
          <InstallLink wallet={wallet} onReload={actions.onReload} />
          <ConnectStatus wallet={wallet} outcome={outcome} message={message} onRetry={actions.onRetry} />
          {canOpen && code && <AppLinks {...sheet} wallet={wallet} code={code} link={sheet.links[wallet.id]} />}
          {wallet.reachedBy === 'popUp' && get && <GetFoot name={wallet.name}>{get}</GetFoot>}
        </>
      )}
    </div>
  )
}

/** The steps on a phone: the wallets and the one chosen among them, or the stores of three. */
export function ConnectSheet({ focusStep, ...sheet }: SheetProps & { focusStep: Ref<HTMLDivElement> }) {
  const { step, wallet, device } = sheet
  if (mobileStep(step) === 'get') {
    return (
      <div key="get" ref={focusStep}>
        <GetWallet {...sheet} />
      </div>
    )
  }
  // The code needs the room. On a phone the row stays: the link in it that was tapped is still being followed.
  const hasRow = device === 'phone' || wallet?.reachedBy !== 'pairing'
  return (
    <>
      {hasRow && <Wallets {...sheet} />}
      <div key={wallet?.id ?? ''} ref={focusStep}>
        {wallet ? <Chosen {...sheet} wallet={wallet} /> : <About {...sheet} />}
      </div>
    </>
  )
}
