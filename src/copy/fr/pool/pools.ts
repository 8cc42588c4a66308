import { type NamedPool, poolTerms, venuePrefix } from '#domain/pool/route'

const PREFIX = { v2: 'Pool V2', v3: 'Pool', v4: 'V4' } as const

export const poolLabel = ({ protocol, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${poolTerms(rest)}`

const AFTER_PAIR = { ...PREFIX, v2: 'pool V2', v3: 'pool' } as const

/** Follows the name of a pair: "ETH/USDC pool 0,05 %". */
export const pairPoolLabel = (pair: string, { protocol, ...rest }: NamedPool) =>
  `${pair} ${venuePrefix(rest)}${AFTER_PAIR[protocol]} ${poolTerms(rest)}`
