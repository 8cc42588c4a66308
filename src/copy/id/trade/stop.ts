import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

/** Why a transaction failed or would fail, but not what left the wallet. */
const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `Harga bergerak melewati batas slippage Anda, yaitu ${percent}.`,
  notInTime: ({ minutes }) => counted(minutes, { other: `Transaksi tidak terkonfirmasi dalam ${minutes} menit.` }),
  notInLongTime: ({ minutes }) => `Transaksi tidak terkonfirmasi dalam ${durationText(minutes)}.`,
  deadlinePassed: 'Batas waktunya sudah lewat sebelum transaksi dapat dikirim.',
  transferRefused: ({ symbol }) =>
    `Kontrak ${symbol} menolak transfer: saldo atau persetujuan terlalu rendah, atau aturannya sendiri melarangnya.`,
  allowanceExpired: ({ symbol }) =>
    `Persetujuan ${symbol} melalui Permit2 telah kedaluwarsa. Mulai lagi untuk memperbaruinya.`,
  payoutRefused: ({ symbol }) =>
    `${symbol} tidak dapat dibayarkan: sebuah kontrak menolak transfer menurut aturannya sendiri.`,
  hookRefused: ({ text }) =>
    `Sebuah kontrak yang dipanggil pool ini (hook-nya) menolak swap${text === null ? '' : `: “${text}”`}.`,
  takesFee: 'Sebuah token pada rute ini mengambil biaya pada setiap transfer, yang tidak diizinkan pool-nya.',
  noLiquidity: 'Isi pool tidak lagi cukup untuk jumlah ini.',
  guard: 'Seseorang menggerakkan harga dalam blok yang sama, sehingga pelindung sandwich membuat swap gagal.',
  noHistory:
    'Sebuah pool pada rute ini tidak menyimpan catatan harganya, yang diperlukan pelindung sandwich. Nonaktifkan pelindung untuk swap ini.',
  zeroAmount: 'Jumlahnya terlalu kecil untuk ditukar.',
  locked: 'Sebuah pool pada rute ini terkunci oleh panggilan lain dalam transaksi yang sama.',
  panic: ({ code }) =>
    `Sebuah kontrak pada rute ini berhenti dengan kesalahan internal${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `Kontrak tidak memberikan pesan, hanya kode kesalahan ${code}.`,
  noCoin: ({ coin }) => `Jumlah ${coin} di akun tidak cukup untuk biaya jaringan.`,
  returned: ({ text }) => `Kontrak mengembalikan: “${text}”.`,
  noReason: 'Jaringan tidak memberikan alasan.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = 'Menjalankan simulasi di jaringan…'
export const notSimulated = (cause: string) => `Tidak disimulasikan: ${cause}.`
export const CANNOT_SIMULATE = 'Tidak disimulasikan: node tidak dapat melakukannya.'
export const BALANCE_UNREAD = 'Simulasi baru saja dijalankan, tetapi tidak semua saldo dapat dibaca sesudahnya.'
export const NOT_SIMULATED = 'Tidak disimulasikan'
export const UNTRIED = {
  unsupported: 'Node tidak dapat menyimulasikan ini, jadi jumlah di atas tidak dikonfirmasi.',
  unread: 'Tidak semua saldo dapat dibaca dalam simulasi, jadi jumlah di atas tidak dikonfirmasi.',
  hook: 'Hanya simulasi lengkap yang menunjukkan apa yang dilakukan hook sebuah pool, dan node tidak memberikannya. Swap ini tidak dapat dikonfirmasi.',
}
export const FAILS = 'Simulasi baru saja dijalankan: gagal.'
export const SIMULATED_AS_QUOTED =
  'Simulasi baru saja dijalankan: persis jumlah ini yang akan berpindah, ditambah biaya jaringan.'
export const SIMULATED = 'Simulasi baru saja dijalankan. Biaya jaringan belum termasuk.'
export const simulatedAgo = (age: string) => `Disimulasikan ${age}. Sejak itu node belum merespons.`

export const WOULD_FAIL = 'Ini akan gagal sekarang'

export const balanceLabel = (symbol: string) => `${symbol} Anda`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `${symbol} tidak cukup untuk biaya jaringan`

interface CostShortfall {
  symbol: string
  /** `reserve`: what the wallet may ask for. `balance`: what the account has. */
  reserve: string
  balance: string
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Dompet Anda mungkin meminta hingga ${reserve} ${symbol} untuk jaringan${isSold ? `, di luar ${symbol} yang Anda jual` : ''}. Akun Anda memiliki ${balance} ${symbol}.`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Yang akan tiba kurang dari yang disepakati',
    text: `Dalam simulasi, yang tiba ${moved}, padahal seharusnya paling sedikit ${allowed}. Token itu mungkin menahan sebagian dari apa yang dikirim kepada Anda.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'Yang akan keluar dari dompet Anda lebih dari yang disepakati',
    text: `Dalam simulasi, yang keluar dari dompet Anda ${moved}, padahal seharusnya paling banyak ${allowed}.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'Yang akan keluar dari dompet Anda lebih dari yang disepakati',
    text: `Dalam simulasi, sebuah token yang bukan bagian dari swap juga keluar dari dompet Anda: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} tidak dapat dijual kembali`,
    text: sentences(
      `Dalam simulasi, ${symbol} dibeli lalu langsung dijual kembali, dan penjualannya gagal.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `Menjual kembali ${symbol} akan merugi ${percent}`,
    text: sentences(
      `Dalam simulasi, ${symbol} dibeli lalu langsung dijual kembali: ${percent} dari yang Anda bayar tidak kembali.`,
      fees !== null && `Dari jumlah itu, ${fees} berasal dari biaya pool.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Dompet Anda menyatakan bahwa permintaan ini dibuangnya, dan tidak satu pun transaksinya ada di jaringan. Permintaan ini tetap ada di transaksi terbaru Anda kalau-kalau ada transaksi yang muncul.',
  partial:
    'Hanya sebagian dari ini yang terlaksana, dan swap tidak. Sebuah persetujuan mungkin terbuka: lihat persetujuan Anda sebelum mencoba lagi.',
  unclear:
    'Dompet Anda menyatakan bahwa ini selesai, tetapi tidak satu pun transaksinya ditemukan di jaringan. Permintaan ini tetap ada di transaksi terbaru Anda kalau-kalau ada transaksi yang muncul.',
  undecided:
    'Ini dijalankan dalam satu transaksi bersama permintaan lain dari akun Anda, dan jaringan tidak menunjukkan mana di antaranya yang berhasil. Periksa saldo Anda sebelum mencoba lagi.',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT =
  'Dompet Anda mengirim permintaan yang sebelumnya. Tinjauan ditutup agar tidak ada yang terkirim dua kali karena keliru.'

export const sentAfterReview = (request: string) =>
  `Dompet Anda mengirim “${request}” setelah tinjauan ditutup. Lihat transaksi terbaru dari akun yang mengirimnya.`

const REVIEW_AGAIN = {
  swap: 'Tinjau swap untuk melanjutkan.',
  wrap: 'Tinjau pembungkusan untuk melanjutkan.',
  unwrap: 'Tinjau pembukaan bungkus untuk melanjutkan.',
} as const

/** With `swap`, an approval was sent before the trade was stopped. */
const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'Tidak ada yang dikirim.',
  swap: 'Swap tidak dikirim.',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'Persetujuan terlalu rendah.' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('Anda menolak permintaan itu.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('Anda menolak permintaan itu.', UNSENT[unsent], `${symbol} tetap disetujui.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `Persetujuan Permit2 untuk ${symbol} Anda telah kedaluwarsa, atau akan kedaluwarsa terlalu cepat. Konfirmasi lagi untuk memperbaruinya.`,
      UNSENT[unsent],
    ),
  oneByOne:
    'Dompet Anda tidak dapat melakukan semua langkah sekaligus. Konfirmasi lagi untuk melakukannya satu per satu.',
  oneByOneLate: ({ unsent }) => sentences('Dompet Anda tidak dapat melakukan semua langkah sekaligus.', UNSENT[unsent]),
  /** The wallet asked to upgrade the account (EIP-7702), and the visitor refused. */
  notUpgraded: ({ unsent }) =>
    sentences(
      'Anda membiarkan akun Anda seperti semula.',
      UNSENT[unsent],
      'Konfirmasi lagi untuk melakukan langkahnya satu per satu.',
    ),
  notUpgradedLate: ({ unsent }) => sentences('Anda membiarkan akun Anda seperti semula.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Sementara itu dompet Anda berubah.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('Kontrak swap telah berubah sejak tinjauan.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) => sentences(`Persetujuan ${symbol} tidak dapat dibaca.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('Swap ini akan kehilangan terlalu banyak nilainya.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) =>
    sentences('Ini memerlukan gas lebih banyak daripada yang boleh digunakan satu transaksi.', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('Node tertinggal: blok terbarunya terlalu tua.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`Harganya sudah berusia lebih dari ${minutes} menit sebelum transaksi dapat dikirim.`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('Node tidak dapat menyimulasikan ini sekarang.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('Node terlalu lama menyimulasikan ini: hasilnya berasal dari blok yang lebih tua.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences('Dompet Anda terlalu lama merespons: simulasi berasal dari blok yang lebih tua.', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'Transaksi telah dikirim, tetapi hasilnya tidak dapat dibaca. Periksa transaksi terbaru Anda sebelum mencoba lagi.',
  unexpected: ({ unsent }) => sentences('Terjadi masalah sebelum swap dikirim.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'Persetujuan lama harus dikembalikan ke 0 terlebih dahulu: konfirmasi lagi dan biarkan angka 0 seperti adanya.',
    ),
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `Swap memerlukan ${needed}: konfirmasi lagi dan biarkan jumlahnya seperti adanya, atau jual lebih sedikit.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'Anda membatalkan transaksi di dompet Anda. Swap tidak terjadi.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Transaksi lain menggantikan transaksi ini di dompet Anda. Swap tidak terjadi.',
      effect && effectText(effect),
      !isWhole && 'Periksa di dompet Anda apa yang dilakukan transaksi lain itu sebelum Anda menukar lagi.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
