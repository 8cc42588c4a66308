import type { Address } from '../../../domain/chain/address'
import type { Chain } from '../../../domain/chain/chain'
import type { SwapRecord } from '../../../domain/trade/swapRecord'
import { type SentSwap, useGetSwapQuery } from '../../../store/trade/swapReads'
import { SwapLine, SwapLineSkeleton } from '../../../views/trade/SwapLine'
import { swapLine } from './receiptRows'
import { useShownSwap } from './useShownSwap'

interface SwapLineContainerProps {
  chain: Chain
  account: Address
  sent: SentSwap
}

/**
 * Both sides, the price and the cost of a swap sent from this browser. Renders nothing if the swap or one of its
 * amounts cannot be read.
 */
export function SwapLineContainer({ chain, account, sent }: SwapLineContainerProps) {
  const { currentData, error } = useGetSwapQuery({ chainId: chain.id, account, ...sent })
  const swap = useShownSwap(currentData, chain)
  if (currentData === undefined && error === undefined) return <SwapLineSkeleton />
  const line = swap && swapLine(swap)
  return line && <SwapLine {...line} />
}

/**
 * The line of a swap found on the chain. If its tokens or amounts are not known well enough, only its hash is shown.
 */
export function FoundSwapLine({ record, chain }: { record: SwapRecord; chain: Chain }) {
  const swap = useShownSwap(record, chain)
  const line = swap && swapLine(swap)
  return line ? <SwapLine {...line} /> : <SwapLine sides={record.hash} terms="" />
}
