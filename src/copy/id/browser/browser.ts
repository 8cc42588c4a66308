/** The parts of a tab's title, each undefined or empty where there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  subject?: string | undefined
  status?: string | undefined
}

export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
export const profileTitle = (name: string) => `Profil ${name}`

export const SYSTEM_NOTIFICATIONS = 'Notifikasi sistem'
export const SWITCHES = { on: 'Aktif', off: 'Nonaktif' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Memberi tahu Anda bila sebuah transaksi selesai, atau tidak dapat lagi terlaksana, selagi Anda berada di tab atau jendela lain. Halaman ini harus tetap terbuka.'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Browser Anda memblokir notifikasi dari situs ini. Izinkan di pengaturan browser Anda untuk situs ini, lalu aktifkan di sini.',
  unanswered: 'Anda belum mengizinkannya. Aktifkan sekali lagi dan pilih “Izinkan”.',
  unsupported: 'Browser ini tidak dapat menampilkannya. Sebagai gantinya, judul tab memberi tahu Anda.',
} as const

export const NOTIFICATIONS_ARE_ON = 'Kabar tentang transaksi Anda muncul di sini.'
