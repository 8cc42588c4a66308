import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = 'Lanjutkan'
export const RETRY = 'Ulangi'
export const RELOAD = 'Muat ulang'
export const GET = 'Unduh'
export const getLabel = (wallet: string) => `Unduh ${wallet}`
export const getWallet = (wallet: string) => `Unduh ${wallet}`

const opening = (name: string) => `Membuka ${name}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} tidak terpasang`,
  notAvailable: (name) => `${name} tidak tersedia`,
  ready: (name) => `${name} siap`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `Ekstensi ${name} tidak terpasang di browser Anda`,
  notAvailable: (name) => `${name} tidak tersedia di perangkat ini`,
  ready: () => null,
  inPopUp: (name) => `Konfirmasi koneksi di jendela ${name}.`,
  inExtension: () => 'Konfirmasi koneksi di ekstensi.',
  inWallet: () => 'Konfirmasi koneksi di dompet Anda.',
  pairing: () => null,
  ended: () => null,
}
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'Menunggu koneksi'
export const NOTHING_OPENED = 'Tidak ada yang terbuka? Cari ikon atau jendela dompet Anda; mungkin sedang terkunci.'
export const ASK_AGAIN = 'Minta lagi'
export const DECLINED = 'Anda menolak permintaan itu.'
export const CONNECT_FAILED = 'Gagal menghubungkan. Coba lagi!'
export const afterInstall = (wallet: string) =>
  `Setelah ${wallet} terpasang, kembalilah ke sini dan muat ulang halaman.`

export const HOME_TITLE = 'Rumah bagi token Anda'
export const HOME_TEXT =
  'Dompet mengirim, menerima, menyimpan, dan menampilkan token di blockchain. Hanya Anda yang memegang kuncinya.'
export const SIGN_IN_TITLE = 'Cara baru untuk masuk'
export const SIGN_IN_TEXT = 'Hubungkan dompet Anda alih-alih membuat akun dan kata sandi di setiap situs.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET =
  'Tanpa dompet Anda dapat melihat harga dan grafik, mendapatkan penawaran harga, dan membaca tanya jawab.'

export const BROWSER_EXTENSION = 'Ekstensi browser'
export const MOBILE_WALLET = 'Dompet seluler'

export const ABOUT =
  'Dompet mengirim, menerima, menyimpan, dan menampilkan token. Dompet juga memungkinkan Anda masuk tanpa akun atau kata sandi.'

export const HAVE_ANOTHER = 'Punya dompet lain?'
export const PICK_FROM_LIST = 'Pilih dari daftar di sebelah kiri.'

export const GET_ON_PHONE = '“Unduh” membuka App Store atau Google Play, yang mana pun yang sesuai dengan ponsel ini.'
export const GET_ON_COMPUTER =
  '“Unduh” membuka halaman aplikasi dompet itu, yang kemudian dapat Anda pasang di ponsel Anda.'

export const DOWNLOAD_TITLE = 'Pindai untuk mengunduh'
export const DOWNLOAD_TEXT = 'Pindai dengan ponsel Anda untuk mengunduh di iOS atau Android'
export const guideTitle = (wallet: string) => `Mulai dengan ${wallet}`
export const downloadQrLabel = (wallet: string) => `Kode QR yang membuka unduhan ${wallet}`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Buka aplikasi ${wallet}`,
    description: `Tambahkan ${wallet} ke layar utama Anda agar mudah dijangkau.`,
  },
  {
    step: 'create',
    title: 'Buat atau impor dompet',
    description: 'Cadangkan dompet Anda, dan jangan pernah membagikan frasa rahasianya kepada siapa pun.',
  },
  {
    step: 'scan',
    title: 'Ketuk tombol pindai',
    description: 'Setelah Anda memindai, ponsel Anda meminta Anda mengonfirmasi koneksi.',
  },
]

export const scanTitle = (wallet: string | null) => `Pindai dengan ${wallet ?? 'ponsel Anda'}`
export const qrLabel = (wallet: string) =>
  `Kode QR untuk menghubungkan ${wallet}. Salin tautannya jika Anda tidak dapat memindai.`
export const LINK_TOO_LONG = 'Tautan ini terlalu panjang untuk kode QR. Salin dan tempel di dompet Anda.'
export const linkLabel = (wallet: string) => `Tautan untuk menghubungkan ${wallet}`
export const COPY_LINK = 'Salin tautan'
export const COPIED = 'Disalin'
export const COPY_REFUSED = 'Tautan tidak dapat disalin. Pilih tautannya di sini lalu salin.'
export const expiryText = (timeLeft: string) => `Kedaluwarsa dalam ${timeLeft}`
export const missingText = (wallet: string) => `Belum punya ${wallet}?`
export const openApp = (wallet: string) => `Buka ${wallet}`
export const OPEN_AGAIN = 'Buka lagi'
export const OPEN_TO_CONFIRM = 'Buka aplikasi dompet Anda untuk mengonfirmasi.'

type Medium = 'code' | 'link'

const MEDIA: Readonly<Record<Medium, string>> = { code: 'Kode', link: 'Tautan' }

export const readyText = (medium: Medium) => `${MEDIA[medium]} siap.`

const RENEWED = {
  declined: {
    code: 'Anda menolak permintaan itu. Ini kode baru.',
    link: 'Anda menolak permintaan itu. Ini tautan baru.',
  },
  expired: { code: 'Ini kode baru.', link: 'Ini tautan baru.' },
} as const
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
