import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = 'Langsung ke isi'
export const SKIP_TO_TRADE = 'Langsung ke kartu perdagangan'

export const PAGE_TITLES = { swap: 'Berdagang', token: 'Token', profile: 'Profil' }

export const brandLabel = (brandName: string) => `${brandName}, beranda`
export const TRADE_LINK = 'Berdagang'
export const PROFILE_LINK = 'Profil'

export const FOOTER = 'Kaki halaman'
export const PREVIEW = 'Pratinjau'
export const SWITCH_THEME = 'Beralih antara terang dan gelap'
export const FAQ_LINK = 'Tanya jawab'
export const IMPRINT_LINK = 'Info operator'
export const OFFLINE = 'Offline'
export const NO_NODE = 'Tidak ada node yang merespons'
export const SCREEN_WAITS = 'Layar ini dimuat begitu koneksi kembali.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Gunakan node Anda sendiri'
export const NODE_BLOCKED = 'Diblokir oleh kebijakan situs ini'
export const OWN_NODE_OFFLINE = 'Node Anda offline'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, tidak ada blok baru selama satu menit`
export const headBlockText = (number: number | null) => `Blok ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { other: `${count} menit` }),
  hours: ({ count }) => `${count} jam`,
  days: ({ count }) => `${count} hari`,
}

export const wrongClockText = ({ isFast, by }: ClockError) =>
  `Jam perangkat Anda ${say(SPANS, by)} ${isFast ? 'terlalu cepat' : 'terlambat'}`

export const NOTIFICATIONS = 'Notifikasi'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `Info: ${title}`,
  success: (title) => `Berhasil: ${title}`,
  warning: (title) => `Peringatan: ${title}`,
  error: (title) => `Kesalahan: ${title}`,
  pending: (title) => `Menunggu: ${title}`,
}
export const DISMISS = 'Tutup'

export const PART_MISSING = 'Sebagian halaman ini tidak dapat dimuat'
export const PART_BROKEN = 'Sebagian halaman ini berhenti berfungsi'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'Halaman ini lebih lama daripada halaman di tab lain'
export const RELOAD_FOR_NEWER =
  'Tab lain menampilkan versi situs ini yang lebih baru. Perubahan yang Anda buat di sini tidak disimpan. Muat ulang untuk menggunakan versi yang lebih baru.'
export const PAGE_BROKEN = 'Halaman ini berhenti berfungsi'
export const MAYBE_NEW_VERSION = 'Mungkin ada versi baru halaman ini.'
export const STOPPED_BY_POLICY = 'Kebijakan keamanan situs ini memblokirnya.'
export const CHANGED_FILE =
  'Sebuah file situs ini bukan file yang dibuat pada saat build, sehingga browser Anda tidak menjalankannya.'
export const NOTHING_ELSE_SENT =
  'Apa pun yang sudah Anda konfirmasi di dompet Anda berlanjut tanpanya. Selain itu tidak ada yang dikirim.'
export const RELOAD = 'Muat ulang'

export const NOT_FOUND = 'Halaman tidak ditemukan'
export const NO_PAGE = 'Tidak ada halaman pada alamat ini. Periksa alamatnya, atau mulai dari daftar pasangan.'
export const GO_TO_START = 'Buka halaman awal'

export const TITLE = 'Perdagangkan token langsung dari dompet Anda'
export const LEAD =
  'Harga berasal dari pool di blockchain. Anda melihat seluruh biaya sebelum menandatangani, dan tidak ada yang berpindah sampai Anda menandatangani.'
export const KEYS = 'Kunci Anda tetap di dompet Anda'
export const APPROVALS = 'Secara bawaan, persetujuan untuk jumlah persis'
export const FIGURES = 'Setiap angka dibaca dari blockchain'
