import { feeLabel, type Hop } from '../../../domain/pool/route'

/** What pools are called on screen. */

type NamedPool = Pick<Hop, 'protocol' | 'fee'>

const PREFIX = { v2: 'V2-Pool', v3: 'Pool', v4: 'V4' } as const

/** "Pool 0.05%", "V2 pool 0.30%" or "V4 0.05%". */
export const poolLabel = ({ protocol, fee }: NamedPool) => `${PREFIX[protocol]} ${feeLabel(fee)}`

/** The same after a pair's name: "ETH/USDC pool 0.05%". */
export const pairPoolLabel = (pair: string, { protocol, fee }: NamedPool) =>
  `${pair} ${PREFIX[protocol]} ${feeLabel(fee)}`
