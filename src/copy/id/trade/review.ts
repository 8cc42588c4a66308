import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

const REVIEW_WRAPS: Readonly<Record<Wrap, string>> = {
  wrap: 'Tinjau pembungkusan',
  unwrap: 'Tinjau pembukaan bungkus',
}
export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : REVIEW_WRAPS[wrap])

export const YOU_SELL = 'Anda menjual'
export const YOU_RECEIVE = 'Anda menerima'

export const PRICE_CHANGED = 'Harga berubah'
export const PRICE_OLD = 'Harga ini sudah usang'
export const acceptPriceLabel = (amount: string) => `Sepakati harga baru: ${amount}`

export const EXACT_AMOUNT = 'Jumlah persis'
export const MORE_BELOW = 'Lainnya di bawah'
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${{ least: 'Paling sedikit', most: 'Paling banyak' }[kind]}, dengan slippage ${slippage}`

export const CHANGES = 'Apa yang berubah di dompet Anda'
export const MEANINGS = 'Arti istilah-istilah ini'
export const CALLS = 'Apa yang diminta dari dompet Anda'

export const RATE = 'Kurs'
export const DEADLINE = 'Batas waktu'
export const SANDWICH_GUARD = 'Pelindung sandwich'
export const RECIPIENT = 'Penerima'
export const CONTRACT = 'Kontrak'
export const inContract = (symbol: string) => `${symbol} dalam kontrak`
export const NOT_KNOWN = 'Tidak diketahui'

export const deadlineText = (minutes: number) => `${durationText(minutes)} setelah Anda mengonfirmasi`
export const SIGNATURES = 'Tanda tangan'
export const signaturesText = (signers: number) =>
  `${signers} pemilik Safe harus menandatangani sebelum batas waktu. Harga yang ditampilkan adalah harga saat ini: jika harga itu melampaui batas Anda ketika pemilik terakhir menandatangani, swap tidak dapat dieksekusi.`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Nonaktif: tidak untuk penjualan ${coin}`,
    v4: 'Nonaktif: V4 tidak menyimpan catatan harga',
    router: 'Nonaktif: router rute ini tidak punya pemeriksaan ini',
    v2: 'Nonaktif: V2 tidak menyimpan catatan harga',
    record: 'Nonaktif: sebuah pool tidak menyimpan catatan harga',
    setting: 'Nonaktif di pengaturan perdagangan',
  })[why]
export const guardText = (percent: string) => `Aktif, ${percent}`

export const CHECKING = 'Memeriksa…'
export const GO_ON_UNTRIED = 'Lanjutkan tanpa simulasi'
export const ASK_AGAIN = 'Meski begitu, minta lagi'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Konfirmasi swap',
  risky: 'Tetap konfirmasi swap',
  wrap: 'Konfirmasi pembungkusan',
  unwrap: 'Konfirmasi pembukaan bungkus',
}

/** Each begins a sentence, which continues after it. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `Kini Anda akan menerima ${amount} lebih sedikit`,
  receiveMore: (amount) => `Kini Anda akan menerima ${amount} lebih banyak`,
  payLess: (amount) => `Kini Anda akan membayar ${amount} lebih sedikit`,
  payMore: (amount) => `Kini Anda akan membayar ${amount} lebih banyak`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `Harga ini sudah berusia lebih dari ${minutes} menit. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) =>
  `Harga ini sudah berusia lebih dari ${minutes} menit. Harga terbaru sama.`
export const rereadingPrice = (minutes: number) =>
  `Harga ini sudah berusia lebih dari ${minutes} menit, dan belum ada harga yang lebih baru.`
export const OTHER_ROUTE = 'Kini tersedia rute lain dengan harga yang sama atau lebih baik.'

export const PHASES = {
  preparing: 'Memeriksa dengan jaringan',
  wallet: 'Konfirmasi di dompet',
  chain: 'Menunggu jaringan',
}

export const WAITING_FOR_WALLET = 'Menunggu dompet Anda'

export interface StepFacts {
  symbol: string
  amount: string
  isUnlimited: boolean
  /** Whether less than `amount` may be sold, so that the rest may stay approved. */
  isAtMost: boolean
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'Jumlah persis ini, hanya untuk swap ini'
const MOST_APPROVED = 'Jumlah terbanyak yang boleh diambil swap ini'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `paling banyak ${amount}` : amount
const VERBS = { swap: 'Tukar', wrap: 'Bungkus', unwrap: 'Buka bungkus' }

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `Nolkan persetujuan ${symbol}`,
    text: `${symbol} mewajibkan persetujuan lamanya dicabut terlebih dahulu`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `Setujui ${isUnlimited ? `${symbol} tidak terbatas` : amount}${isThroughPermit2 ? ' untuk Permit2' : ''}`
    return {
      title,
      text: isUnlimited ? 'Sesuai pilihan Anda di pengaturan perdagangan' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Izinkan router mengambil ${amount}`,
    text: `Melalui Permit2, ${isAtMost ? 'jumlah terbanyak yang boleh diambil swap ini,' : 'jumlah persis ini'} dan hanya untuk sementara`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `Setujui ${symbol} tidak terbatas, tukar ${soldText(sold)}`
      : `Setujui dan tukar ${soldText(sold)}`,
    text: `${isThroughPermit2 ? 'Semuanya' : 'Keduanya'} dalam satu konfirmasi, semua atau tidak sama sekali`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']} ${soldText({ isAtMost, amount })}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: 'Dompet Anda sudah menyanggupi ini',
  text: `“${request}” sedang menunggu, dan hasilnya belum diketahui. Jika Anda meminta lagi, keduanya dapat terlaksana.`,
})

export const waitingDuplicate = (request: string) => ({
  title: 'Permintaan untuk ini masih menunggu di dompet Anda',
  text: `“${request}” belum dijawab. Jika Anda meminta lagi, Anda dapat mengonfirmasi keduanya, dan keduanya akan terlaksana.`,
})

/** The wallet would upgrade the account to confirm all steps at once (EIP-7702). */
export const UPGRADE = {
  title: 'Dapat dilakukan dalam satu konfirmasi',
  text: 'Ini memutakhirkan akun Anda di jaringan ini: sebuah kontrak yang dipilih dompet Anda kemudian dapat bertindak atas nama akun dalam segala hal yang Anda tanda tangani. Alamat, kunci, dan token Anda tetap sama. Pemutakhiran ini berlaku sampai Anda mengurungkannya di dompet Anda, dan menambah biaya jaringan satu kali.',
  label: (steps: number) => `Mutakhirkan akun saya, dan lakukan semua ${steps} langkah dalam satu konfirmasi`,
}

export const BOTH_MINED = 'Jika Anda meminta lagi, keduanya dapat masuk blok.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'Sebuah pool pada rute ini memiliki aturannya sendiri',
  text: sentences(
    `Sebuah kontrak, hook-nya, ikut serta dalam setiap swap: ${all(hooks)}. Aturannya bisa berbeda untuk membeli dan menjual, menurut akun, dan dari waktu ke waktu.`,
    isUpgradeable && 'Kode hook itu dapat diganti.',
    tried !== null && `Swap ini disimulasikan pada blok ${tried}.`,
  ),
})
