import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'Periksa dompet Anda untuk melihat apakah transaksi telah dikirim.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'Anda menolak permintaan di dompet Anda.',
  noAccounts: 'Anda menolak permintaan di dompet Anda.',
  busy: 'Buka dompet Anda: sudah ada permintaan yang menunggu di sana.',
  timedOut: 'Dompet Anda tidak merespons tepat waktu.',
  notSwitched: 'Dompet Anda tidak beralih jaringan.',
  gone: 'Dompet Anda tidak terhubung.',
  notInstalled: 'Dompet tidak terpasang di browser ini.',
  connectorNotFound: 'Konektor tidak ditemukan',
  networkLost:
    'Dompet Anda kehilangan koneksi ke jaringan ini. Pilih lagi jaringan ini di dompet Anda, lalu coba lagi.',
  unsupported: 'Dompet Anda tidak mendukung permintaan ini.',
  upgradeRefused: 'Dompet Anda tidak memutakhirkan akun Anda.',
  changed: 'Akun atau jaringan di dompet Anda telah berubah. Periksa dan coba lagi.',
  withdrawn: 'Permintaan tidak dikirim ke dompet Anda.',
  alreadyConnected: 'Konektor sudah terhubung',
  framed: 'Halaman ini ditampilkan di dalam halaman lain, jadi tidak menggunakan dompet.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: 'Browser memblokir jendela dompet. Izinkan pop-up untuk halaman ini lalu coba lagi.',
  notOwner: 'Anda bukan pemilik Safe ini. Buka sebagai salah satu pemiliknya untuk berdagang.',
  relayUnreachable: 'WalletConnect tidak dapat dijangkau. Periksa koneksi Anda lalu coba lagi.',
  accountsInvalid: 'Dompet Anda tidak mengembalikan daftar akun.',
  accountsUnreadable: 'Akun Anda tidak dapat dibaca dari dompet Anda.',
  networkUnreadable: 'Jaringan tidak dapat dibaca dari dompet Anda.',
  chainNotConfigured: 'Jaringan tidak dikonfigurasi',
  chainRefused: 'Dompet Anda tidak mendukung permintaan ini.',
  switchFailed: 'Terjadi kesalahan saat beralih jaringan.',
  addFailed: 'Terjadi kesalahan saat menambahkan jaringan.',
  assetFailed: 'Dompet Anda tidak dapat menambahkan token.',
  assetRefused: 'Dompet Anda tidak menambahkan token.',
  sendFailed: 'Dompet Anda melaporkan kesalahan.',
  invalidHash: 'Hash transaksi tidak sah.',
  invalidResponse: 'Dompet Anda mengembalikan respons yang tidak sah.',
  statusUnreadable: 'Dompet Anda tidak dapat melaporkan status transaksi.',
}

export const noFunds = (coin: string) =>
  `Jumlah ${coinWord(coin)} di akun tidak cukup untuk biaya jaringan. Tidak ada yang dikirim.`

/** Texts for problems after which it is unknown whether something was sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Dompet Anda tidak dapat menambahkan ${symbol}.`,
  assetRefused: (symbol) => `Dompet Anda tidak menambahkan ${symbol}.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Muat ulang halaman ini dan hubungkan lagi.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Tambahkan ${network} di pengaturan dompet Anda dan pilih di sana.`),
  refused: ({ network }) =>
    `Dompet Anda tidak mendukung peralihan ke ${network} dari sini. Sebagai gantinya, pilih ${network} di dompet Anda.`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Sebagai gantinya, pilih ${network} di dompet Anda.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Pilih ${network} di dompet Anda, atau coba lagi.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
