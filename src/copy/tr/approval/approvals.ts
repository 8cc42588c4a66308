import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    one: 'Gösterilmeyen: listede olmayan ve burada bakiyesi bulunmayan bir token için 1 izin.',
    other: `Gösterilmeyen: listede olmayan ve burada bakiyesi bulunmayan tokenlar için ${text} izin.`,
  })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'Başka tokenlara veya başka sözleşmelere ait izinleri bulmak için tüm zincirde arama yapın.',
    label: 'Tüm bloklarda ara',
  },
  failed: {
    words: 'Diğer izinlerin araması başarısız oldu: düğüm yanıt vermedi veya buna izin vermiyor.',
    label: 'Yeniden dene',
  },
  searching: ({ percent }) => ({
    words: `Zincirde diğer izinler aranıyor: tüm blokların taranan bölümü ${percent}.`,
    label: 'Aranıyor',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'Tüm bloklar tarandı ve açık olan her izin listelendi.'
        : sentences('Tüm bloklar tarandı.', leftOutText(leftOut), 'Açık olan diğer tüm izinler listelendi.'),
    label: 'Yeniden ara',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `${from} numaralı bloğa kadar geriye tarandı; daha eski izinler olabilir. Hepsini kontrol etmek için çok fazla izin var.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Yeniden ara',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `${from} numaralı bloğa kadar geriye tarandı; daha eski izinler olabilir. Daha geriye aramak çok fazla istek gerektirir.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Yeniden ara',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'İzinler'
export const OWN_APPROVALS =
  'Tokenlarınızı taşımasına izin verilen sözleşmeler. Artık kullanmadıklarınızın iznini kaldırın.'
export const OTHER_APPROVALS = 'Bu hesabın tokenlarını taşımasına izin verilen sözleşmeler.'

export const HEADS = {
  token: 'Token',
  contract: 'Sözleşme',
  allowed: 'İzin verilen tutar',
  movable: 'Şu an taşıyabileceği',
} as const

export const UNLIMITED = 'Sınırsız'
export const UNKNOWN_CONTRACT = 'Bilinmeyen sözleşme'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `Token listesinde değil: ${address}`
export const CONFIRM_IN_WALLET = 'Cüzdanınızda onaylayın'
export const REVOKE = 'İzni kaldır'
export const REVOKING = 'Kaldırılıyor'
export const REVOKED = 'Kaldırıldı'
export const revokeLabel = (symbol: string, contract: string) => `${symbol} iznini kaldır, sözleşme: ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, {
    one: '1 token için bazı izinler yüklenemedi',
    other: `${tokens} token için bazı izinler yüklenemedi`,
  })
export const MAY_BE_MORE = 'Burada listelenenden fazlası olabilir.'

export const READ_FAILED = 'İzinler yüklenemedi'
export const NO_APPROVALS = 'Açık izin yok'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `Kontrol edilenler: ${all(contractNames)}.`,
    'Bunların hiçbiri bu tokenları taşıyamaz.',
    tokensRead !== null &&
      `Token listesinin yalnızca ilk ${grouped(String(tokensRead))} tokenı ve bakiyesi olanlar kontrol edildi.`,
  )

export const UNKNOWN_TOKEN = 'Bilinmeyen token'
export const THROUGH_PERMIT2 = 'Permit2 üzerinden'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'Permit2 üzerinden, bitiş tarihi yok',
  current: ({ until }) => `Permit2 üzerinden, bitiş: ${until}`,
  expired: ({ until }) => `Permit2 üzerinden, süresi doldu: ${until}`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

/** In the nominative, the subject of the sentence. */
const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `Permit2 içindeki ${symbol} izni` : `${symbol} izni`

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'Sitenin bir bölümü yüklenemedi.' : nodeText(failure)
  return `${approvalName(revoked)} şu anda kaldırılamıyor. ${reason} Hiçbir şey gönderilmedi.`
}

export const REJECTED = 'İsteği reddettiniz. Hiçbir şey gönderilmedi.'
