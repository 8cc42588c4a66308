import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { parseFaqHash, parseProfileHash, parseProfilePlace, parseProfileQuery } from '#boundary/url'
import { supportedChains } from '#config/chains'
import { PATHS } from '#config/paths'
import { settings } from '#config/settings'
import { type Address, sameAddress } from '#domain/chain/address'
import { lossPercent } from '#domain/token/millionths'
import { bipsShare } from '#domain/trade/siteFee'
import { type ProfileTab, visitTab } from '#domain/profile/profileTab'
import { INJECTED_WALLET_ID } from '#domain/wallet/wallet'
import { switchChain } from '#store/wallet/switchChain'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { selectWalletChainId } from '#store/chain/walletChain'
import { selectWalletButton } from '#store/wallet/walletButton'
import { selectStatus } from '#store/wallet/connection'
import { modalOpened } from '#store/browser/modals'
import { Faq } from '../../views/profile/Faq'
import { ApprovalsSkeleton } from '../../views/approval/ApprovalTable'
import { ProfileTokensSkeleton } from '../../views/profile/ProfileTokens'
import { ActivitySkeleton } from '../../views/transaction/ActivityList'
import { Imprint } from '../../views/profile/Imprint'
import { ProfileOwn, ProfileScreen, type ProfileWallet } from '../../views/profile/ProfileScreen'
import { useQueryAndHash } from '../browser/useIsHydrated'
import { hostOf } from '#domain/chain/nodeUrl'
import { PartBoundary } from '../PartBoundary'
import { AccountProfile } from './AccountProfile'
import { ProfileSettingsContainer } from '../settings/ProfileSettingsContainer'
import { walletNetwork } from '../wallet/walletNetwork'
import { AccountFootContainer } from './AccountFootContainer'
import { allWallets } from '#config/wallets'
import { deploymentOf } from '#config/deployments'

const tradeNetworks = supportedChains.map(({ name }) => name)
const hasRelay = settings.walletConnectProjectId !== null
const walletNames = allWallets
  .filter(({ id }) => id !== INJECTED_WALLET_ID && (id !== 'walletConnect' || hasRelay))
  .map(({ name }) => name)

const siteFee = settings.siteFee && {
  percent: lossPercent(bipsShare(settings.siteFee)),
  name: settings.siteFee.name,
}

const gateways = settings.ensGateways.length > 0 ? settings.ensGateways.map(hostOf) : null

/** The account of the page, or the state of the wallet if no account is available. */
type Subject =
  | { account: Address; isOwn: boolean }
  | { account: null; wallet: Exclude<ProfileWallet, { state: 'connected' }> }

/** The profile page: tabs with an account's tokens, activity, approvals and settings, or the FAQ, or the imprint. */
export function ProfileContainer() {
  const { hash } = useQueryAndHash()
  const tabs = useProfileTabs()
  return (
    <ProfileScreen
      place={parseProfilePlace(hash)}
      content={(place) => {
        if (place === 'faq') return <FaqContainer />
        return place === 'imprint' ? <Imprint imprint={settings.imprint} /> : <AccountContainer {...tabs} />
      }}
    />
  )
}

function AccountContainer(tabs: ReturnType<typeof useProfileTabs>) {
  const subject = useSubject(tabs.search)
  const { account } = subject
  if (account === null) return <ProfileOwn {...tabs} wallet={subject.wallet} />
  return (
    <PartBoundary>
      <AccountProfile key={account} {...tabs} account={account} isOwn={subject.isOwn} />
    </PartBoundary>
  )
}

function FaqContainer() {
  const { hash } = useQueryAndHash()
  const chain = useTradeChain()
  return (
    <Faq
      named={parseFaqHash(hash)}
      appName={settings.appName}
      walletNames={walletNames}
      tradeNetworks={tradeNetworks}
      hasV4={supportedChains.some(({ id }) => deploymentOf(id)?.v4 !== undefined)}
      hasPancake={supportedChains.some(({ id }) => deploymentOf(id)?.pancake !== undefined)}
      siteFee={siteFee}
      gateways={gateways}
      coinSymbol={chain.nativeCurrency.symbol}
    />
  )
}

function useProfileTabs() {
  const { hash, search } = useQueryAndHash()
  const navigate = useNavigate()
  const named = parseProfileHash(hash)
  const [shown, setShown] = useState(() => visitTab([], named))
  const seen = visitTab(shown, named)
  if (seen !== shown) setShown(seen)
  return {
    seen,
    search,
    settings: (
      <PartBoundary>
        <ProfileSettingsContainer isShown={seen[0] === 'settings'} />
      </PartBoundary>
    ),
    // Replaces the history entry, so that Back does not go through every tab that was selected with the arrow keys.
    onTab: (tab: ProfileTab) => void navigate({ search, hash: tab }, { replace: true }),
  }
}

const UNREAD_PARTS = {
  tokens: <ProfileTokensSkeleton />,
  activity: <ActivitySkeleton />,
  approvals: <ApprovalsSkeleton />,
}

function useSubject(search: string): Subject {
  const dispatch = useAppDispatch()
  const { id: chainId, name: chainName, nativeCurrency } = useTradeChain()
  const isReconnecting = useAppSelector((state) => selectStatus(state) === 'reconnecting')
  const button = useAppSelector(selectWalletButton)
  const walletChainId = useAppSelector(selectWalletChainId)
  const query = parseProfileQuery(search)
  if (query.kind === 'wrong') {
    return { account: null, wallet: { state: 'wrongAddress', reason: query.reason, ownHref: PATHS.profile } }
  }
  const own = button.kind === 'ready' ? button.account : null
  if (query.kind === 'other') {
    return own && sameAddress(own, query.address)
      ? { account: own, isOwn: true }
      : { account: query.address, isOwn: false }
  }
  switch (button.kind) {
    case 'ready':
      return { account: button.account, isOwn: true }
    case 'connecting':
      return {
        account: null,
        wallet: isReconnecting
          ? { state: 'reconnecting', coinName: nativeCurrency.name, parts: UNREAD_PARTS }
          : { state: 'connecting' },
      }
    case 'wrongNetwork': {
      const onSwitch = () => void dispatch(switchChain(chainId))
      const foot = <AccountFootContainer />
      const { name } = walletNetwork(walletChainId)
      return { account: null, wallet: { state: 'wrongNetwork', walletNetwork: name, chainName, onSwitch, foot } }
    }
    case 'disconnected': {
      const onConnect = () => dispatch(modalOpened({ modal: 'connect' }))
      return { account: null, wallet: { state: 'disconnected', onConnect } }
    }
  }
}
