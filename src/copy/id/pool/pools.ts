import { feeLabel, type NamedPool, venuePrefix } from '../../../domain/pool/route'

const PREFIX = { v2: 'Pool V2', v3: 'Pool', v4: 'V4' } as const

export const poolLabel = ({ protocol, fee, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${feeLabel(fee)}`

const AFTER_PAIR = { v2: 'pool V2', v3: 'pool', v4: 'V4' } as const

export const pairPoolLabel = (pair: string, { protocol, fee, ...rest }: NamedPool) =>
  `${pair} ${venuePrefix(rest)}${AFTER_PAIR[protocol]} ${feeLabel(fee)}`
