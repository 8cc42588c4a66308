import { type NamedPool, poolTerms, venuePrefix } from '#domain/pool/route'

const PREFIX = { v2: 'Pool V2', v3: 'Pool', v4: 'V4' } as const

export const poolLabel = ({ protocol, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${poolTerms(rest)}`

const BEFORE_PAIR = { ...PREFIX, v4: 'Pool V4' } as const

export const pairPoolLabel = (pair: string, { protocol, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${BEFORE_PAIR[protocol]} ${pair} ${poolTerms(rest)}`
