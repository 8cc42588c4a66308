import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = 'Alım satım ayarları'
export const RESET = 'Sıfırla'
export const ALL_SETTINGS = 'Tüm ayarlar'

export const SLIPPAGE = 'Maks. kayma'
export const SLIPPAGE_FIELD = 'Özel kayma, yüzde'
export const CUSTOM = 'Özel'
export const AUTO = 'Oto'
export const autoText = (bps: number) => `Oto: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `${written(typedSlippage(SLIPPAGE_MIN_BPS))} ile ${written(typedSlippage(SLIPPAGE_MAX_BPS))} arasında${hasMoreDecimals ? ', en fazla iki ondalık basamaklı' : ''} bir sayı girin.`
export const SLIPPAGE_LOW = 'Büyük olasılıkla başarısız olur. Fiyat çoğu zaman bundan daha fazla hareket eder.'

/** `worst` ends with a verb: "3.200 USDC alırsınız". */
const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `En fazla ${slippagePercent(bps)} kaybedebilirsiniz`
    : `En kötü durumda ${worst}, fiyat teklifinden ${slippagePercent(bps)} daha kötü`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. Başkaları, size bu kadar kaybettirmek için fiyatı bilerek hareket ettirebilir.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'Fiyat bundan daha fazla hareket ederse takas başarısız olur: tokenlarınız sizde kalır ve yalnızca ağ maliyetini ödersiniz.'
    : `En kötü durumda ${worst}, yoksa takas başarısız olur: tokenlarınız sizde kalır ve yalnızca ağ maliyetini ödersiniz.`

export const acceptSlippage = (bps: number) => `En fazla ${slippagePercent(bps)} kaybetmeyi kabul ediyorum.`
export const slippageMeanwhile = (bps: number) => `O zamana kadar ${slippagePercent(bps)} geçerlidir.`

export const APPROVAL = 'İzin tutarı'
export const APPROVAL_EXACT = 'Tam tutar'
export const APPROVAL_UNLIMITED = 'Sınırsız'
export const APPROVAL_HINT = 'Tam tutar daha güvenlidir. Sınırsız, bir dahaki sefere bir adım kazandırır.'

export const GUARD = 'Sandviç koruması'
export const GUARD_ABOUT = 'Biri aynı blokta fiyatı hareket ettirdiyse takas başarısız olur.'
export const GUARD_WORKS = 'Bir token, fiyat kaydı tutan V3 havuzları üzerinden satıldığında çalışır.'
export const GUARD_ON = 'Şu anki rotayı izler.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} Şu anki alım satımı izleyemez.`

export const DEADLINE = 'Süre sınırı'
export const MINUTES = 'dakika'
export const DEADLINE_HINT = 'Ağ takası zamanında onaylamazsa takas başarısız olur.'
export const DEADLINE_LONG = 'Takas ne kadar uzun bekleyebilirse fiyat o kadar çok hareket edebilir.'
export const SIGNING = 'İmzalar için süre sınırı'
export const SIGNING_HINT =
  'Sahipleri birbiri ardına imzalayan bir Safe için. Süreleri ne kadar uzunsa fiyat o kadar çok hareket edebilir: kayma sınırınızın ötesinde takas yürütülemez.'
export const daysText = (days: number) => counted(days, { one: '1 gün', other: `${days} gün` })

export const deadlineInvalid = (applied: number) =>
  `${DEADLINE_MIN_MINUTES} ile ${grouped(String(DEADLINE_MAX_MINUTES))} arasında tam dakika girin. O zamana kadar ${grouped(String(applied))} dakika geçerlidir.`
