import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { supportedChain } from '../../config/chains'
import { PATHS, swapHref, tokenHref } from '../../config/paths'
import { settings } from '../../config/settings'
import { allWallets } from '../../config/wallets/all'
import type { Address } from '../../domain/address'
import { profileBalance, shortBalance } from '../../domain/amount'
import { explorerLink } from '../../domain/chain'
import { usdText, usdValue } from '../../domain/money'
import { byLargest, nextSort, type Sort } from '../../domain/sort'
import { NATIVE } from '../../domain/token'
import { INJECTED_WALLET_ID } from '../../domain/wallet'
import { copyAddress } from '../../store/commands/copyAddress'
import { switchChain } from '../../store/commands/switchChain'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectWalletButton } from '../../store/selectors/walletButton'
import { modalOpened } from '../../store/slices/modals'
import { transactionsCleared } from '../../store/slices/transactions'
import { ActivityList, type ActivityRow } from '../../views/screens/ActivityList'
import { Faq } from '../../views/screens/Faq'
import { Imprint, IMPRINT_PLACEHOLDERS } from '../../views/screens/Imprint'
import { type ProfileSection, ProfileScreen, type ProfileWallet } from '../../views/screens/ProfileScreen'
import { type ProfileColumn, type ProfileTokenRow, ProfileTokens } from '../../views/screens/ProfileTokens'
import { useAccountSummary } from '../hooks/useAccountSummary'
import { useApprovals } from '../hooks/useApprovals'
import { useCopied } from '../hooks/useCopied'
import { useHoldings } from '../hooks/useHoldings'
import { useNow } from '../hooks/useNow'
import { useUsdPrices } from '../hooks/useUsdPrices'
import { ApprovalsContainer } from './ApprovalsContainer'
import { timeText } from './timeText'
import { minedHash, transactionMark, transactionWords } from './transactionWords'

const MINUTE = 60_000
const SECTIONS: readonly ProfileSection[] = ['tokens', 'activity', 'approvals', 'faq', 'imprint']
const { nativeCurrency } = supportedChain

function activityIcon(description: string): ActivityRow['icon'] {
  if (description.startsWith('Approve')) return 'pen'
  return /^(?:Revoke|Reset)/.test(description) ? 'ban' : 'flip'
}

/** The account with its tokens, activity and approvals, then FAQ and imprint. */
export function ProfileContainer() {
  const { hash } = useLocation()
  const section = SECTIONS.find((each) => hash === `#${each}`) ?? 'tokens'
  const wallet = useProfileWallet()
  return (
    <ProfileScreen
      wallet={wallet}
      section={section}
      faq={
        <Faq
          appName={settings.appName}
          walletNames={allWallets.filter(({ id }) => id !== INJECTED_WALLET_ID).map(({ name }) => name)}
          tradeNetwork={supportedChain.name}
          coinSymbol={nativeCurrency.symbol}
        />
      }
      imprint={<Imprint rows={IMPRINT_PLACEHOLDERS} />}
    />
  )
}

function useProfileWallet(): ProfileWallet {
  const dispatch = useAppDispatch()
  const button = useAppSelector(selectWalletButton)
  const account = button.kind === 'ready' ? button.account : null
  const summary = useAccountSummary()
  const now = useNow(MINUTE)
  const [sort, setSort] = useState<Sort<ProfileColumn>>({ column: 'value', direction: 'descending' })
  const { holdings, balances, isRead, isError, refetch } = useHoldings(account)
  const { approvals, status, refetch: refetchApprovals } = useApprovals(account, balances, holdings)
  const { etherUsd } = useUsdPrices([NATIVE])
  const { copied, copy } = useCopied(() => dispatch(copyAddress(account ?? '')))

  if (button.kind === 'disconnected') {
    return { state: 'disconnected', onConnect: () => dispatch(modalOpened({ modal: 'connect' })) }
  }
  if (button.kind === 'connecting') return { state: 'connecting' }
  if (button.kind === 'wrongNetwork') {
    return {
      state: 'wrongNetwork',
      chainName: supportedChain.name,
      onSwitch: () => void dispatch(switchChain(supportedChain.id)),
    }
  }

  const native = summary.balanceUnits
  const entries = [
    ...(native === null
      ? []
      : [
          {
            id: NATIVE,
            address: NATIVE as string,
            ...nativeCurrency,
            logoURI: null,
            units: native,
            usd: etherUsd,
            isNative: true,
          },
        ]),
    ...holdings.flatMap(({ token, units, usd }) =>
      token.decimals === null
        ? []
        : [{ ...token, id: token.address, decimals: token.decimals, units, usd, isNative: false }],
    ),
  ].map((entry) => ({ ...entry, value: entry.usd === null ? null : usdValue(entry.units, entry.decimals, entry.usd) }))

  const figure = ({ usd, units, decimals, value }: (typeof entries)[number]): bigint =>
    sort.column === 'price'
      ? (usd ?? -1n)
      : sort.column === 'value'
        ? (value ?? -1n)
        : (units * 10n ** 18n) / 10n ** BigInt(decimals)
  const sorted = [...entries].sort((a, b) => {
    const order = byLargest(figure(a), figure(b))
    return sort.direction === 'descending' ? order : -order
  })
  const isComplete = isRead && native !== null && entries.every(({ value }) => value !== null)

  return {
    state: 'connected',
    account: {
      address: button.account,
      displayName: summary.displayName,
      avatar: summary.ensAvatar,
      balance: native === null ? null : profileBalance(native, nativeCurrency.decimals),
      coin: nativeCurrency,
      totalValue: isComplete ? usdText(entries.reduce((sum, { value }) => sum + (value ?? 0n), 0n)) : null,
      explorerHref: explorerLink(supportedChain, 'address', button.account),
      isCopied: copied,
      onCopy: copy,
    },
    tokens: (
      <ProfileTokens
        status={isRead || isError ? 'ready' : 'loading'}
        rows={sorted.map((entry): ProfileTokenRow => ({
          id: entry.id,
          symbol: entry.symbol,
          name: entry.name,
          address: entry.address,
          logoURI: entry.logoURI,
          price: entry.usd === null ? null : usdText(entry.usd),
          change: null,
          balance: shortBalance(entry.units, entry.decimals),
          value: entry.value === null ? null : usdText(entry.value),
          tokenHref: entry.isNative ? null : tokenHref(entry.address),
          tradeHref: swapHref(entry.isNative ? NATIVE : (entry.address as Address), null),
        }))}
        unread={0}
        chainName={supportedChain.name}
        tradeHref={PATHS.swap}
        sort={sort}
        onSort={(column) => {
          setSort(nextSort(sort, column))
        }}
        onRetry={() => void refetch()}
      />
    ),
    activity: (
      <ActivityList
        rows={summary.transactions.map((transaction) => ({
          hash: transaction.hash,
          description: transaction.description,
          icon: activityIcon(transaction.description),
          time: timeText(transaction.addedAt),
          mark: transactionMark(transaction),
          words: transactionWords(transaction, now),
          href: explorerLink(supportedChain, 'tx', minedHash(transaction)),
        }))}
        onClearAll={() => dispatch(transactionsCleared({ account: button.account, chainId: supportedChain.id }))}
        explorerHref={explorerLink(supportedChain, 'address', button.account)}
      />
    ),
    approvals: (
      <ApprovalsContainer
        account={button.account}
        approvals={approvals}
        status={status}
        onRetry={() => void refetchApprovals()}
      />
    ),
    approvalCount: status === 'ready' ? approvals.length : null,
  }
}
