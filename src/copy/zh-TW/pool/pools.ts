import { feeLabel, type Hop } from '../../../domain/pool/route'

type NamedPool = Pick<Hop, 'protocol' | 'fee'>

const PREFIX = { v2: 'V2 資金池', v3: '資金池', v4: 'V4 資金池' } as const

export const poolLabel = ({ protocol, fee }: NamedPool) => `${PREFIX[protocol]} ${feeLabel(fee)}`

const AFTER_PAIR = { ...PREFIX, v3: '資金池' } as const

export const pairPoolLabel = (pair: string, { protocol, fee }: NamedPool) =>
  `${pair} ${AFTER_PAIR[protocol]} ${feeLabel(fee)}`
