import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'

// Wallets answer before the person decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) => `${symbol} telah ditawarkan ke dompet Anda. Konfirmasikan di sana.`

/** It has no full stop, because it is also the text of a step. */
export const WALLET_SLOW = 'Dompet Anda lambat merespons, dan belum diminta mengonfirmasi apa pun'

export const walletCrashed = (name: string | null) =>
  `${name ?? 'Dompet Anda'} berhenti berfungsi di halaman ini. Muat ulang halaman untuk menghubungkannya lagi.`

export const walletMissing = (name: string) =>
  `${name} tidak ditemukan di browser ini. Aktifkan di sana, atau hubungkan dompet lain.`

export const copyRefused = (address: string) => `Browser tidak mengizinkan penyalinan. Salin secara manual: ${address}`

export const CONNECT = 'Hubungkan dompet'
export const CONNECT_DEFAULT = 'Hubungkan dompet'
export const CONNECTING = 'Menghubungkan'
export const WRONG_NETWORK = 'Jaringan salah'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `Akun, ${account}`
export const networkLabel = (name: string) => `Jaringan: ${name}, ganti`
export const waitingText = (count: number) => `${count} menunggu`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} tanda tangan`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} menunggu`
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Ditandatangani di Safe, belum dieksekusi',
  allSigned: ({ threshold }) => `Ditandatangani oleh ${threshold} pemilik Safe, belum dieksekusi`,
  noneSigned: ({ threshold }) => `Menunggu para pemilik Safe (${threshold} harus menandatangani)`,
  someSigned: ({ threshold, signed }) =>
    `Menunggu para pemilik Safe (${signed} dari ${threshold} telah menandatangani)`,
}

export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) => `Menunggu ${walletName ?? 'dompet Anda'}`
export const DISCONNECTED = 'Terputus'
export const connectedAs = (displayName: string) => `Terhubung sebagai ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `Jaringan berubah menjadi ${chainName ?? 'jaringan yang tidak didukung'}`
export const DECLINED = 'Permintaan ditolak'
export const COPIED = 'Disalin'
