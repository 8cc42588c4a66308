import { leftToRight } from '../../../domain/browser/locale'
import { feeLabel, type Hop } from '../../../domain/pool/route'

type NamedPool = Pick<Hop, 'protocol' | 'fee'>

const PREFIX = { v2: 'مجمع V2', v3: 'مجمع', v4: 'مجمع V4' } as const

export const poolLabel = ({ protocol, fee }: NamedPool) => `${PREFIX[protocol]} ${feeLabel(fee)}`

const AFTER_PAIR = PREFIX

export const pairPoolLabel = (pair: string, { protocol, fee }: NamedPool) =>
  `${leftToRight(pair)} ${AFTER_PAIR[protocol]} ${feeLabel(fee)}`
