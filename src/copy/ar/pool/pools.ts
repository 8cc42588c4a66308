import { leftToRight } from '#domain/browser/locale'
import { type NamedPool, poolTerms, venuePrefix } from '#domain/pool/route'

const PREFIX = { v2: 'مجمع V2', v3: 'مجمع', v4: 'مجمع V4' } as const

export const poolLabel = ({ protocol, ...rest }: NamedPool) =>
  `${venuePrefix(rest)}${PREFIX[protocol]} ${poolTerms(rest)}`

const AFTER_PAIR = PREFIX

export const pairPoolLabel = (pair: string, { protocol, ...rest }: NamedPool) =>
  `${leftToRight(pair)} ${venuePrefix(rest)}${AFTER_PAIR[protocol]} ${poolTerms(rest)}`
