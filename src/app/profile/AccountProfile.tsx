import { pendingText } from '#copy/wallet/notifications'
import { stillRead, unreadNetworks, withoutPrice } from '#copy/profile/profile'
import { profileTitle } from '#copy/browser/browser'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { supportedChains } from '#config/chains'
import { PATHS } from '#config/paths'
import type { Address } from '#domain/chain/address'
import { type Chain, explorerLink } from '#domain/chain/chain'
import { type HoldingsOfAll, holdingsOfAll } from '#domain/market/holdings'
import { usdText } from '#domain/market/money'
import { exactText, profileBalance } from '#domain/token/amount'
import { modalOpened } from '#store/browser/modals'
import { copyAddress } from '#store/wallet/copyAddress'
import { openAtSafe, transactionsKey } from '#domain/transaction/transaction'
import { selectAllTransactions } from '#store/transaction/transactions'
import { ShownChain, useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { ProfileOwn } from '../../views/profile/ProfileScreen'
import { NothingOn, NetworkStack } from '../../views/profile/ProfileTokens'
import { ApprovalsContainer } from '../approval/ApprovalsContainer'
import { useApprovals } from '../approval/useApprovals'
import { NETWORK_CHOICE } from '../chain/NetworkSelectContainer'
import { FirstCoinsContainer } from '../trade/card/FirstCoinsContainer'
import { ProfileTokensContainer } from './ProfileTokensContainer'
import { useHoldings } from '../market/useHoldings'
import { ActivityContainer } from './ActivityContainer'
import { useIdentity } from '../wallet/useIdentity'
import { useCopied } from '../browser/useCopied'
import { useRefetch } from '../useRefetch'
import { useTitlePart } from '../browser/title'

type Tabs = Omit<ComponentProps<typeof ProfileOwn>, 'wallet'>

interface NetworkRead {
  network: Chain
  holdings: ReturnType<typeof useHoldings>
  approvals: ReturnType<typeof useApprovals>
}

interface ReadOfEachProps {
  account: Address
  /** Whether to read the approvals. They are read once they are shown. */
  hasApprovals: boolean
  networks: readonly [Chain, ...Chain[]]
  /** The results of the networks that precede `networks`. */
  before?: readonly NetworkRead[]
  children: (read: readonly NetworkRead[]) => ReactNode
}

/** Each network's component is inside that of the previous one, as one component cannot vary its number of hooks. */
function ReadOfEach(props: ReadOfEachProps) {
  return (
    <ShownChain value={props.networks[0]}>
      <ReadOfShown {...props} />
    </ShownChain>
  )
}

function ReadOfShown({ account, hasApprovals, networks, before = [], children }: ReadOfEachProps) {
  const [network, next, ...others] = networks
  const holdings = useHoldings(account)
  const approvals = useApprovals(hasApprovals ? account : null, holdings)
  const read = [...before, { network, holdings, approvals }]
  if (!next) return <ShownChain value={null}>{children(read)}</ShownChain>
  return (
    <ReadOfEach account={account} hasApprovals={hasApprovals} networks={[next, ...others]} before={read}>
      {children}
    </ReadOfEach>
  )
}

/** The text that says what the total leaves out; null if the total is complete. */
function gapsOf({ unpriced, count, isReading, reading, failed }: HoldingsOfAll): string | null {
  if (isReading) return null
  const gaps = [
    ...(unpriced === 0 ? [] : [withoutPrice(unpriced, count)]),
    ...(failed.length === 0 ? [] : [unreadNetworks(failed)]),
    ...(reading.length === 0 ? [] : [stillRead(reading)]),
  ]
  return gaps.length === 0 ? null : gaps.join(' · ')
}

const onEach = (read: readonly NetworkRead[], part: (each: NetworkRead) => ReactNode) => (
  <NetworkStack>
    {read.map((each) => (
      <ShownChain key={each.network.id} value={each.network}>
        {part(each)}
      </ShownChain>
    ))}
  </NetworkStack>
)

const isEmpty = ({ holdings: { isRead, isError, count, unread } }: NetworkRead) =>
  isRead && !isError && count === 0 && unread === 0

export function AccountProfile({ account, isOwn, ...tabs }: Tabs & { account: Address; isOwn: boolean }) {
  const chain = useTradeChain()
  // The active network comes first. The order is kept when another network becomes active, for example by revoking an
  // approval there.
  const [networks] = useState((): readonly [Chain, ...Chain[]] => [
    chain,
    ...supportedChains.filter(({ id }) => id !== chain.id),
  ])
  return (
    <ReadOfEach account={account} hasApprovals={tabs.seen.includes('approvals')} networks={networks}>
      {(read) => <ReadProfile {...tabs} account={account} isOwn={isOwn} read={read} />}
    </ReadOfEach>
  )
}

/** The transactions, on all networks, that still need confirmations from the owners of a Safe. */
function useWaiting(account: Address | null): number {
  const byKey = useAppSelector(selectAllTransactions)
  if (account === null) return 0
  return openAtSafe(supportedChains.flatMap(({ id }) => byKey[transactionsKey(account, id)] ?? [])).length
}

type ReadProfileProps = Tabs & { account: Address; isOwn: boolean; read: readonly NetworkRead[] }

function ReadProfile({ account, isOwn, read, ...tabs }: ReadProfileProps) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const { displayName, avatar } = useIdentity(account)
  // An avatar is fetched from a host that the account's owner chose, and anybody can send a link to a profile. Another
  // person's avatar is therefore fetched only on request.
  const [isPictureShown, setPictureShown] = useState(isOwn)
  const isHeldBack = !isPictureShown && avatar !== null && avatar.startsWith('https:')
  const showPicture = () => {
    setPictureShown(true)
  }
  useTitlePart('subject', profileTitle(displayName))
  const waiting = useWaiting(isOwn ? account : null)
  const { copied, copy } = useCopied(() => dispatch(copyAddress(account)))
  const refetch = useRefetch()
  const all = holdingsOfAll(read.map(({ network: { name }, holdings }) => ({ ...holdings, name })))
  const active = read.find(({ network }) => network.id === chain.id)
  const native = active?.holdings.native ?? null
  // `refetch` repeats all failed reads. In addition, both the holdings and the approvals are read again, because they
  // usually fail together.
  const retry =
    ({ holdings, approvals }: NetworkRead) =>
    () => {
      refetch()
      holdings.refetch()
      approvals.refetch()
    }
  // The first network is excluded, because its own table says that it is empty.
  const empty = read.slice(1).filter(isEmpty)
  const isAnyApprovalRead = read.some(({ approvals }) => approvals.status === 'ready')
  return (
    <ProfileOwn
      {...tabs}
      wallet={{
        state: 'connected',
        account: {
          address: account,
          displayName,
          avatar: isHeldBack ? null : avatar,
          onShowPicture: isHeldBack ? showPicture : undefined,
          balance: native && profileBalance(native.units, chain.nativeCurrency),
          exactBalance: native && exactText(native.units, chain.nativeCurrency),
          coin: chain.nativeCurrency,
          totalValue: all.totalUsd === null ? null : usdText(all.totalUsd),
          gaps: gapsOf(all),
          isReading: all.isReading,
          explorerHref: explorerLink(chain, 'address', account),
          isCopied: copied,
          onCopy: copy,
          onSend: () => dispatch(modalOpened({ modal: 'send', ...(!isOwn && { send: { recipient: account } }) })),
          onReceive: isOwn ? () => dispatch(modalOpened({ modal: 'receive' })) : undefined,
          waiting: waiting === 0 ? null : pendingText(waiting, true),
          network: NETWORK_CHOICE,
        },
        ownHref: isOwn ? null : PATHS.profile,
        parts: {
          tokens: (
            <>
              {onEach(
                read.filter((each) => !empty.includes(each)),
                (each) => (
                  <ProfileTokensContainer
                    account={account}
                    owner={isOwn ? account : null}
                    read={each.holdings}
                    start={isOwn && <FirstCoinsContainer account={account} />}
                    onRetry={retry(each)}
                  />
                ),
              )}
              <NothingOn networks={empty.map(({ network }) => network.name)} />
            </>
          ),
          activity: <ActivityContainer account={account} isOwn={isOwn} />,
          approvals: onEach(read, (each) => (
            <ApprovalsContainer account={account} isOwn={isOwn} read={each.approvals} onRetry={retry(each)} />
          )),
        },
        approvalCount: isAnyApprovalRead
          ? read.reduce((sum, { approvals }) => sum + approvals.approvals.length, 0)
          : null,
      }}
    />
  )
}
