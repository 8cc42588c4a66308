import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ApprovedAmount,
  ChangedApproval,
  DepartureFacts,
  StateFacts,
  StatusChange,
  StatusFacts,
  ToldResolution,
} from '#domain/transaction/status'
import { startText } from '../browser/time'
import { signersText } from '../wallet/notifications'

const AMOUNTS: Sentences<ApprovedAmount> = {
  amount: ({ amount }) => amount,
  unlimited: ({ symbol }) => `${symbol} tidak terbatas`,
}

const changedText = ({ approved, requested }: ChangedApproval) =>
  `${say(AMOUNTS, approved)} alih-alih ${say(AMOUNTS, requested)}`

export const approvedInsteadText = (changed: ChangedApproval) => `Anda menyetujui ${changedText(changed)}.`

export const RESOLUTIONS: Readonly<Record<ToldResolution, string>> = {
  unseen: 'Tidak terlihat oleh jaringan',
  unwatched: 'Tidak terlihat oleh jaringan, tidak lagi dipantau',
  nonceUsed: 'Digantikan, detail tidak diketahui',
  expired: 'Kedaluwarsa, tidak dapat lagi terlaksana',
  unclear: 'Hasil tidak diketahui: tidak ditemukan di jaringan',
  networkGone: 'Hasil tidak diketahui: situs ini tidak lagi mendukung jaringannya',
  cancelled: 'Dibatalkan',
  replaced: 'Digantikan oleh transaksi lain',
}

export const EXPIRED_IN_SAFE =
  'Kedaluwarsa, tidak dapat lagi terlaksana. Tolak di Safe Anda: transaksi ini menghalangi apa yang ditandatangani sesudahnya'

const STATES: Sentences<StateFacts> = {
  ...RESOLUTIONS,
  expiredInSafe: EXPIRED_IN_SAFE,
  undecided: 'Hasil tidak diketahui: dijalankan bersama yang lain yang berakhir berbeda',
  confirmed: 'Terkonfirmasi',
  /** Sent again with a higher fee, and that one was confirmed. */
  confirmedSpedUp: 'Terkonfirmasi, dipercepat',
  failed: 'Gagal',
  failedSpedUp: 'Gagal, dipercepat',
  replacedInSafe: 'Digantikan oleh transaksi lain dari Safe',
  noLongerWatched: 'Tidak lagi dipantau',
  partFailed: 'Terlaksana sebagian: swap-nya gagal',
  partExpired: 'Terlaksana sebagian: swap-nya kedaluwarsa, tidak dapat lagi terlaksana',
  partUnknown: 'Terlaksana sebagian: hasil swap-nya tidak diketahui',
  partPending: ({ since }) => `Terlaksana sebagian, sisanya menunggu sejak ${startText(since)}`,
  pending: ({ since }) => `Menunggu sejak ${startText(since)}`,
  pendingLong: ({ since }) => `Menunggu sejak ${startText(since)}, lebih lama dari biasanya`,
  unseenLong: ({ minutes }) => `Tidak terlihat oleh jaringan selama lebih dari ${minutes} menit`,
  atWallet: ({ since }) =>
    `Menunggu dompet Anda sejak ${startText(since)}. Jika Anda telah menandatanganinya, transaksi akan muncul di sini`,
  atSafe: ({ signers, since }) => `${signersText(signers)}, sejak ${startText(since)}`,
  atSafeNearDeadline: ({ signers, since, until }) =>
    `${signersText(signers)}, sejak ${startText(since)}. Harus dieksekusi sebelum ${startText(until)}; sesudahnya hanya dapat gagal`,
}

const STATUSES: Sentences<StatusFacts> = {
  asRequested: ({ state }) => say(STATES, state),
  altered: ({ state }) => `${say(STATES, state)}, tidak sesuai permintaan`,
  amountChanged: ({ state, changed }) => `${say(STATES, state)}, ${changedText(changed)}`,
  sentFrom: ({ sender }) => `Dikirim dari ${sender}, tidak sesuai permintaan`,
  failedFrom: ({ sender }) => `Gagal, dikirim dari ${sender}, tidak sesuai permintaan`,
}

export const statusText = (status: StatusFacts) => say(STATUSES, status)

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'terkonfirmasi',
  spedUp: 'terkonfirmasi, dipercepat',
  failed: 'gagal',
  pendingAgain: 'menunggu lagi, karena jaringan mengeluarkan bloknya dari blockchain',
  cancelled: 'dibatalkan',
  replaced: 'digantikan oleh transaksi lain',
  nonceUsed: 'digantikan oleh transaksi lain yang detailnya tidak diketahui',
  expired: 'kedaluwarsa: tidak dapat lagi terlaksana',
  networkGone: 'hasil tidak diketahui, karena situs ini tidak lagi mendukung jaringannya',
}

export const statusChangeText = (title: string, change: StatusChange) => `${title}: ${CHANGES[change]}`

const DEPARTURES: Sentences<DepartureFacts> = {
  altered: 'dompet Anda mengirim transaksi yang berbeda dari yang diminta. Periksa di dompet Anda.',
  sentFrom: ({ sender }) => `dompet Anda mengirim ini dari ${sender}. Periksa di dompet Anda.`,
  amountChanged: ({ changed }) => `Anda menyetujui ${changedText(changed)}.`,
}

export const departureText = (title: string, departure: DepartureFacts) => `${title}: ${say(DEPARTURES, departure)}`

export const settledText = (title: string, status: string) => `${title}: ${status}`
