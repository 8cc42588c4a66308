import { all, counted } from '../browser/grammar'

export const searchKeys = { move: 'Pindah', open: 'Buka', enterKey: 'Enter', close: 'Tutup', escapeKey: 'Esc' }

export const searchGroups = { byName: 'Menurut nama', similar: 'Simbol mirip', liquid: 'Di pasangan paling likuid' }

export const loadingTokens = 'Memuat token'

export const noMatch = (text: string) => ({
  title: `Tidak ada token yang cocok dengan “${text}”`,
  text: 'Periksa ejaannya, atau tempel alamat kontrak selengkapnya.',
})

export const withoutInvisible = (text: string) => `Karakter tak terlihat diabaikan. Yang dicari: “${text}”`

export const openAddress = 'Buka halaman alamat ini'

export const openProfile = 'Buka profil akun ini'
export const sendToAccount = 'Kirim ke akun ini'
export const pastedTransaction = {
  title: 'Ini sebuah transaksi',
  own: 'Buka aktivitas Anda',
  explorer: (explorer: string) => `Cari di ${explorer}`,
  noExplorer: 'Jaringan ini tidak memiliki penjelajah blok untuk mencarinya.',
}
export const pastedName = (name: string) => ({
  title: `${name} adalah nama sebuah akun`,
  reading: `Mencari ${name}`,
  invalid: `${name} bukan nama yang valid`,
  needsGateway: `${name} memerlukan gateway`,
  unreadable: `${name} tidak dapat dicari`,
})

export const nameProblem = {
  invalid: 'Nama ini mencampur alfabet, meniru alamat, atau memiliki karakter yang tidak boleh ada dalam nama.',
  needsGateway:
    'Catatannya tidak ada di Ethereum, melainkan di server yang tidak dihubungi situs ini. Gunakan alamatnya.',
}
export const nameFoundBy = (hosts: readonly string[]) =>
  `Alamat ini berasal dari ${all(hosts)}, yang diberi tahu nama tersebut.`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `Ini bukan alamat ${listed.symbol}`,
  text: `Awal dan akhir keduanya mirip. Anda menempelkan ${pasted}; ${listed.symbol} di daftar adalah ${listed.address}.`,
})

export const foundCount = (tokens: number) => counted(tokens, { other: `${tokens} token ditemukan` })

export const searchLabels = {
  field: 'Cari token',
  placeholder: 'Tempel alamat atau cari simbol',
  clear: 'Kosongkan',
  list: 'Token',
}

export const switchNetwork = (symbol: string, network: string) => `${symbol} di ${network}`

export const alsoElsewhere = 'Alamat yang sama adalah token di jaringan lain.'

export const noTokenOn = (chainName: string) => `Tidak ada token pada alamat ini di ${chainName}`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: 'Pilih token untuk dijual',
  buy: 'Pilih token untuk diterima',
  find: 'Cari token',
  send: 'Pilih token untuk dikirim',
}

export const selectorGroups = {
  recent: 'Terakhir dipakai',
  common: 'Token umum',
  favourites: 'Favorit',
  own: 'Token Anda',
  all: 'Semua token',
}

export const takenBy = { sell: 'Dijual', buy: 'Diterima' }

export const pairNotOffered = 'Pasangan tak tersedia'

export const onList = 'Ada di daftar token'

export const notOnList = 'Tidak di daftar'

export const nameByContract = (name: string) => `${name}, dibaca dari kontrak`

export const stars = {
  group: 'Token favorit',
  keys: 'Shift dan Enter menambahkan token ke favorit Anda.',
  hint: 'Favoritkan (Shift+Enter)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `${symbol} ditambahkan ke favorit` : `${symbol} dihapus dari favorit`

export const unlisted = {
  title: 'Token ini tidak ada di daftar publik',
  text: 'Siapa pun dapat membuat token dengan nama apa saja. Periksa alamatnya pada sumber yang Anda percayai sebelum Anda berdagang.',
  open: 'Buka halamannya',
  use: 'Gunakan token ini',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `Awal dan akhir alamatnya mirip alamat ${listed.symbol}, tetapi alamatnya berbeda: ${address} bukan ${listed.address}. Periksa setiap karakter sebelum Anda berdagang.`

export const lookalikeHint = {
  sharedSymbol: 'Simbol sama dengan token lain: periksa alamatnya',
  similarSymbol: 'Mirip token lain: periksa alamatnya',
}

export const looksLike = (symbol: string) => `Mirip ${symbol} tetapi bukan: periksa alamatnya`

export const pastedProblem = {
  checksum: {
    title: 'Alamat ini salah ketik',
    text: 'Huruf besarnya tidak cocok dengan bagian lainnya. Salin lagi dari sumber yang Anda percayai.',
  },
  noCode: (chainName: string) => ({
    title: `Tidak ada kontrak pada alamat ini di ${chainName}`,
    text: 'Periksa alamat dan jaringannya.',
  }),
  notOffered: {
    title: 'Token ini tidak ditawarkan di sini',
    text: 'Operator situs ini tidak menyertakannya.',
  },
  notListed: {
    title: 'Token ini tidak ada di daftar',
    text: 'Operator situs ini hanya mengizinkan perdagangan token yang ada di daftar.',
  },
  notAToken: { title: 'Alamat ini bukan token', text: 'Kontrak di sana tidak merespons seperti token.' },
  unread: (noAnswer: string) => ({
    title: 'Alamat ini tidak dapat dimuat',
    text: `${noAnswer} Dicoba lagi pada blok berikutnya.`,
  }),
}

export const lookalikeTag = { sharedSymbol: 'Simbol sama', similarSymbol: 'Mirip' }

export const favouriteOf = (symbol: string) => `Favoritkan ${symbol}`
