import { feeLabel, type NamedPool, venuePrefix } from '../../../domain/pool/route'

const PREFIX = { v2: 'Pool V2', v3: 'Pool', v4: 'V4' } as const

export const poolLabel = ({ protocol, fee, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${feeLabel(fee)}`

const BEFORE_PAIR = { ...PREFIX, v4: 'Pool V4' } as const

export const pairPoolLabel = (pair: string, { protocol, fee, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${BEFORE_PAIR[protocol]} ${pair} ${feeLabel(fee)}`
