import { feeLabel, type Hop } from '../../../domain/pool/route'

type NamedPool = Pick<Hop, 'protocol' | 'fee'>

const PREFIX = { v2: 'Pool V2', v3: 'Pool', v4: 'V4' } as const

export const poolLabel = ({ protocol, fee }: NamedPool) => `${PREFIX[protocol]} ${feeLabel(fee)}`

const BEFORE_PAIR = { ...PREFIX, v4: 'Pool V4' } as const

export const pairPoolLabel = (pair: string, { protocol, fee }: NamedPool) =>
  `${BEFORE_PAIR[protocol]} ${pair} ${feeLabel(fee)}`
