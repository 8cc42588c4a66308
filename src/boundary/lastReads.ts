import { ENS_AVATAR_MAX, ENS_NAME_MAX } from '#domain/wallet/limits'
import * as v from 'valibot'
import { looksLikeAddress } from '#domain/chain/address'
import type { LastRead } from '#domain/wallet/lastRead'
import { LAST_READ_MS, LAST_READS_MAX } from '#domain/browser/limits'
import { cleanText } from '#domain/browser/text'
import { imageUrl } from './image'
import { safeRead } from './safeRead'
import { baseUnits, natural, whole } from './schemas'

const ofAccount = {
  chainId: whole(1),
  account: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/)),
  readAt: natural,
}

const name = v.pipe(
  v.string(),
  v.maxLength(ENS_NAME_MAX),
  v.check((text) => /^\S+\.\S+$/.test(text) && !looksLikeAddress(text) && cleanText(text, ENS_NAME_MAX) === text),
)
const avatar = v.pipe(
  v.string(),
  v.maxLength(ENS_AVATAR_MAX),
  v.check((text) => imageUrl(text) === text),
)

const lastRead = v.union([
  v.object({ kind: v.literal('balance'), ...ofAccount, value: baseUnits }),
  v.object({
    kind: v.literal('identity'),
    ...ofAccount,
    value: v.object({ name: v.nullable(name), avatar: v.nullable(avatar) }),
  }),
])

/** Drops invalid reads, reads older than a day, and reads dated in the future. */
export function parseLastReads(records: readonly unknown[], now = Date.now()): LastRead[] {
  return records.slice(0, LAST_READS_MAX).flatMap((record) => {
    const read = safeRead(lastRead, record)
    return read && read.readAt <= now && now - read.readAt < LAST_READ_MS ? [read] : []
  })
}
