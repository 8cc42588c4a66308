import { type NamedPool, poolTerms, venuePrefix } from '#domain/pool/route'

/** What pools are called on screen. */

const PREFIX = { v2: 'V2-Pool', v3: 'Pool', v4: 'V4' } as const

/** "Pool 0.05%", "V2 pool 0.30%" or "V4 0.05%". */
export const poolLabel = ({ protocol, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${poolTerms(rest)}`

/** The same after a pair's name: "ETH/USDC pool 0.05%". */
export const pairPoolLabel = (pair: string, { protocol, ...rest }: NamedPool) =>
  `${pair} ${venuePrefix(rest)}${PREFIX[protocol]} ${poolTerms(rest)}`
