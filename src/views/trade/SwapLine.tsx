import { Skeleton } from '../ui/Skeleton'

interface SwapLineProps {
  /** The amounts of the swap, for example "1 ETH → 3,411.77 USDC". */
  sides: string
  terms: string
}

/** A mined swap in a list. */
export function SwapLine({ sides, terms }: SwapLineProps) {
  return (
    <>
      <small>{sides}</small>
      <small>{terms}</small>
    </>
  )
}

export function SwapLineSkeleton() {
  return (
    <>
      <small>
        <Skeleton width={180} height={12} />
      </small>
      <small>
        <Skeleton width={140} height={12} />
      </small>
    </>
  )
}
