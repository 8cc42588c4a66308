import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = 'Swap'
export const TRANSACTION = 'Transaksi'

export const EXPLORER = 'Lihat di penjelajah blok'
export const CLOSE = 'Tutup'
export const TRY_AGAIN = 'Coba lagi'
export const CHANGE_SLIPPAGE = 'Ubah slippage'
export const CHANGE_DEADLINE = 'Ubah batas waktu'
export const NEW_SWAP = 'Swap baru'
export const SWAP_AGAIN = 'Tukar lagi'
/** An approval that still allows a contract to take tokens. */
export const OPEN_APPROVAL = 'Persetujuan masih terbuka'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount} untuk ${spender}${isPermit2 ? ', melalui Permit2' : ''}`
export const TAKE_BACK = 'Cabut'
export const TAKING_BACK = { asking: 'Konfirmasi di dompet', revoking: 'Mencabut' } as const
export const addSymbolToWallet = (symbol: string) => `Tambahkan ${symbol} ke dompet`

type Kind = Wrap | 'swap'

/** At the beginning of a sentence. */
const NAMES: Record<Kind, string> = { swap: 'Swap', wrap: 'Pembungkusan', unwrap: 'Pembukaan bungkus' }
const NAMES_WITHIN: Record<Kind, string> = { swap: 'swap', wrap: 'pembungkusan', unwrap: 'pembukaan bungkus' }

const SENT: Record<Kind, string> = {
  swap: 'Swap terkirim',
  wrap: 'Pembungkusan terkirim',
  unwrap: 'Pembukaan bungkus terkirim',
}

export const AT_SAFE_TITLE = 'Dalam antrean Safe'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} menjadi sekitar ${received}. Anda dapat menutup halaman ini: ${NAMES_WITHIN[kind]} berlanjut, dan ada di transaksi terbaru Anda.`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} menjadi sekitar ${received}. Anda dapat menutup jendela ini; ${NAMES_WITHIN[kind]} berlanjut.`
export const STEP_CONFIRMED = 'Dikonfirmasi di dompet Anda'
export const STEP_WAITING = 'Menunggu jaringan'
export const blockWaitText = (usual: number, passed: number) =>
  `Biasanya ${usual}\u00a0dtk, sejauh ini ${passed}\u00a0dtk`

export const STEP_SLOW_TEXT = 'Memasukkan transaksi ke dalam blok memakan waktu lebih lama dari biasanya'

const UNSEEN_TEXT =
  'Tidak satu pun node yang digunakan di sini melihatnya. Transaksi mungkin masih ada di dompet Anda, atau sedang dalam perjalanan lewat jalur lain. Periksa dompet Anda, dan percepat atau batalkan di sana sebelum Anda menukar lagi.'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Dompet Anda mungkin telah menjalankannya dalam transaksi lain. Periksa saldo Anda sebelum Anda menukar lagi.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Transaksi lain dari akun Anda mengambil tempatnya. Periksa di dompet Anda apa yang dilakukan transaksi itu sebelum Anda menukar lagi.',
  },
}

export const ALTERED_TITLE = 'Bukan yang Anda minta'

const ENDS: Record<TradeEnd, string> = {
  failed: 'gagal',
  expired: 'kedaluwarsa',
  cancelled: 'dibatalkan',
  replaced: 'digantikan',
}

export const failedTitle = (kind: Kind, end: TradeEnd) => `${NAMES[kind]} ${ENDS[end]}`
export const unsoldLabel = (amount: string) => `${amount} Anda`
export const UNSOLD = 'Tidak terjual, masih di dompet Anda'
export const UNSOLD_BY_SWAP = 'Tidak dijual oleh swap ini'
export const COST_UNKNOWN = 'Tidak diketahui; periksa dompet Anda'

export const EXPIRED_TEXT =
  'Jaringan tidak mengonfirmasinya tepat waktu. Transaksi ini tidak dapat lagi menjual apa pun. Anda dapat menukar lagi sekarang, atau membatalkannya dulu di dompet Anda.'
export const COSTS_SO_FAR =
  'Sejauh ini tidak ada; jika transaksi terkonfirmasi terlambat, transaksi gagal dan biaya jaringan dikenakan'

export const NETWORK_COST_PAID = 'Biaya jaringan yang dibayar'
export const paidByOther = (payer: string) => `Oleh ${payer}, bukan oleh akun Anda`
export const PAID_BY_OTHER = 'Oleh akun lain'
export const EARLIER_COST = 'Biaya jaringan langkah sebelumnya'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

export const confirmedTitle = (kind: Kind) => `${NAMES[kind]} terkonfirmasi`
export const receivedTitle = (received: string) => `Anda telah menerima ${received}`
export const paidText = (sold: string, rate: string | null) =>
  `Dengan membayar ${sold}${rate === null ? '' : `, pada kurs ${rate}`}.`
export const PAYMENT_UNKNOWN = 'Tanda terimanya tidak menunjukkan berapa yang dibayar: periksa di dompet Anda.'
export const AMOUNTS_UNKNOWN = 'Tanda terimanya tidak menunjukkan jumlah mana yang berpindah: periksa di dompet Anda.'

export const COMPARED = 'Dibandingkan penawaran harga'
export const AS_QUOTED = 'Persis seperti penawaran harga'
export const ABOUT_AS_QUOTED = 'Seperti penawaran harga, dengan selisih paling banyak sepersejuta'

export const claimedReceived = (event: string, balance: string) =>
  `Event token menyatakan ${event}; saldo Anda bertambah ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `Event token menyatakan ${event}; saldo Anda berkurang ${balance}.`
export const ONLY_CLAIMED_RECEIVED = 'Apa yang Anda terima hanya diketahui dari event token itu sendiri.'
export const ONLY_CLAIMED_SOLD = 'Apa yang Anda bayar hanya diketahui dari event token itu sendiri.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Swap terkonfirmasi',
  wrap: 'Pembungkusan terkonfirmasi',
  unwrap: 'Pembukaan bungkus terkonfirmasi',
}

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. Anda telah menerima ${received}${paid === null ? '' : ` dengan membayar ${paid}`}.`
