import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

export const TITLE = 'Hubungkan dompet'
export const GET_A_WALLET = 'Dapatkan dompet'
export const WHAT_IS_A_WALLET = 'Apa itu dompet?'
export const LEARN_MORE = 'Pelajari'
export const BACK = 'Kembali'
export const CLOSE = 'Tutup'
export const CONNECT = 'Hubungkan'
export const INSTALL = 'Pasang'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Terakhir',
  popular: 'Populer',
  installed: 'Terpasang',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '(tidak didukung)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} Tidak terpasang`
export const UNVERIFIED = 'Tak terverifikasi'

export const CONNECT_FAILED = 'Gagal menghubungkan. Coba lagi!'

export const installLabel = (wallet: string) => `Pasang ${wallet}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `Program lain di sini mengaku sebagai ${name}. Hubungkan hanya jika Anda tahu program mana ini.`
    : unverified
      ? `Program ini menyebut dirinya ${name}, tetapi tidak ada yang membuktikannya. Hubungkan hanya jika Anda mengenalnya.`
      : null

export const SHOW = 'Tampilkan'
export const HIDE = 'Sembunyikan'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return `${namesakes.length} lagi ${areEqual ? 'dengan nama ini' : `yang mengaku sebagai ${name}`}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW} ${text}`

export const FRAMED = 'Halaman ini ditampilkan di dalam halaman lain'
export const FRAMED_WHY =
  'Halaman di sekelilingnya dapat menutupi apa yang Anda lihat di sini, atau memindahkannya tepat ke bawah penunjuk Anda. Karena itu tidak ada dompet yang terhubung di sini, dan tidak ada yang dikirim.'

export const TERMS_FIRST =
  'Sebelum Anda menghubungkan dompet, operator situs ini meminta Anda menyepakati ketentuannya.'
export const readTerms = (version: string) => `Baca ketentuan (versi ${version})`
export const acceptTermsLabel = (appName: string) => `Saya menyepakati ketentuan ${appName}`

export const openByItself = (appName: string) => `Buka ${appName} di tab tersendiri`
