import { feeLabel, type Hop } from '../../../domain/pool/route'

type NamedPool = Pick<Hop, 'protocol' | 'fee'>

const PREFIX = { v2: 'Pool V2', v3: 'Pool', v4: 'V4' } as const

export const poolLabel = ({ protocol, fee }: NamedPool) => `${PREFIX[protocol]} ${feeLabel(fee)}`

const AFTER_PAIR = { v2: 'pool V2', v3: 'pool', v4: 'V4' } as const

export const pairPoolLabel = (pair: string, { protocol, fee }: NamedPool) =>
  `${pair} ${AFTER_PAIR[protocol]} ${feeLabel(fee)}`
