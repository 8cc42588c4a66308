import { foundFacts } from '../../../domain/trade/foundFacts'
import { timeText } from '#copy/browser/time'
import { foundWords } from '#copy/trade/receipt'
import type { Address } from '../../../domain/chain/address'
import type { SwapRecord } from '../../../domain/trade/swapRecord'
import { useTradeChain } from '../../../store/hooks'
import { FoundSwaps } from '../../../views/transaction/FoundSwaps'
import type { ReceiptOf } from './ReceiptContainer'
import { FoundSwapLine } from './SwapLineContainer'
import { useFoundSwaps } from './useFoundSwaps'

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
  const row = (record: SwapRecord) => ({
    hash: record.hash,
    kind: record.isWrap ? ('wrap' as const) : ('swap' as const),
    line: <FoundSwapLine record={record} chain={chain} />,
    time: timeText(record.timestamp * 1_000),
    onReceipt: () => {
      onReceipt({ chain, account, hash: record.hash })
    },
  })
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
