import { all, counted, sentences } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  AbilityFinding,
  AbilityReport,
  NodeAbility,
  OtherNodes,
  ReportFacts,
  StateAge,
} from '#domain/chain/nodeReport'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import { ageText } from '../browser/time'

export const USE_SITE_NODES = 'Gunakan node situs'
export const YOUR_NODE = 'Node Anda'
export const SITE_NODE = 'Node situs'
export const TEST = 'Uji'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, node yang digunakan`
export const OWN_NODE = 'Node milik Anda sendiri'
export const OWN_NODE_HINT =
  'Node ini diuji terlebih dahulu. Begitu Anda menggunakannya, segala sesuatu tentang jaringan ini hanya dibaca dari node ini. Siapa pun yang menjalankannya dapat melihat alamat internet Anda dan apa yang Anda lihat, dan dapat menunjukkan angka yang salah kepada Anda.'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'Situs ini hanya mengizinkan node miliknya sendiri.'
export const IN_USE = 'Digunakan'
export const USE_NODE = 'Gunakan node ini'
export const NO_NODE_URL =
  'Masukkan alamat https://, atau http://localhost atau http://127.0.0.1 untuk node di perangkat ini. Alamat tidak boleh memuat nama pengguna.'

export const OWN_NODE_USED = 'Node Anda sekarang digunakan.'
export const SITE_NODES_USED = 'Node situs digunakan kembali.'

export const inUseFor = (chainName: string) => `Digunakan untuk ${chainName}`
export const nothingRead = (chainName: string) =>
  `Sampai ini berubah, tidak ada apa pun tentang ${chainName} yang dapat dimuat, karena tidak ada node lain yang digunakan.`
export const cannotBeUsed = (host: string) => `${host} tidak dapat digunakan`

export const abilityTable = {
  ability: 'Kemampuan dan kegunaan',
  found: 'Hasil',
  unclear: 'Tidak jelas',
  yes: 'Ya',
  no: 'Tidak',
}

export const nodeFigures = {
  block: 'Blok terbaru',
  age: 'Usia blok',
  ageUnit: 'dtk',
  answer: 'Waktu respons',
  answerUnit: 'ms',
  chainId: 'ID chain',
}

export const OWN_NODE_PROBLEM = {
  otherChain: 'Node Anda melayani jaringan lain',
  limited: 'Node Anda membatasi permintaan',
  offline: 'Node Anda tidak merespons',
}

export const NOBODY_ELSE = 'Tidak ada node lain yang digunakan.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, { other: `${all(hosts)} juga digunakan, dan ${quorum} respons harus sama.` }),
  fallback: ({ hosts }) => counted(hosts.length, { other: `Jika node ini tidak merespons, ${all(hosts)} digunakan.` }),
}
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) => `Nama dan gambar profil dibaca dari ${chainName}, melalui node situs.`

export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} dapat melakukan semua yang diperlukan situs ini.` : `${host} dapat digunakan.`,
    missing !== null && counted(missing, { other: `${missing} kemampuan tidak ada.` }),
    unclear !== null && counted(unclear, { other: `${unclear} kemampuan tidak dapat dipastikan: uji lagi.` }),
    staleMinutes !== null &&
      `Blok terbarunya berusia lebih dari ${staleMinutes} menit; sampai node ini menyusul, tidak ada yang dapat diperdagangkan.`,
  )

interface AbilityWords {
  name: string
  use: string
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Jaringan', use: 'Semuanya', missing: 'Tidak ada yang dapat dibaca.' },
  batches: {
    name: 'Kumpulan panggilan',
    use: 'Satu permintaan untuk segala sesuatu tentang sebuah blok',
    missing: 'Setiap blok memerlukan beberapa permintaan, sehingga harga tiba lebih lambat.',
  },
  overrides: {
    name: 'Penggantian state',
    use: 'Perubahan saldo dalam tinjauan, dan biaya token',
    missing: 'Tinjauan tidak menunjukkan perubahan saldo, dan biaya token tidak diukur.',
  },
  archive: {
    name: 'State blok lampau',
    use: 'Grafik dan perubahan harga',
    missing: 'Grafik hanya menjangkau sejauh node ini, atau menggunakan sumber dengan lebih sedikit pembacaan.',
  },
  logs: {
    name: 'Log',
    use: 'Grafik bila state blok lampau tidak ada',
    missing: 'Sebagian besar grafik tidak ada bila state blok lampau juga tidak ada.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 hari',
  '7d': '7 hari',
  '24h': '24 jam',
  '1h': 'Satu jam',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, ID chain ${chainId}`,
  batches: ({ calls, isAble }) => `Hingga ${calls} panggilan sekaligus${isAble ? '' : ', tidak lebih'}`,
  overrides: 'Kode dan panggilan',
  statesBack: ({ age, isAble }) => `${AGES[age]} ke belakang${isAble ? '' : ', tidak lebih jauh'}`,
  allStates: 'Sampai ke blok pertama',
  newestStates: 'Hanya blok-blok terbaru',
  logs: ({ blocks }) => `Hingga ${grouped(String(blocks))} blok sekaligus`,
  refused: 'Ditolak',
  limited: 'Terlalu banyak permintaan saat ini',
  unanswered: 'Tidak dapat dipastikan',
}
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'Node tidak dapat dijangkau. Mungkin sedang mati, atau tidak melayani permintaan dari halaman web.',
  timedOut: 'Node tidak merespons tepat waktu.',
  malformed: 'Alamat ini tidak merespons seperti node.',
  tooLarge: 'Suatu permintaan atau responsnya terlalu besar.',
  refused: 'Node menolak permintaan. Alamatnya, atau kunci di dalamnya, mungkin salah.',
  denied: 'Node menolak permintaan. Alamatnya, atau kunci di dalamnya, mungkin salah.',
  limited: 'Node membatasi jumlah permintaan yang dilayaninya. Uji lagi dalam satu menit.',
}

export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `Node ini tidak melayani ${chainName}.` })[failure] ?? 'Node mengembalikan kesalahan.'

export const healthTable = {
  title: 'Node sejak halaman ini dibuka',
  node: 'Node dan respons terakhir',
  state: 'Status',
  inUse: 'Digunakan',
  reserve: 'Cadangan',
  unused: 'Belum digunakan',
  failing: 'Gagal',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { other: `${count} node` })}, ${inUse === null ? 'tidak ada yang digunakan' : `${inUse} digunakan`}`

export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'Belum ada respons'
    : `Merespons ${ageText(answeredAt, now)}${answerMs === null ? '' : ` dalam ${grouped(String(answerMs))}\u00a0ms`}`

export function headText(block: number, lag: number | null): string {
  const newest = `Blok terbaru ${grouped(String(block))}`
  return lag === null ? newest : counted(lag, { other: `${newest}, tertinggal ${grouped(String(lag))} blok` })
}

const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'tidak dapat dijangkau',
  timedOut: 'tidak merespons tepat waktu',
  malformed: 'tidak merespons seperti node',
  tooLarge: 'permintaan atau respons terlalu besar',
  refused: 'menolak permintaan',
  denied: 'menolak kunci atau alamat',
  limited: 'membatasi permintaan',
  wrongChain: 'melayani jaringan lain',
  disagreement: 'berbeda dengan node lainnya',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'mengembalikan kesalahan'
  return counted(failures, { other: `${grouped(String(failures))} permintaan terakhir gagal: ${why}` })
}

export const requestsText = (requests: number) =>
  counted(requests, { other: `${grouped(String(requests))} permintaan dalam satu menit terakhir` })
