import type { Wrap } from '../wrap'
import type { Ready } from './assess'

export interface ReadyContext {
  chainName: string
  /** Whether the wallet is being asked to change its network. */
  isSwitching: boolean
  /** What is wrapped or unwrapped, for example "1 ETH"; null if the trade is a swap, or its amount is unknown. */
  wrapped: { kind: Wrap; amount: string } | null
}

/** What the main button offers when nothing prevents the trade. */
export type ReadyFacts =
  | { kind: 'swap' | 'anyway' | 'switching' }
  | { kind: 'elsewhere'; chainName: string }
  | { kind: Wrap; amount: string }

export function readyFacts(
  { risky, isElsewhere }: Pick<Ready, 'risky' | 'isElsewhere'>,
  { chainName, isSwitching, wrapped }: ReadyContext,
): ReadyFacts {
  if (isElsewhere) return isSwitching ? { kind: 'switching' } : { kind: 'elsewhere', chainName }
  if (risky) return { kind: 'anyway' }
  return wrapped ?? { kind: 'swap' }
}
