import { all, counted, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

export const subject = {
  contract: 'kontrak',
  code: 'kode kontrak',
  upgrades: 'apakah seseorang dapat mengubah cara kerjanya',
  taxes: 'biaya token',
  pools: 'pool',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Memeriksa ${what}`,
  text: 'Node belum merespons.',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Tidak dapat memeriksa ${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} adalah koin bawaan ${chainName}`,
  text: 'Koin ini tidak memiliki kontrak: tidak ada pemilik yang dapat mengubahnya, menjedanya, atau memblokir akun.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `Pool menyimpan ${wrapped}`,
  text: `Perdagangan membungkus dan membuka bungkus ${coin} dengan sendirinya. 1 ${wrapped} selalu bernilai 1 ${coin}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'Tidak ada kontrak pada alamat ini',
  source: `0 byte kode di ${chainName}.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'Ada kontrak pada alamat ini',
  source: `${bytes} byte kode di ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'Tidak ada tanda bahwa seseorang dapat mengubah cara kerjanya',
  source: 'Kontrak ini bukan proxy menurut EIP-1967, EIP-1822, atau EIP-1167.',
}

export const isClone: Statement = {
  statement: 'Salinan dari kontrak lain',
  source: 'Kontrak ini meneruskan setiap panggilan ke kontrak yang tetap (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'Ini akun seseorang',
  text: 'Siapa pun yang memegang kuncinya dapat mengubah cara kerjanya.',
  source: 'Kontrak lain melakukan pekerjaannya (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? 'Adminnya dapat mengubah cara kerjanya' : 'Seseorang dapat mengubah cara kerjanya',
  source:
    'Kontrak ini sebuah proxy: kontrak lain melakukan pekerjaannya, dan kontrak yang berbeda dapat dipilih nanti.',
})

export const addressLabel = {
  clone: 'Kontrak asal',
  account: 'Kontrak',
  beacon: 'Beacon',
  implementation: 'Implementasi',
  admin: 'Admin',
  owner: 'Pemilik',
  hook: 'Hook',
  upgradeableHook: 'Hook dengan kode yang dapat diganti',
}

const OTHER_RIGHTS = 'Mungkin tetap ada yang memiliki hak khusus.'

export const noOwnerNamed: Statement = {
  statement: 'Kontrak tidak menyebutkan pemilik',
  text: OTHER_RIGHTS,
  source: 'Tidak ada pemilik yang disebutkan melalui owner().',
}

export const noOwnerSet: Statement = {
  statement: 'Kontrak tidak memiliki pemilik',
  text: OTHER_RIGHTS,
  source: 'owner() mengembalikan alamat nol.',
}

export const hasOwner: Statement = {
  statement: 'Kontrak memiliki pemilik',
  text: 'Apa yang boleh dilakukan pemilik ditentukan oleh kontrak.',
  source: 'Alamat yang dikembalikan owner().',
}

export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'Ini dapat berubah nanti.',
  owner: 'Pemilik dapat mengubah ini nanti.',
  upgrade: 'Siapa pun yang dapat memutakhirkan kontrak dapat mengubah ini nanti.',
  contract: 'Kontrak itu sendiri masih mungkin mengubah ini nanti.',
}

export const isPaused: Statement = {
  statement: 'Transfer sedang dijeda',
  text: 'Selama itu belum berubah, token ini tidak dapat diperdagangkan.',
  source: 'paused() mengembalikan true.',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'Pemilik dapat menjeda transfer',
  unknown: 'Transfer dapat dijeda',
  upgrade: 'Transfer dapat dijeda',
  contract: 'Transfer dapat dijeda',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'Saat ini transfer tidak dijeda.',
  source: 'paused() mengembalikan false.',
})

export const sourceLabel = (statement: string) => `Sumber: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? 'Dibaca dari blockchain' : `Kontrak dibaca pada blok ${block}`

export const notAdvice = (source: string) => `${source}. Ini bukan nasihat.`

/** A statement about a token in plain words. */
export interface Statement {
  statement: string
  text?: string
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `Daftar menyebutnya ${name} (${symbol}).`
const ONLY_ADDRESS = 'Hanya alamatnya yang membedakan keduanya.'

export const tokenListUnread: Statement = {
  statement: 'Daftar token tidak dapat dimuat',
  text: 'Jadi tidak diketahui apakah token ini ada di dalamnya.',
}

export const notListed: Statement = {
  statement: 'Tidak ada di daftar token publik',
  text: 'Siapa pun dapat memberi token nama apa saja. Periksa alamatnya pada proyek di baliknya.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `Bukan ${symbol}`,
  text: 'Itu adalah koin bawaan jaringan, yang tidak memiliki alamat.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `Bukan ${symbol} yang ada di daftar`,
  text: `${symbol} yang ada di daftar memiliki alamat lain.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREEMENTS: Readonly<Record<Agreement, string>> = { symbol: 'simbol', name: 'nama', decimals: 'desimal' }

export const TOKEN_LIST = 'Daftar token'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'Ada di daftar token publik',
  source:
    agreed === null
      ? `${list}.`
      : `${list}. Kontrak memberikan ${all(agreed.map((each) => AGREEMENTS[each]))} yang sama.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `Kontrak tidak memberikan ${either(missing.map((each) => AGREEMENTS[each]))}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `Kontrak menyebut dirinya ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'Daftar dan kontrak berbeda soal jumlah desimal',
  text: `Daftar menyebutkan ${listed}, kontrak ${own}. Jumlah token mengikuti kontrak.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `Jumlah yang ditampilkan dikalikan ${multiplier}`,
  text: 'Kontrak token menetapkan angka ini dan dapat mengubahnya. Dompet mungkin menampilkan jumlah tanpa angka ini.',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Token lain di daftar juga bernama ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Simbolnya tampak seperti simbol ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'Pembelian dan penjualan tidak disimulasikan',
  text: 'Token ini termasuk token yang dilalui sebagian besar perdagangan.',
}

export const taxUnknown: Statement = {
  statement: 'Biaya token tidak dapat diukur',
  text: 'Node tidak dapat menyimulasikan perdagangan, atau isi pool terlalu sedikit.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'Pembelian dan penjualan disimulasikan, tanpa mengirim apa pun.'
      : `Pembelian dan penjualan disimulasikan pada blok ${block}, tanpa mengirim apa pun.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({
  statement: 'Tidak ada biaya token saat membeli atau menjual',
  ...tested,
})

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'Token ini tidak dapat dibeli',
  text: `Tidak ada yang tiba. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'Token ini tidak dapat dijual',
  text: `Token ini dapat dibeli, tetapi mengirimkannya kembali ke pool gagal. ${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `Token ini menahan ${buy} dari setiap pembelian dan ${sell} dari setiap penjualan`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'Tidak ada pool yang menyimpan token ini',
  text: 'Token ini tidak dapat diperdagangkan di sini.',
}

/** `pools`: "4 pool". `liquidity` and `deepest`: values in dollars. */
const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, { other: 'Isinya tidak memiliki harga dalam dolar.' }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity} di ${pools}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity} di ${pools}`,
    text: `Pool terdalam menyimpan ${deepest}.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `Pool dengan token-token yang lazim pada blok ${block}.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'Pool-nya memiliki aturan sendiri' : 'Beberapa pool-nya memiliki aturan sendiri',
  text: 'Sebuah kontrak, yaitu hook, ikut serta dalam setiap swap di sana. Aturannya bisa berbeda untuk membeli dan menjual, menurut akun, dan dari waktu ke waktu.',
})
