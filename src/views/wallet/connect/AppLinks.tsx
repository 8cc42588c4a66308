import { getWallet, OPEN_AGAIN, OPEN_TO_CONFIRM, openApp } from '#copy/wallet/connecting'
import type { WalletRow } from '#domain/wallet/walletRows'
import { ButtonLink } from '../../ui/Button'
import type { ConnectActions, ConnectCode } from './connectProps'
import { LinkText } from './LinkText'
import { CopyLink } from './PairingCode'
import { storeOf } from './storeOf'
import { WalletLink } from './WalletLink'
import styles from './AppLinks.module.css'

interface AppLinksProps {
  wallet: WalletRow
  code: ConnectCode
  link: string | undefined
  isStuck: boolean
  mobileSystem: 'ios' | 'android'
  actions: Pick<ConnectActions, 'onCopyLink'>
}

export function AppLinks({ wallet, code, link, isStuck, mobileSystem, actions }: AppLinksProps) {
  const store = storeOf(wallet, mobileSystem)
  const offersCopy = isStuck || link === undefined
  return (
    <div className={styles.links}>
      {wallet.id === 'walletConnect' && <p>{OPEN_TO_CONFIRM}</p>}
      {link !== undefined && (
        <WalletLink className={styles.open} href={link}>
          {isStuck ? OPEN_AGAIN : openApp(wallet.name)}
        </WalletLink>
      )}
      {isStuck && store !== undefined && (
        <ButtonLink kind="tinted" href={store}>
          {getWallet(wallet.name)}
        </ButtonLink>
      )}
      {offersCopy && <CopyLink code={code} onCopyLink={actions.onCopyLink} />}
      {offersCopy && code.copied === 'failed' && <LinkText name={wallet.name} uri={code.uri} rows={3} />}
    </div>
  )
}
