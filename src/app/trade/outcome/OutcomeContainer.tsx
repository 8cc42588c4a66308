import type { ComponentProps } from 'react'
import { SwapOutcome } from '../../../views/trade/SwapOutcome'
import { useSpoken } from '../../useSpoken'

export function OutcomeContainer(props: ComponentProps<typeof SwapOutcome>) {
  const { title, text } = props
  useSpoken([{ key: title, text: `${title}. ${text}` }])
  return <SwapOutcome {...props} />
}
