import { feeLabel, type Hop } from '../../../domain/trade/search/route'

/** What pools are called on screen. */

type NamedPool = Pick<Hop, 'protocol' | 'fee'>

/** "Pool 0.05%" or "V2 pool 0.30%". */
export const poolLabel = ({ protocol, fee }: NamedPool) =>
  protocol === 'v2' ? `V2 pool ${feeLabel(fee)}` : `Pool ${feeLabel(fee)}`

/** The same after a pair's name: "ETH/USDC pool 0.05%". */
export const pairPoolLabel = (pair: string, { protocol, fee }: NamedPool) =>
  protocol === 'v2' ? `${pair} V2 pool ${feeLabel(fee)}` : `${pair} pool ${feeLabel(fee)}`
