import { Skeleton } from '../ui/Skeleton'

interface SwapLineProps {
  sides: string
  terms: string
}

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
