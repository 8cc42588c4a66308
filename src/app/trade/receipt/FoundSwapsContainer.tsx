import { useState } from 'react'
import { timeText } from '#copy/browser/time'
import { foundWords } from '#copy/trade/receipt'
import type { Address } from '#domain/chain/address'
import type { SwapRecord } from '#domain/trade/swapRecord'
import { useTradeChain } from '#store/hooks'
import { NOT_SEARCHED, type Searched } from '#store/approval/followSearch'
import { useGetSwapsQuery, useSearchSwapsQuery } from '#store/trade/swapReads'
import { foundFacts } from '#domain/trade/foundFacts'
import { FoundSwaps, UnknownSwap } from '../../../views/transaction/FoundSwaps'
import { useFromPrevious } from '../../browser/useStableValue'
import type { ReceiptOf } from './ReceiptContainer'
import { RecordLine } from './SwapLineContainer'

const NOTHING: readonly SwapRecord[] = []

interface Progress {
  isBegun: boolean
  isStopped: boolean
  search: Searched<string>
}

const isOver = ({ isStopped, search: { isFailed, end } }: Progress) => isStopped || isFailed || end !== null

/** `isRead` is true if the details of the found swaps have been read, and null if reading failed. */
function stateOf(progress: Progress, isRead: boolean | null): 'idle' | 'searching' | 'reading' | 'over' | 'failed' {
  const { isFailed, searched } = progress.search
  if (!progress.isBegun) return 'idle'
  if (isRead === null || (isFailed && !searched)) return 'failed'
  if (!isOver(progress)) return 'searching'
  return isRead ? 'over' : 'reading'
}

/** The earlier swaps of an account, found by its token transfers. The search starts on request and can be stopped. */
function useFoundSwaps(account: Address) {
  const { id: chainId } = useTradeChain()
  const [attempt, setAttempt] = useState(0)
  /** How often the search was started or continued. More swaps are listed each time. */
  const [parts, setParts] = useState(1)
  /** The value of `parts` when transfers were last searched. It determines how many transfers that search may find. */
  const [searchedParts, setSearchedParts] = useState(1)
  const [stopped, setStopped] = useState<Searched<string> | null>(null)
  const isStopped = stopped !== null
  const live = useSearchSwapsQuery(
    { chainId, account, attempt, parts: searchedParts },
    { skip: attempt === 0 || isStopped },
  ).currentData
  const search = stopped ?? live ?? NOT_SEARCHED
  const progress = { isBegun: attempt > 0, isStopped, search }
  const { searched, end, found: hashes } = search
  const isAnyFound = isOver(progress) && hashes.length > 0
  const { currentData, hasFailed, refetch } = useGetSwapsQuery(
    { chainId, account, hashes, parts },
    { skip: !isAnyFound },
  )
  // The listed swaps are kept while more are being read. They cannot belong to another account or network, because the
  // container's key contains both.
  const read = useFromPrevious<typeof currentData>(undefined, (previous) => currentData ?? previous)
  const isRead = hasFailed ? null : currentData !== undefined || !isAnyFound
  const state = stateOf(progress, isRead)
  const isCut = read?.isCut === true
  return {
    swaps: read?.swaps ?? NOTHING,
    isCut,
    state,
    searched,
    end,
    isStopped,
    /**
     * A function that lists more swaps or, if all found swaps are listed, searches for more transfers; null if there
     * are no more.
     */
    further:
      state === 'over' && (isCut || end === 'many')
        ? () => {
            setParts(parts + 1)
            if (isCut) return
            setSearchedParts(parts + 1)
            setStopped(null)
          }
        : null,
    begin: () => {
      if (hasFailed) refetch()
      else {
        setStopped(null)
        setAttempt((last) => last + 1)
      }
    },
    stop: () => {
      setStopped(live ?? NOT_SEARCHED)
    },
  }
}

interface FoundSwapsContainerProps {
  account: Address
  listed: readonly string[]
  onReceipt: (of: ReceiptOf) => void
}

/** The swaps of an account found by a search of the chain, including swaps that were not sent from this browser. */
export function FoundSwapsContainer({ account, listed, onReceipt }: FoundSwapsContainerProps) {
  const chain = useTradeChain()
  const search = useFoundSwaps(account)
  const swaps = search.swaps.filter(({ hash }) => !listed.includes(hash.toLowerCase()))
  const row = (record: SwapRecord) => {
    const { hash, isWrap, timestamp } = record
    const time = timeText(timestamp * 1_000)
    const unknown = <UnknownSwap icon={isWrap ? 'wrap' : 'swap'} hash={hash} time={time} />
    return {
      hash,
      line: <RecordLine record={record} chain={chain} time={time} otherwise={unknown} />,
      time,
      onReceipt: () => {
        onReceipt({ chain, account, sent: { hash } })
      },
    }
  }
  const isRunning = search.state === 'searching'
  return (
    <FoundSwaps
      rows={swaps.map(row)}
      {...foundWords(foundFacts({ ...search, count: swaps.length, canGoFurther: search.further !== null }))}
      isBusy={isRunning || search.state === 'reading'}
      onPress={search.state === 'reading' ? undefined : isRunning ? search.stop : (search.further ?? search.begin)}
    />
  )
}
