import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    other: `Tidak ditampilkan: ${text} persetujuan untuk token yang tidak ada di daftar dan juga tidak dimiliki di sini.`,
  })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'Untuk menemukan persetujuan token lain, atau untuk kontrak lain, cari di seluruh blockchain.',
    label: 'Cari di semua blok',
  },
  failed: {
    words: 'Pencarian persetujuan lain gagal: node tidak merespons, atau tidak mengizinkannya.',
    label: 'Coba lagi',
  },
  searching: ({ percent }) => ({
    words: `Mencari persetujuan lain di blockchain: ${percent} dari semua blok.`,
    label: 'Mencari',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'Semua blok telah ditelusuri, dan setiap persetujuan yang terbuka tercantum.'
        : sentences(
            'Semua blok telah ditelusuri.',
            leftOutText(leftOut),
            'Setiap persetujuan terbuka lainnya tercantum.',
          ),
    label: 'Cari lagi',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `Telah ditelusuri mundur sampai blok ${from}; mungkin ada persetujuan sebelum itu. Persetujuan terlalu banyak untuk diperiksa semuanya.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Cari lagi',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `Telah ditelusuri mundur sampai blok ${from}; mungkin ada persetujuan sebelum itu. Mencari lebih jauh ke belakang memerlukan terlalu banyak permintaan.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Cari lagi',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'Persetujuan'
export const OWN_APPROVALS =
  'Kontrak yang diizinkan memindahkan token Anda. Cabut persetujuan yang tidak Anda gunakan lagi.'
export const OTHER_APPROVALS = 'Kontrak yang diizinkan memindahkan token akun ini.'

export const HEADS = {
  token: 'Token',
  contract: 'Kontrak',
  allowed: 'Jumlah yang disetujui',
  movable: 'Kini dapat dipindah',
} as const

export const UNLIMITED = 'Tidak terbatas'
export const UNKNOWN_CONTRACT = 'Kontrak tak dikenal'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `Tidak ada di daftar token: ${address}`
export const CONFIRM_IN_WALLET = 'Konfirmasi di dompet'
export const REVOKE = 'Cabut'
export const REVOKING = 'Mencabut'
export const REVOKED = 'Dicabut'
export const revokeLabel = (symbol: string, contract: string) => `Cabut persetujuan ${symbol} untuk ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, { other: `Sebagian persetujuan dari ${tokens} token tidak dapat dimuat` })
export const MAY_BE_MORE = 'Mungkin ada lebih banyak daripada yang tercantum di sini.'

export const READ_FAILED = 'Persetujuan tidak dapat dimuat'
export const NO_APPROVALS = 'Tidak ada persetujuan terbuka'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `Diperiksa: ${all(contractNames)}.`,
    'Tidak satu pun di antaranya dapat memindahkan token-token ini.',
    tokensRead !== null &&
      `Dari daftar token, hanya ${grouped(String(tokensRead))} yang pertama dan yang dimiliki yang diperiksa.`,
  )

export const UNKNOWN_TOKEN = 'Token tak dikenal'
export const THROUGH_PERMIT2 = 'melalui Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'melalui Permit2, tanpa kedaluwarsa',
  current: ({ until }) => `melalui Permit2, sampai ${until}`,
  expired: ({ until }) => `melalui Permit2, kedaluwarsa sejak ${until}`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `Persetujuan ${symbol} di Permit2` : `Persetujuan ${symbol}`

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'Sebagian situs tidak dapat dimuat.' : nodeText(failure)
  return `${approvalName(revoked)} saat ini tidak dapat dicabut. ${reason} Tidak ada yang dikirim.`
}

export const REJECTED = 'Anda menolak permintaan itu. Tidak ada yang dikirim.'
