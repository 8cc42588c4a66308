import { leftToRight } from '../../../domain/browser/locale'
import { feeLabel, type NamedPool, venuePrefix } from '../../../domain/pool/route'

const PREFIX = { v2: 'مجمع V2', v3: 'مجمع', v4: 'مجمع V4' } as const

export const poolLabel = ({ protocol, fee, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${feeLabel(fee)}`

const AFTER_PAIR = PREFIX

export const pairPoolLabel = (pair: string, { protocol, fee, ...rest }: NamedPool) =>
  `${leftToRight(pair)} ${venuePrefix(rest)}${AFTER_PAIR[protocol]} ${feeLabel(fee)}`
