import { feeLabel, type Hop } from '../../../domain/pool/route'

type NamedPool = Pick<Hop, 'protocol' | 'fee'>

const PREFIX = { v2: 'V2 havuzu', v3: 'Havuz', v4: 'V4' } as const

export const poolLabel = ({ protocol, fee }: NamedPool) => `${PREFIX[protocol]} ${feeLabel(fee)}`

const AFTER_PAIR = { ...PREFIX, v3: 'havuzu' } as const

export const pairPoolLabel = (pair: string, { protocol, fee }: NamedPool) =>
  `${pair} ${AFTER_PAIR[protocol]} ${feeLabel(fee)}`
