import * as copy from '#copy/wallet/connect'
import * as connecting from '#copy/wallet/connecting'
import { Fragment, type ReactNode } from 'react'
import { mobileStep } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import { Button, ButtonLink } from '../../ui/Button'
import { WalletIcon } from '../WalletIcon'
import { AppLinks } from './AppLinks'
import type { SheetProps } from './connectProps'
import { ConnectStatus } from './ConnectStatus'
import { InstallLink, OpeningText } from './Opening'
import { Namesakes } from './Namesakes'
import { GetFoot, PairingNote, Scanned } from './PairingCode'
import { pairingOf, scanTitleOf } from './pairingOf'
import { storeOf } from './storeOf'
import { UnverifiedTag, WalletChoice } from './WalletChoice'
import styles from './ConnectSheet.module.css'

type PartProps = Omit<SheetProps, 'focusStep'>

function GetLink({ name, href, children = connecting.GET }: { name: string; href: string; children?: ReactNode }) {
  return (
    <ButtonLink kind="tinted" size="sm" className={styles.get} aria-label={connecting.getLabel(name)} href={href}>
      {children}
    </ButtonLink>
  )
}

function GetWallet({ walletsToGet, device, mobileSystem, learnMoreUrl }: PartProps) {
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
                <small>{connecting.MOBILE_WALLET}</small>
              </span>
              {store !== undefined && <GetLink name={wallet.name} href={store} />}
            </li>
          )
        })}
      </ul>
      <div className={styles.text}>
        <p>{device === 'phone' ? connecting.GET_ON_PHONE : connecting.GET_ON_COMPUTER}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="tinted" href={learnMoreUrl}>
          {copy.LEARN_MORE}
        </ButtonLink>
      </div>
    </>
  )
}

function Tile({ wallet: chosen, device, links, actions, tile }: PartProps & { tile: WalletRow }) {
  return (
    <li>
      <WalletChoice
        wallet={tile}
        className={styles.tile}
        isChosen={tile.id === chosen?.id}
        disabled={!tile.ready}
        link={device === 'phone' ? links[tile.id] : undefined}
        onPreload={actions.onPreload}
        onSelect={actions.onSelect}
      >
        <WalletIcon wallet={tile} size={60} />
        <span>
          {tile.shortName ?? tile.name}
          {(!tile.ready || tile.recent) && <small>{tile.ready ? copy.RECENT : copy.NOT_READY}</small>}
        </span>
        <UnverifiedTag wallet={tile} />
      </WalletChoice>
    </li>
  )
}

function Wallets(sheet: PartProps) {
  return (
    <ul className={styles.row}>
      {sheet.groups
        .flatMap(({ wallets }) => wallets)
        .map((tile) => (
          <Fragment key={tile.id}>
            <Tile {...sheet} tile={tile} />
            <Namesakes wallet={tile} className={styles.namesakes}>
              {(namesake) => <Tile key={namesake.id} {...sheet} tile={namesake} />}
            </Namesakes>
          </Fragment>
        ))}
    </ul>
  )
}

function About({ learnMoreUrl, actions }: PartProps) {
  return (
    <>
      <div className={styles.text}>
        <b>{copy.WHAT_IS_A_WALLET}</b>
        <p>{connecting.ABOUT}</p>
        <p>{connecting.WITHOUT_WALLET}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="tinted" data-leads="get" onClick={actions.onGet}>
          {copy.GET_A_WALLET}
        </Button>
        <ButtonLink kind="text" href={learnMoreUrl}>
          {copy.LEARN_MORE}
        </ButtonLink>
      </div>
    </>
  )
}

interface ChosenProps extends PartProps {
  wallet: WalletRow
  get: ReactNode
}

function ChosenOpening({ wallet, get, ...sheet }: ChosenProps) {
  const { outcome, code, actions } = sheet
  const { canOpen } = pairingOf(wallet, sheet)
  return (
    <>
      <OpeningText wallet={wallet} outcome={outcome} />
      <InstallLink wallet={wallet} onReload={actions.onReload} />
      <ConnectStatus {...sheet} wallet={wallet} onRetry={actions.onRetry} />
      {canOpen && code && <AppLinks {...sheet} wallet={wallet} code={code} link={sheet.links[wallet.id]} />}
      {wallet.reachedBy === 'popUp' && get && <GetFoot name={wallet.name}>{get}</GetFoot>}
    </>
  )
}

/** The target of a wallet's GET link: the app store on a phone; the app or the extension on a computer. */
function downloadOf(
  wallet: WalletRow,
  { device, mobileSystem }: Pick<PartProps, 'device' | 'mobileSystem'>,
): string | undefined {
  const { qrCode, browserExtension } = wallet.downloadUrls
  const store = storeOf(wallet, mobileSystem)
  return device === 'phone' ? store : (qrCode ?? browserExtension ?? store)
}

/** The selected wallet, with a link to its app on a phone, or with a QR code in a narrow window on a computer. */
function Chosen({ wallet, ...sheet }: PartProps & { wallet: WalletRow }) {
  const { isScanned } = pairingOf(wallet, sheet)
  const download = downloadOf(wallet, sheet)
  const get = download === undefined ? null : <GetLink name={wallet.name} href={download} />
  return (
    <div className={styles.chosen}>
      {/* The title is always the same element, because it may have the focus when a code arrives. */}
      <h3 tabIndex={-1} data-initial-focus>
        {isScanned ? scanTitleOf(wallet) : connecting.openingTitle(wallet, sheet.outcome)}
      </h3>
      <PairingNote {...sheet} wallet={wallet} />
      <Scanned {...sheet} wallet={wallet} className={styles.scan} get={get}>
        <ChosenOpening {...sheet} wallet={wallet} get={get} />
      </Scanned>
    </div>
  )
}

/** The sheet has either the wallets with the selected one, or the app stores of three wallets. */
export function ConnectSheet({ focusStep, ...sheet }: SheetProps) {
  const { step, wallet, device } = sheet
  if (mobileStep(step) === 'get') {
    return (
      <div key="get" ref={focusStep}>
        <GetWallet {...sheet} />
      </div>
    )
  }
  // In a narrow window on a computer, the QR code replaces the row of wallets. On a phone the row stays, because it
  // contains the tapped link, which the browser is still following.
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
