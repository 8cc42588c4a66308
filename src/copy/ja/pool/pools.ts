import { type NamedPool, poolTerms, venuePrefix } from '#domain/pool/route'

/** What pools are called on screen. */

const PREFIX = { v2: 'V2プール', v3: 'プール', v4: 'V4' } as const

/** "Pool 0.05%", "V2 pool 0.30%" or "V4 0.05%". */
export const poolLabel = ({ protocol, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${poolTerms(rest)}`

const AFTER_PAIR = { ...PREFIX, v3: 'プール' } as const

/** The same after a pair's name: "ETH/USDC pool 0.05%". */
export const pairPoolLabel = (pair: string, { protocol, ...rest }: NamedPool) =>
  `${pair} ${venuePrefix(rest)}${AFTER_PAIR[protocol]} ${poolTerms(rest)}`
