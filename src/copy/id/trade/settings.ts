import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = 'Pengaturan perdagangan'
export const RESET = 'Atur ulang'
export const ALL_SETTINGS = 'Semua pengaturan'

export const SLIPPAGE = 'Slippage maks.'
export const SLIPPAGE_FIELD = 'Slippage khusus, persen'
export const CUSTOM = 'Khusus'
export const AUTO = 'Otomatis'
export const autoText = (bps: number) => `Otomatis: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `Masukkan angka dari ${written(typedSlippage(SLIPPAGE_MIN_BPS))} sampai ${written(typedSlippage(SLIPPAGE_MAX_BPS))}${hasMoreDecimals ? ', dengan paling banyak dua desimal' : ''}.`
export const SLIPPAGE_LOW = 'Kemungkinan besar gagal. Harga sering bergerak lebih jauh dari ini.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `Anda dapat rugi hingga ${slippagePercent(bps)}`
    : `Paling buruk ${worst}, ${slippagePercent(bps)} lebih buruk daripada penawaran harga`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. Pihak lain mungkin sengaja menggerakkan harga agar Anda rugi sebesar itu.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'Jika harga bergerak lebih jauh dari ini, swap gagal: token Anda tetap pada Anda dan Anda hanya membayar biaya jaringan.'
    : `Paling buruk ${worst}, atau swap gagal: token Anda tetap pada Anda dan Anda hanya membayar biaya jaringan.`

export const acceptSlippage = (bps: number) => `Saya bersedia rugi hingga ${slippagePercent(bps)}.`
export const slippageMeanwhile = (bps: number) => `Sampai saat itu ${slippagePercent(bps)} berlaku.`

export const APPROVAL = 'Jumlah persetujuan'
export const APPROVAL_EXACT = 'Jumlah persis'
export const APPROVAL_UNLIMITED = 'Tidak terbatas'
export const APPROVAL_HINT = 'Jumlah persis lebih aman. Tidak terbatas menghemat satu langkah pada kali berikutnya.'

export const GUARD = 'Pelindung sandwich'
export const GUARD_ABOUT = 'Swap gagal jika seseorang menggerakkan harga dalam blok yang sama.'
export const GUARD_WORKS = 'Bekerja bila token dijual melalui pool V3 yang menyimpan catatan harga.'
export const GUARD_ON = 'Pelindung mengawasi rute saat ini.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} Pelindung tidak dapat mengawasi perdagangan saat ini.`

export const DEADLINE = 'Batas waktu'
export const MINUTES = 'menit'
export const DEADLINE_HINT = 'Swap gagal jika tidak terkonfirmasi tepat waktu.'
export const DEADLINE_LONG = 'Makin lama swap dapat menunggu, makin jauh harga dapat bergerak.'
export const SIGNING = 'Batas waktu tanda tangan'
export const SIGNING_HINT =
  'Untuk Safe yang para pemiliknya menandatangani satu demi satu. Makin lama waktu mereka, makin jauh harga dapat bergerak: jika harga melewati batas slippage Anda, swap tidak dapat dieksekusi.'
export const daysText = (days: number) => counted(days, { other: `${days} hari` })

export const deadlineInvalid = (applied: number) =>
  `Masukkan menit bulat dari ${DEADLINE_MIN_MINUTES} sampai ${grouped(String(DEADLINE_MAX_MINUTES))}. Sampai saat itu batas waktunya ${grouped(String(applied))} menit.`
