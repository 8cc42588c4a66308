import { all } from '../browser/grammar'
import type { FaqTopic } from '#domain/browser/faqTopic'

export interface FaqFacts {
  appName: string
  walletNames: readonly string[]
  tradeNetworks: readonly string[]
  coinSymbol: string
  hasV4: boolean
  /** The site's fee, for example "0,25%", and the name of its recipient; null if the site takes no fee. */
  hasPancake: boolean
  siteFee: { percent: string; name: string } | null
  /** The hosts that are asked for names whose records are not on Ethereum; null if there are none. */
  gateways: readonly string[] | null
}

export interface FaqEntry {
  topic: FaqTopic
  question: string
  answer: string
}

const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = 'Setiap bursa tambahan akan memerlukan kontrak dan pemeriksaannya sendiri'
  const own = `${appName} hanya menawarkan apa yang dapat diperiksanya sendiri, sehingga tempat lain kadang dapat menawarkan harga yang lebih baik.`
  const rules = 'Pool versi 4 dapat membawa aturannya sendiri yang mengubah biaya sebuah perdagangan'
  return hasV4
    ? {
        question: 'Mengapa tidak semua pool versi 4, dan tidak ada bursa lain?',
        answer: `${rules}: perdagangan melalui pool seperti itu tidak dapat dikonfirmasi tanpa simulasi lengkap. Pool versi 4 menggunakan kontrak dan persetujuan yang berbeda, sehingga perdagangan hanya melaluinya bila menguntungkan, dan tidak untuk setiap token. ${others}. ${own}`,
      }
    : {
        question: 'Mengapa tidak ada pool versi 4, dan tidak ada bursa lain?',
        answer: `${rules}, dan pool itu dicapai melalui kontrak lain dengan jenis persetujuan lain. ${others} juga. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `Apa yang dilakukan ${appName}?`,
    answer:
      'Aplikasi ini membaca harga dari pool di blockchain, menyiapkan swap yang Anda minta, dan menyerahkannya ke dompet Anda, tempat Anda menandatanganinya. Tidak ada akun yang perlu dibuka, dan tidak ada server kami yang ikut serta dalam perdagangan. Karena itu juga tidak ada limit order: tidak ada siapa pun yang akan mengeksekusinya nanti.',
  },
  {
    topic: 'custody',
    question: `Dapatkah ${appName} memindahkan token saya?`,
    answer:
      'Tidak. Tidak ada yang berpindah sampai Anda mengonfirmasinya di dompet Anda, dan sebuah swap mengambil jumlah yang Anda konfirmasi dan tidak lebih. Persetujuan berlaku untuk jumlah persis, kecuali Anda memilih tidak terbatas di pengaturan.',
  },
  {
    topic: 'signing',
    question: 'Apa yang akan diminta untuk saya tanda tangani?',
    answer: `Hanya transaksi: swap, persetujuan dan pencabutannya, serta mengubah ${coinSymbol} menjadi token yang dapat disimpan pool, dan sebaliknya. ${appName} tidak meminta pesan bertanda tangan dan tidak meminta permit, yang memungkinkan seseorang memindahkan token nanti tanpa bertanya lagi kepada Anda. Tolaklah permintaan seperti itu di halaman mana pun yang tampak seperti halaman ini.`,
  },
  {
    topic: 'prices',
    question: 'Dari mana harga berasal?',
    answer: `Dari pool ${facts.hasV4 ? 'versi 2, 3, dan 4' : 'versi 2 dan versi 3'} protokol Uniswap${facts.hasPancake ? ' dan, di BNB Smart Chain, dari pool versi 2 dan 3 PancakeSwap' : ''}, yang dibaca melalui node yang disebutkan di bagian Pengaturan pada halaman ini. Blockchain tumbuh blok demi blok, masing-masing berisi transaksi, dan nomor blok di samping harga menunjukkan seberapa baru harga itu.`,
  },
  {
    topic: 'pools',
    question: 'Apa itu pool?',
    answer:
      'Sebuah program di blockchain, yaitu kontrak, yang menyimpan dua token dan menukar yang satu dengan yang lain, pada harga yang bergantung pada berapa banyak masing-masing token yang dimilikinya. Siapa pun dapat memasukkan token dan memperoleh bagian dari biayanya. Makin banyak isi sebuah pool, makin sedikit sebuah perdagangan menggerakkan harganya.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: 'Bagaimana sebuah harga diperiksa?',
    answer:
      'Browser Anda menghitungnya dari pool, dengan aritmetika yang sama seperti pool, lalu menanyakan perdagangan yang sama pada blok yang sama kepada quoter di blockchain. Hanya jumlah yang dikembalikan quoter itu yang dapat ditinjau. Sebelum Anda mengonfirmasi, seluruh perdagangan disimulasikan sebagai akun Anda, dan tinjauan menunjukkan saldo mana yang akan berubah. Tidak semua node dapat melakukannya; bila tidak, tinjauan mengatakannya dan meminta Anda menekan satu kali lagi. Bila sebuah pool memiliki aturannya sendiri, hanya quoter yang mengetahui jumlahnya, dan tanpa simulasi itu perdagangan tidak dapat dikonfirmasi.',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} tidak menambahkan biayanya sendiri. Anda melihat kedua biaya sebelum mengonfirmasi.`
    : `Dari hasil sebuah swap, ${siteFee.percent} diberikan kepada ${siteFee.name}, yang menjalankan situs ini: setiap jumlah dan harga yang ditampilkan sudah dikurangi biaya itu. Biaya itu tidak diambil bila ${appName} hanya mengubah koin menjadi tokennya atau sebaliknya, dan tidak pula dari token yang menahan sebagian dari setiap transfer. Anda melihat semuanya sebelum mengonfirmasi.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: 'Apa itu slippage, dampak harga, dan batas waktu?',
    answer:
      'Slippage adalah selisih antara penawaran harga dan jumlah lebih kecil yang Anda dapatkan karena harga bergerak sebelum jaringan sampai pada swap Anda. Bila melewati batas yang Anda tetapkan, swap gagal. Dampak harga adalah seberapa jauh perdagangan Anda sendiri menggerakkan harga: paling besar di pool kecil, dan Anda diperingatkan tentangnya. Setelah batas waktu, swap Anda tidak dapat lagi terlaksana.',
  },
  {
    topic: 'sandwich',
    question: 'Apa itu sandwich, dan apakah pelindung menghentikannya?',
    answer:
      'Seseorang melihat swap Anda menunggu, membeli sebelum swap itu dan menjual sesudahnya, dengan Anda yang menanggung ruginya. Pelindung membuat swap gagal bila harga sebuah pool memburuk sejak awal blok; yang hilang hanya biaya jaringan. Pelindung bekerja bila token dijual melalui pool versi 3 yang menyimpan catatan harganya. Batas slippage yang rendah membantu di mana saja.',
  },
  {
    topic: 'costs',
    question: 'Berapa biaya sebuah swap, dan apa itu gas?',
    answer: `Setiap pool yang dilalui mengambil biayanya, yang sudah termasuk dalam harga yang Anda lihat. Biaya jaringan dibayar dalam ${coinSymbol} untuk setiap transaksi, bahkan untuk yang gagal: gas adalah pekerjaan yang dilakukan jaringan untuk transaksi itu, dan setiap unit gas memiliki harga yang berubah dari blok ke blok. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: 'Apa itu persetujuan, dan bagaimana cara menghapusnya?',
    answer:
      'Persetujuan mengizinkan sebuah kontrak mengambil salah satu token Anda, hingga jumlah tertentu. Untuk menghapusnya, hubungkan dompet Anda, temukan di bagian Persetujuan pada halaman ini, lalu pilih “Cabut”; “Cari di semua blok” mencari persetujuan untuk kontrak lain. Pencabutan menetapkan jumlahnya menjadi nol. Pencabutan adalah transaksi tersendiri dan dikenai biaya jaringan.',
  },
  {
    topic: 'failure',
    question: 'Mengapa swap saya gagal?',
    answer:
      'Paling sering karena harga bergerak melewati batas slippage Anda, atau batas waktu lewat, sebelum jaringan sampai pada swap itu. Swap yang gagal tidak menjual apa pun: token Anda tetap di dompet Anda, dan hanya biaya jaringan yang dibayar.',
  },
  {
    topic: 'pending',
    question: 'Transaksi saya terus menunggu. Apa yang dapat saya lakukan?',
    answer:
      'Belum ada yang berpindah, tetapi apa pun yang Anda kirim sesudahnya harus menunggu. Percepat atau batalkan di dompet Anda: keduanya menempatkan transaksi lain dengan biaya jaringan lebih tinggi sebagai gantinya. Swap yang baru dicapai jaringan setelah batas waktunya tidak menjual apa pun. Jangan kirim swap yang sama lagi sebelum Anda tahu apa yang terjadi pada yang pertama.',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null
    ? ''
    : ` Bila catatan suatu nama tidak ada di Ethereum, nama atau akunnya juga diberitahukan kepada ${all(gateways)}.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: 'Bagaimana saya tahu bahwa sebuah token asli?',
    answer:
      'Hanya dari alamatnya, karena siapa pun dapat memberi token nama apa saja. Token yang tidak ada di daftar, atau yang namanya sama dengan token lain, diberi tanda. Jangan salin alamat dari riwayat transaksi Anda: penipu menaruh alamat yang mirip di sana agar Anda keliru menyalinnya.',
  },
  {
    topic: 'storage',
    question: 'Apa yang disimpan di browser saya?',
    answer: `Pengaturan Anda beserta alamat node Anda sendiri, token favorit dan yang terakhir dipakai, transaksi Anda, nama dan saldo terakhir, serta dompet mana yang Anda gunakan. Perangkat lunak dompet sendiri juga menyimpan di sana apa yang diperlukannya untuk tetap terhubung. Pengaturan pada halaman ini mencantumkan semua yang disimpan ${appName}, menyimpannya ke file, dan menghapusnya.`,
  },
  {
    topic: 'privacy',
    question: 'Siapa yang melihat apa yang saya lakukan di sini?',
    answer: `${appName} sendiri tidak mengumpulkan apa pun. Node melihat alamat internet Anda, akun Anda, dan apa yang Anda lihat. Host daftar, logo, dan gambar profil melihat apa yang Anda muat dari mereka, dan siapa pun yang menjadi host halaman ini melihat bahwa Anda mengunjunginya. Relay yang menghubungkan dompet di perangkat lain melihat bahwa keduanya berkomunikasi, tetapi bukan apa yang dipertukarkan. Apa yang Anda kirim bersifat publik, seperti segala sesuatu di blockchain.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: 'Bagaimana saya dapat memeriksa bahwa halaman ini asli?',
    answer:
      'Lihat alamatnya sebelum Anda menghubungkan dompet. Halaman ini menyebutkan hash setiap skripnya, dan browser Anda tidak menjalankan skrip yang berbeda atau berasal dari tempat lain. Build dapat direproduksi: sumber yang sama dengan pengaturan yang sama menghasilkan file yang persis sama, sehingga siapa pun dapat membuatnya dan membandingkannya. Dan pada akhirnya yang menentukan adalah apa yang ditunjukkan dompet Anda.',
  },
  {
    topic: 'wallets',
    question: 'Dompet dan jaringan mana yang dapat digunakan?',
    answer: `${all([...walletNames, 'dompet lain apa pun yang ditawarkan browser Anda'])}. Perdagangan dapat dilakukan di ${all(tradeNetworks)}. Jika dompet Anda berada di jaringan lain, Anda dapat mengalihkannya dari sini.`,
  },
  {
    topic: 'nodes',
    question: 'Apa itu node?',
    answer: `Komputer yang menyimpan salinan blockchain dan menjawab pertanyaan tentangnya. ${appName} membaca harga dan saldo dari sebuah node dan melihat apakah transaksi Anda sudah masuk blok; dompet Anda mengirim transaksi melalui node miliknya sendiri. Di bagian Pengaturan pada halaman ini Anda dapat menguji node yang digunakan, atau memilih node Anda sendiri.`,
  },
  {
    topic: 'test-networks',
    question: 'Apa itu jaringan uji?',
    answer:
      'Jaringan untuk mencoba-coba. Koin dan tokennya dibagikan gratis dan tidak bernilai, berapa pun harga yang ditampilkan, dan tidak dapat dipindahkan ke jaringan utama Ethereum.',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
