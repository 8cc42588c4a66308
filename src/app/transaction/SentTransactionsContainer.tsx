import { timeText } from '#copy/browser/time'
import { timeOn } from '#copy/chain/chain'
import { COLUMNS } from '#copy/transaction/activity'
import { statusText } from '#copy/transaction/status'
import { type ReactNode, useMemo } from 'react'
import { supportedChains } from '#config/chains'
import type { Address } from '#domain/chain/address'
import { type Chain, explorerLink } from '#domain/chain/chain'
import {
  minedHash,
  statusFacts,
  type TransactionKind,
  transactionKind,
  transactionMark,
} from '#domain/transaction/status'
import { newestOfAll, pendingFirst, shownTransactions } from '#domain/transaction/shown'
import {
  canBeLeft,
  outlastsClearing,
  isDeclined,
  type StoredTransaction,
  transactionsKey,
} from '#domain/transaction/transaction'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import {
  selectAllTransactions,
  transactionsCleared,
  transactionTitle,
  transactionUnwatched,
} from '#store/transaction/transactions'
import { ActivityList, type ActivityRow } from '../../views/transaction/ActivityList'
import { CLOCK_MS, useNow } from '../browser/useNow'
import { useNames } from '../wallet/useNames'
import { exportActivity } from '#store/browser/files'

const ICONS = {
  swap: 'swap',
  wrap: 'wrap',
  unwrap: 'wrap',
  approval: 'pen',
  revocation: 'ban',
  transfer: 'send',
} as const

const TRADES: readonly TransactionKind[] = ['swap', 'wrap', 'unwrap']
const WITH_RECEIPT: readonly TransactionKind[] = [...TRADES, 'transfer']

export type OwnTransaction = StoredTransaction & { chain: Chain }

interface SentTransactionsContainerProps {
  account: Address
  /** Renders what is known about a mined trade, or `plain`. `time` includes the network if there are several. */
  lineOf: (sent: OwnTransaction, time: string, plain: ReactNode) => ReactNode
  onReceipt: (sent: OwnTransaction) => void
  /** Renders the content below the list. `listed` contains the hashes in the list. */
  below: (listed: readonly string[]) => ReactNode
}

const isMined = (transaction: StoredTransaction, kinds: readonly TransactionKind[]): boolean =>
  kinds.includes(transactionKind(transaction)) && transactionMark(transaction) === 'confirmed'

function useTransactions(account: Address) {
  const byKey = useAppSelector(selectAllTransactions)
  return useMemo(
    () =>
      newestOfAll(
        supportedChains.map((chain) =>
          (byKey[transactionsKey(account, chain.id)] ?? []).flatMap((transaction) =>
            isDeclined(transaction) ? [] : [{ ...transaction, chain }],
          ),
        ),
      ),
    [account, byKey],
  )
}

/** The transactions that an account sent from this browser. Pending ones come first. */
export function SentTransactionsContainer(props: SentTransactionsContainerProps) {
  const { account, lineOf, onReceipt, below } = props
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const transactions = useTransactions(account)
  const nameOf = useNames()
  const now = useNow(CLOCK_MS.age)
  const { shown, hidden } = shownTransactions(pendingFirst(transactions))
  function exportAll() {
    const lines = transactions.map((transaction) => [
      new Date(transaction.addedAt).toISOString(),
      transactionTitle(transaction, nameOf, true),
      statusText(statusFacts(transaction, Date.now())),
      minedHash(transaction) ?? '',
      transaction.chain.name,
      account,
    ])
    dispatch(exportActivity([COLUMNS, ...lines]))
  }
  const timeIn = ({ addedAt, chain: { name } }: OwnTransaction) =>
    supportedChains.length > 1 ? timeOn(timeText(addedAt), name) : timeText(addedAt)
  const rows = shown.map((transaction): ActivityRow => ({
    hash: transaction.hash,
    description: transactionTitle(transaction, nameOf),
    icon: ICONS[transactionKind(transaction)],
    time: timeText(transaction.addedAt),
    mark: transactionMark(transaction),
    words: statusText(statusFacts(transaction, now)),
    href: explorerLink(transaction.chain, 'tx', minedHash(transaction)),
    canStop: canBeLeft(transaction, now),
    isKept: outlastsClearing(transaction),
    network: supportedChains.length > 1 ? transaction.chain : undefined,
    ...(isMined(transaction, TRADES) && {
      line: (plain: ReactNode) => lineOf(transaction, timeIn(transaction), plain),
    }),
    ...(isMined(transaction, WITH_RECEIPT) && {
      onReceipt: () => {
        onReceipt(transaction)
      },
    }),
  }))
  const listed = transactions.flatMap((each) => minedHash(each) ?? [])
  return (
    <>
      <ActivityList
        rows={rows}
        hidden={hidden}
        onExport={exportAll}
        onStop={(hash) => {
          const chainId = shown.find((each) => each.hash === hash)?.chain.id
          if (chainId !== undefined) dispatch(transactionUnwatched({ account, chainId, hash }))
        }}
        onClearAll={() => {
          for (const { id: chainId } of supportedChains) dispatch(transactionsCleared({ account, chainId }))
        }}
        explorerHref={explorerLink(chain, 'address', account)}
      />
      {below(listed)}
    </>
  )
}
