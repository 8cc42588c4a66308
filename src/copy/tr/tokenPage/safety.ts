import { all, counted, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** What is checked, after a colon. */
export const subject = {
  contract: 'sözleşme',
  code: 'sözleşmenin kodu',
  upgrades: 'sözleşmenin çalışma biçimini birinin değiştirip değiştiremeyeceği',
  taxes: 'token ücretleri',
  pools: 'havuzlar',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Kontrol ediliyor: ${what}`,
  text: 'Düğüm henüz yanıt vermedi.',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Kontrol edilemedi: ${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin}, ${chainName} ağının kendi coini`,
  text: 'Sözleşmesi yok: hiçbir sahip onu değiştiremez, duraklatamaz veya bir hesabı engelleyemez.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `Havuzlarda ${wrapped} bulunur`,
  text: `Bir alım satım, ${coin} için sarmayı ve sarmayı açmayı kendiliğinden yapar. 1 ${wrapped} her zaman 1 ${coin} değerindedir.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'Bu adreste sözleşme yok',
  source: `${chainName} ağında 0 bayt kod.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'Bu adreste bir sözleşme var',
  source: `${chainName} ağında ${bytes} bayt kod.`,
})

export const noProxy: Statement = {
  statement: 'Çalışma biçimini birinin değiştirebileceğine dair belirti yok',
  source: 'EIP-1967, EIP-1822 veya EIP-1167 uyarınca bir vekil (proxy) değil.',
}

export const isClone: Statement = {
  statement: 'Başka bir sözleşmenin kopyası',
  source: 'Her çağrıyı sabit bir sözleşmeye iletir (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'Bu bir kişinin hesabı',
  text: 'Anahtarına sahip olan, hesabın çalışma biçimini değiştirebilir.',
  source: 'İşini başka bir sözleşme yapar (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? 'Çalışma biçimini yöneticisi değiştirebilir' : 'Çalışma biçimini biri değiştirebilir',
  source: 'Bu bir vekil (proxy): işini başka bir sözleşme yapar ve daha sonra farklı bir sözleşme seçilebilir.',
})

export const addressLabel = {
  clone: 'Asıl',
  account: 'Sözleşme',
  beacon: 'İşaretçi (beacon)',
  implementation: 'Uygulama sözleşmesi',
  admin: 'Yönetici',
  owner: 'Sahip',
  hook: 'Kanca (hook)',
  upgradeableHook: 'Kodu değiştirilebilir kanca (hook)',
}

const OTHER_RIGHTS = 'Birinin yine de özel hakları olabilir.'

export const noOwnerNamed: Statement = {
  statement: 'Sözleşme bir sahip belirtmiyor',
  text: OTHER_RIGHTS,
  source: 'owner() ile bir sahip belirtmiyor.',
}

export const noOwnerSet: Statement = {
  statement: 'Sözleşmenin sahibi yok',
  text: OTHER_RIGHTS,
  source: 'owner() sıfır adresini döndürüyor.',
}

export const hasOwner: Statement = {
  statement: 'Sözleşmenin bir sahibi var',
  text: 'Sahibin ne yapabileceği sözleşmeye bağlıdır.',
  source: 'owner() ile döndürülen adres.',
}

/** Who can later change a fact that is true today. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'Bu daha sonra değişebilir.',
  owner: 'Sahibi bunu daha sonra değiştirebilir.',
  upgrade: 'Sözleşmeyi yükseltebilen herkes bunu daha sonra değiştirebilir.',
  contract: 'Sözleşmenin kendisi bunu daha sonra yine de değiştirebilir.',
}

export const isPaused: Statement = {
  statement: 'Transferler duraklatılmış',
  text: 'Bu değişene kadar alınıp satılamaz.',
  source: 'paused() true döndürüyor.',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'Sahibi transferleri duraklatabilir',
  unknown: 'Transferler duraklatılabilir',
  upgrade: 'Transferler duraklatılabilir',
  contract: 'Transferler duraklatılabilir',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'Şu anda duraklatılmış değil.',
  source: 'paused() false döndürüyor.',
})

export const sourceLabel = (statement: string) => `Kaynak: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? 'Zincirden okundu' : `Sözleşme ${block} numaralı blokta okundu`

export const notAdvice = (source: string) => `${source}. Bu bir tavsiye değildir.`

/** A statement about a token in plain words. */
export interface Statement {
  statement: string
  /** What follows from the statement, or what to do about it. */
  text?: string
  /** How the statement is known, in technical terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `Listedeki adı: ${name} (${symbol}).`
const ONLY_ADDRESS = 'Onları yalnızca adresleri ayırt eder.'

export const tokenListUnread: Statement = {
  statement: 'Token listesi yüklenemedi',
  text: 'Bu yüzden bu tokenın listede olup olmadığı bilinmiyor.',
}

export const notListed: Statement = {
  statement: 'Herkese açık token listesinde değil',
  text: 'Herkes bir tokena istediği adı verebilir. Adresi, arkasındaki projeyle karşılaştırın.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `Bu ${symbol} değil`,
  text: 'O, ağın kendi coinidir ve adresi yoktur.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `Listedeki ${symbol} değil`,
  text: `Listedeki ${symbol} başka bir adreste.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'
const AGREEMENTS: Readonly<Record<Agreement, string>> = { symbol: 'sembol', name: 'ad', decimals: 'ondalık sayısı' }

export const TOKEN_LIST = 'Token listesi'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'Herkese açık token listesinde',
  source:
    agreed === null
      ? `${list}.`
      : `${list}. Sözleşmenin verdiği şunlar listedekiyle aynı: ${all(agreed.map((each) => AGREEMENTS[each]))}.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `Sözleşme ${either(missing.map((each) => AGREEMENTS[each]))} vermiyor`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `Sözleşmenin kendine verdiği ad: ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'Liste ve sözleşme ondalık sayısında uyuşmuyor',
  text: `Listede ${listed}, sözleşmede ${own}. Tutarlar sözleşmeye göredir.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `Gösterilen tutarlar ${multiplier} ile çarpılmıştır`,
  text: 'Bu sayıyı tokenın sözleşmesi belirler ve değiştirebilir. Bir cüzdan tutarları bu çarpan olmadan gösterebilir.',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Listedeki başka bir tokenın adı da ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Sembolü ${symbol} sembolüne benziyor`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'Alım ve satım simüle edilmiyor',
  text: 'Bu, alım satımların çoğunun üzerinden geçtiği tokenlardan biri.',
}

export const taxUnknown: Statement = {
  statement: 'Token ücretleri ölçülemedi',
  text: 'Düğüm alım satımları simüle edemiyor veya havuzlarda çok az likidite var.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'Alım ve satım simüle edildi, hiçbir şey gönderilmedi.'
      : `Alım ve satım ${block} numaralı blokta simüle edildi, hiçbir şey gönderilmedi.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: 'Alımda ve satımda token ücreti yok', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'Satın alınamaz',
  text: `Hiçbir şey gelmiyor. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'Satılamaz',
  text: `Satın alınabilir, ancak havuza geri gönderilmesi başarısız oluyor. ${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `Her alımda ${buy}, her satımda ${sell} oranında pay alıkoyuyor`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'Bu token hiçbir havuzda yok',
  text: 'Burada alınıp satılamaz.',
}

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, {
      one: 'İçindekilerin dolar fiyatı yok.',
      other: 'İçlerindekilerin dolar fiyatı yok.',
    }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${pools} içinde ${liquidity}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${pools} içinde ${liquidity}`,
    text: `En derin olanında ${deepest} var.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `Yaygın tokenlarla olan havuzlar, ${block} numaralı blokta.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'Havuzlarının kendi kuralları var' : 'Bazı havuzlarının kendi kuralları var',
  text: 'Bir sözleşme, yani kanca (hook), bu havuzlardaki her takasta yer alır. Kuralları alış ve satışta, hesaba göre ve zamanla farklı olabilir.',
})
