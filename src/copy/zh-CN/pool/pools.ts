import { type NamedPool, poolTerms, venuePrefix } from '#domain/pool/route'

const PREFIX = { v2: 'V2 资金池', v3: '资金池', v4: 'V4' } as const

export const poolLabel = ({ protocol, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${poolTerms(rest)}`

const AFTER_PAIR = { ...PREFIX, v3: '资金池' } as const

export const pairPoolLabel = (pair: string, { protocol, ...rest }: NamedPool) =>
  `${pair} ${venuePrefix(rest)}${AFTER_PAIR[protocol]} ${poolTerms(rest)}`
