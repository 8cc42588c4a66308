import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `Tukar ${symbol}`

export const tokenPage = {
  title: 'Token',
  loading: 'Memuat token',
  home: 'Kembali ke beranda',
  explorer: 'Lihat di penjelajah blok',
  retry: 'Coba lagi',
  pools: 'Pool',
  safety: 'Fakta keamanan',
}

export const noAddress = {
  missing: {
    title: 'Token yang mana?',
    text: 'Tautan ini tidak menyebutkan token. Cari token dengan simbolnya, atau tempel alamatnya, di bagian atas halaman.',
  },
  malformed: {
    title: 'Ini bukan alamat token',
    text: 'Alamat token terdiri atas 0x diikuti 40 karakter. Periksa apakah alamatnya disalin secara lengkap.',
  },
  checksum: {
    title: 'Ada kesalahan dalam alamat ini',
    text: 'Huruf besarnya tidak cocok dengan bagian lainnya, jadi setidaknya satu karakter salah. Salin lagi dari sumbernya.',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `Tidak ada token pada alamat ini di ${chainName}`,
    text: 'Alamatnya sah, tetapi tidak memuat kontrak token di jaringan ini. Jika ini dompet seseorang, dompet itu tidak memiliki halaman token.',
  }),
  notOffered: () => ({
    title: 'Token ini tidak ditawarkan di sini',
    text: 'Operator situs ini tidak menyertakannya. Itu tidak berarti apa pun tentang token itu sendiri.',
  }),
  notToken: (chainName: string) => ({
    title: `Ini bukan token di ${chainName}`,
    text: 'Alamat ini memuat kontrak, tetapi kontrak itu tidak merespons seperti token.',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: 'Token ini tidak dapat dimuat',
  text: noAnswer,
})

export const noPool = {
  title: 'Tidak ada pool yang menyimpan token ini',
  text: 'Tidak ada harga di blockchain untuk ditampilkan, dan token ini tidak dapat diperdagangkan di sini.',
}

export const poolsSource = (blockNumber: number) => `Pool dibaca pada blok ${grouped(String(blockNumber))}`

export const coinTag = (chainName: string) => `Koin bawaan ${chainName}`

export const NAMED_HERE = 'Dikenal oleh situs ini'

export const listTag = (isListed: boolean | null) =>
  isListed === null ? 'Daftar token belum dimuat' : isListed ? 'Ada di daftar token' : 'Tidak ada di daftar token'

export const lookalikeNote = { sharedSymbol: 'Simbol dipakai dua kali', similarSymbol: 'Mirip token lain' }

export const favouriteHint = 'Favorit muncul paling dulu di mana pun Anda memilih token'

export const addToWallet = { idle: 'Tambahkan ke dompet', busy: 'Konfirmasi di dompet' }

export const checkAddress = 'Periksa alamat ini sebelum Anda berdagang'

export const namesCanBeCopied =
  'Nama dan simbol berasal dari kontrak itu sendiri dan dapat meniru token lain. Bandingkan alamatnya dengan situs proyek itu sendiri.'

export const lookalikeTitle = {
  address: (symbol: string) => `Alamat ini hanya tampak seperti alamat ${symbol}`,
  unlisted: (symbol: string) => `Ini bukan ${symbol} dari daftar token`,
  coin: (symbol: string) => `Ini bukan ${symbol}`,
  sharedSymbol: (symbol: string) => `Token lain di daftar juga bernama ${symbol}`,
  similarSymbol: (symbol: string) => `Simbol ini tampak seperti ${symbol}, yaitu token lain`,
}

export const thisAddress = (address: string) => `Halaman ini: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} adalah koin bawaan jaringan dan tidak memiliki alamat.`

export const chartTitle = 'Harga'

export const noPrice = {
  ether: (coin: string) =>
    `Saat ini tidak ada harga andal ${coin} dalam dolar, jadi tidak ada pula harga untuk token ini.`,
  shallow: (coin: string, dollar: string) =>
    `Tidak ada pool token ini dengan ${wrappedSymbol(coin)} atau ${dollar} yang cukup dalam untuk harga yang andal.`,
  hooked: 'Pool token ini memiliki aturannya sendiri, dan tidak ada harga andal yang dapat diperoleh darinya.',
}

export const priceUnread = (noAnswer: string) => `${noAnswer} Dicoba lagi pada blok berikutnya.`

export const noPriceSource = {
  unread: 'Harga tidak dapat dimuat',
  reading: 'Memuat harga',
  none: 'Tidak ada harga yang andal',
}

export const blockLine = (blockNumber: number, time: string) => `Blok ${grouped(String(blockNumber))}, ${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Likuiditas' : `Likuiditas, ${pools}`),
  /** `span`: "24 jam hingga 14:02". `pools`: "3 dari 4 pool". */
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Volume' : pools === null ? `Volume, ${span}` : `Volume di ${pools}, ${span}`,
  marketValue: 'Nilai, pasokan × harga',
  supply: 'Total pasokan',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'memuat',
    noPool: 'tidak ada pool yang menyimpan token ini',
    noPrice: 'isi pool tidak memiliki harga dalam dolar',
    refused: 'node tidak memberikan perdagangan lampau',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)} hingga ${until}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'tidak ada harga'

export const balanceCard = {
  title: 'Saldo Anda',
  disconnected: 'Hubungkan dompet untuk melihat saldo Anda',
  connect: 'Hubungkan',
  sell: 'Jual',
  wrap: 'Bungkus',
  approvals: 'Persetujuan',
  partial: 'Persetujuan lainnya tidak dapat dimuat.',
  manage: 'Kelola persetujuan',
}

export const tokenSilent = 'token tidak merespons'

export const sellToken = (symbol: string) => `Jual ${symbol}`

export const wrapCoin = (symbol: string) => `Bungkus ${symbol}`

export const noApprovalOf = (symbol: string) =>
  `${symbol} tidak memerlukan persetujuan: tidak ada kontrak yang dapat mengambilnya dari akun Anda.`

export const spendersUnread = (symbol: string) =>
  `Tidak dapat diperiksa siapa lagi yang boleh memindahkan ${symbol} Anda.`
export const noSpender = (symbol: string) =>
  `Tidak ada kontrak yang dikenal di sini yang boleh memindahkan ${symbol} Anda.`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} boleh memindahkan ${amount ?? `semua ${symbol} Anda`}`
