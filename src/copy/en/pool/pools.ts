import { type NamedPool, poolTerms, venuePrefix } from '#domain/pool/route'

const PREFIX = { v2: 'V2 pool', v3: 'Pool', v4: 'V4' } as const

/** "Pool 0.05%", "V2 pool 0.30%" or "V4 0.05%". */
export const poolLabel = ({ protocol, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${poolTerms(rest)}`

const AFTER_PAIR = { ...PREFIX, v3: 'pool' } as const

/** The name of a pool, preceded by the name of its pair: "ETH/USDC pool 0.05%". */
export const pairPoolLabel = (pair: string, { protocol, ...rest }: NamedPool) =>
  `${pair} ${venuePrefix(rest)}${AFTER_PAIR[protocol]} ${poolTerms(rest)}`
