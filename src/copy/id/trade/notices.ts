import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

export interface NoticeWords {
  title: string
  text: string
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'Kontrak swap di jaringan ini bukan kontrak yang diharapkan.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Dompet Anda berada di ${walletNetwork}`,
    text: `Beralihlah ke ${chainName} untuk berdagang. Token Anda tetap di tempatnya.`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `${symbol} tidak dapat dimuat`,
    text: sentences(noAnswer, hasWallet && 'Tidak ada yang dikirim.'),
  }),
  noCode: ({ symbol }) => ({
    title: `${symbol} tidak dapat diperdagangkan`,
    text: `${symbol} tidak memiliki kontrak di jaringan ini, jadi tidak dapat diperdagangkan di sini.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `${symbol} tidak dapat diperdagangkan`,
    text: `${symbol} tidak merespons seperti token di jaringan ini, jadi tidak dapat diperdagangkan di sini.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `${symbol} tidak dapat diperdagangkan`,
    text: `${symbol} tidak ditawarkan di situs ini: operatornya tidak menyertakannya.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `${symbol} tidak dapat diperdagangkan`,
    text: `${symbol} tidak ditawarkan berpasangan dengan token di sisi lain: operator situs ini tidak menyertakan pasangan ini.`,
  }),
  notListed: ({ symbol }) => ({
    title: `${symbol} tidak dapat diperdagangkan`,
    text: `${symbol} tidak ditemukan di daftar token, dan operator situs ini tidak mengizinkan token lain.`,
  }),
  noContracts: ({ reason }) => ({ title: 'Perdagangan nonaktif', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: 'Masukkan jumlah untuk dijual',
    text: 'Salah satu token ini menahan sebagian dari setiap transfer, jadi jumlah persis tidak dapat dibeli.',
  },
  noRoute: {
    title: 'Rute tidak ditemukan untuk jumlah ini',
    text: 'Coba jumlah lain atau token lain.',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol} tidak dapat dibeli di sini`,
    text: 'PancakeSwap punya pool untuk token ini, tetapi kontrak swap di sana tidak dapat menjamin jumlah minimum dari token yang kurang dikenal.',
  }),
  refusedExactOut: {
    title: 'Masukkan jumlah untuk dijual',
    text: 'PancakeSwap punya pool untuk ini, tetapi kontrak swap di sana menjamin jumlah minimum dari token yang kurang dikenal hanya jika jumlah yang dijual tetap.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `Jual ${wrapped}, bukan ${coin}`,
    text: `PancakeSwap punya pool untuk ini, tetapi kontrak swap di sana tidak dapat melindungi ${coin} dalam perjalanan ke token yang kurang dikenal.`,
  }),
  noExactBuyByHook: {
    title: 'Masukkan jumlah untuk dijual',
    text: 'Pool yang ditemukan hanya menerima jumlah jual yang tetap.',
  },
  hookRefused: ({ text }) => ({
    title: 'Rute tidak ditemukan untuk jumlah ini',
    text: sentences(
      `Sebuah kontrak yang dipanggil pool ini (hook-nya) menolak swap${text === null ? '' : `: “${text}”`}.`,
      'Coba jumlah lain, atau arah sebaliknya.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'Harga tidak dapat dimuat',
    text: sentences(noAnswer, hasWallet && 'Tidak ada yang dikirim.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'Kontrak swap tidak dapat diperiksa',
    text: sentences(noAnswer, 'Diperiksa lagi pada blok berikutnya.', hasWallet && 'Tidak ada yang dikirim.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} tidak ada di daftar token`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `Daftar token, yang mungkin memuat ${symbol}, tidak dapat dimuat`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `${symbol} tidak dapat dibeli`,
    text: 'Dalam simulasi di jaringan, tidak ada token yang dibeli yang tiba. Token ini tidak dapat diperdagangkan di sini.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} tidak dapat dijual`,
    text: 'Dalam simulasi di jaringan, token ini dapat dibeli tetapi tidak dapat dijual lagi. Token ini tidak dapat diperdagangkan di sini.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} menahan sebagian besar dari suatu transfer`,
    text: 'Dalam simulasi di jaringan, token ini menahan sebagian besar dari apa yang ditransfer. Token ini tidak dapat diperdagangkan di sini.',
  }),
  /** The texts of this notice and of the next one have room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'Harga ini sudah usang', text: `Dibaca lebih dari ${seconds} detik lalu.` }),
  stale: ({ minutes }) => ({ title: 'Harga sudah usang', text: `Tidak ada blok selama ${minutes} menit.` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Sisakan ${coin} untuk biaya jaringan`,
    text: `Swap ini memerlukan tambahan sekitar ${reserve}.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `Siapa pun dapat membuat token dengan nama apa saja. Bandingkan alamatnya, ${address}, dengan sumber yang Anda percayai.`,
  action: 'Gunakan token ini',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'Biaya token tidak dapat diukur',
  text: 'Beberapa token menahan sebagian dari setiap transfer. Jika salah satu token ini melakukannya, Anda menerima lebih sedikit daripada yang ditampilkan, atau swap gagal.',
}

export const GONE = 'Sudah tidak ada di dompet saya'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'Sebuah permintaan masih menunggu di dompet Anda',
  text: `“${request}” masih dapat dikonfirmasi di sana. Tolak jika Anda tidak lagi menginginkannya.`,
  action: GONE,
})

interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    other: `Yang terbaru: “${title}”. ${signersText(signers)}, sejak ${startText(since)}. Anda dapat menutup halaman ini atau terus berdagang: apa yang menunggu tetap ada di Safe.`,
  }),
})

export const NOT_SENT = 'Tidak dikirim'
export const MAY_BE_SENT = 'Dompet Anda mungkin telah mengirim ini'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `“${request}”: ${problem}`,
    minutes !== null && `Jika masuk blok dalam ${minutes} menit, transaksi akan muncul di sini.`,
  ),
  action: NOT_SENT,
})

export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'token untuk dijual',
  buy: 'token untuk diterima',
  amount: 'jumlah',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'Tautan tidak digunakan',
  text: 'Tautan itu untuk jaringan yang tidak dilayani situs ini untuk berdagang. Di jaringan ini, alamat-alamatnya mungkin milik token lain.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'Sebagian tautan tidak digunakan',
  text: `Tidak disertakan: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

export const LAST_SWAP = 'Swap terakhir Anda'
export const NOT_SWITCHED = 'Dompet Anda berada di jaringan lain'

export const DISCONNECTED = {
  person: 'Anda memutuskan koneksi dompet Anda.',
  otherTab: 'Anda memutuskan koneksi dompet Anda di tab lain.',
  wallet: 'Dompet Anda memutuskan koneksi.',
  crash: 'Dompet Anda berhenti berfungsi.',
} as const
export const NETWORK_CHANGED = 'Jaringan di dompet Anda berubah.'
export const ACCOUNT_CHANGED = 'Akun di dompet Anda berubah.'
export const WALLET_CHANGED = 'Dompet yang terhubung berubah.'
export const MULTIPLIER_CHANGED = 'Pengali jumlah sebuah token berubah.'
export const PART_FAILED = 'Sebagian halaman ini gagal.'
/** If the trade had already been sent. */
export const PART_FAILED_LATE = `${PART_FAILED} Periksa transaksi terbaru Anda untuk melihat apa yang terjadi pada swap.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'Tinjauan ditutup.', message ?? 'Tidak ada yang dikirim.')
export const closedInWallet = (cause: string) => sentences(cause, 'Tinjauan ditutup.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'Swap dihentikan sebelum dikirim.',
  wrap: 'Pembungkusan dihentikan sebelum dikirim.',
  unwrap: 'Pembukaan bungkus dihentikan sebelum dikirim.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
