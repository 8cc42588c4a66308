import type { ReactNode } from 'react'
import type { Address } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { usdText } from '#domain/market/money'
import { swapUsd } from '#domain/trade/ownGain'
import type { SwapRecord } from '#domain/trade/swapRecord'
import { type SentSwap, useGetSwapQuery } from '#store/trade/swapReads'
import { SwapLine } from '../../../views/transaction/SwapLine'
import { faceOf } from '../../token/useCurrencies'
import { useDeployment } from '../../useDeployment'
import { sidesText } from './receiptRows'
import { useShownSwap } from './useShownSwap'

interface SwapLineContainerProps {
  chain: Chain
  account: Address
  sent: SentSwap
  time: string
  /** Shown while the swap is being read, and if it or one of its amounts cannot be read. */
  otherwise: ReactNode
}

/** Both sides of a swap that was sent from this browser, and its value in dollars at that time. */
export function SwapLineContainer({ chain, account, sent, time, otherwise }: SwapLineContainerProps) {
  const { currentData } = useGetSwapQuery({ chainId: chain.id, account, ...sent })
  return <RecordLine record={currentData ?? null} chain={chain} time={time} otherwise={otherwise} />
}

interface RecordLineProps extends Pick<SwapLineContainerProps, 'chain' | 'time' | 'otherwise'> {
  record: SwapRecord | null
}

/** A swap in two lines. If its tokens or amounts are not known well enough, `otherwise` is shown. */
export function RecordLine({ record, chain, time, otherwise }: RecordLineProps) {
  const units = useDeployment()
  const swap = useShownSwap(record, chain)
  const sides = swap && sidesText(swap)
  if (!swap || sides === null) return otherwise
  const worth = units ? swapUsd(swap.record, units) : null
  const fiat = worth === null ? null : usdText(worth)
  return <SwapLine sold={faceOf(swap.sell)} bought={faceOf(swap.buy)} sides={sides} facts={[fiat, time]} />
}
