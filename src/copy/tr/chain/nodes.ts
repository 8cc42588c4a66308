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

export const USE_SITE_NODES = 'Sitenin düğümlerini kullan'
export const YOUR_NODE = 'Düğümünüz'
export const SITE_NODE = 'Sitenin'
export const TEST = 'Sına'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, kullanılan düğüm`
export const OWN_NODE = 'Kendi düğümünüz'
export const OWN_NODE_HINT =
  'Önce sınanır. Kullanmaya başladığınızda bu ağla ilgili her şey yalnızca ondan okunur. Onu işleten, internet adresinizi ve nelere baktığınızı görebilir ve size yanlış rakamlar gösterebilir.'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'Bu site yalnızca kendi düğümlerine izin verir.'
export const IN_USE = 'Kullanımda'
export const USE_NODE = 'Bu düğümü kullan'
export const NO_NODE_URL =
  'Bir https:// adresi girin ya da bu makinedeki bir düğüm için http://localhost veya http://127.0.0.1 yazın. Adres kullanıcı adı içermemelidir.'

export const OWN_NODE_USED = 'Artık sizin düğümünüz kullanılıyor.'
export const SITE_NODES_USED = 'Yeniden sitenin düğümleri kullanılıyor.'

export const inUseFor = (chainName: string) => `${chainName} için kullanılıyor`
export const nothingRead = (chainName: string) =>
  `Bu durum değişene kadar ${chainName} ile ilgili hiçbir şey yüklenemez, çünkü başka düğüm kullanılmıyor.`
export const cannotBeUsed = (host: string) => `${host} kullanılamaz`

export const abilityTable = {
  ability: 'Yetenek ve amacı',
  found: 'Sonuç',
  unclear: 'Belirsiz',
  yes: 'Evet',
  no: 'Hayır',
}

export const nodeFigures = {
  block: 'En yeni blok',
  age: 'Blok yaşı',
  ageUnit: 'sn',
  answer: 'Yanıt süresi',
  answerUnit: 'ms',
  chainId: 'Zincir kimliği',
}

export const OWN_NODE_PROBLEM = {
  otherChain: 'Düğümünüz başka bir ağa hizmet veriyor',
  limited: 'Düğümünüz istekleri sınırlıyor',
  offline: 'Düğümünüz yanıt vermiyor',
}

export const NOBODY_ELSE = 'Başka düğüm kullanılmıyor.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, {
      one: `Ayrıca ${all(hosts)} kullanılır ve ${quorum} yanıt birbiriyle uyuşmalıdır.`,
      other: `Ayrıca ${all(hosts)} kullanılır ve ${quorum} yanıt birbiriyle uyuşmalıdır.`,
    }),
  fallback: ({ hosts }) =>
    counted(hosts.length, {
      one: `Yanıt vermezse ${all(hosts)} kullanılır.`,
      other: `Yanıt vermezse ${all(hosts)} kullanılır.`,
    }),
}
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `Adlar ve profil resimleri, sitenin düğümleri aracılığıyla ${chainName} ağından okunur.`

export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} bu sitenin gerektirdiği her şeyi yapabiliyor.` : `${host} kullanılabilir.`,
    missing !== null && counted(missing, { one: 'Bir yetenek eksik.', other: `${missing} yetenek eksik.` }),
    unclear !== null &&
      counted(unclear, {
        one: 'Bir yetenek belirlenemedi: yeniden sınayın.',
        other: `${unclear} yetenek belirlenemedi: yeniden sınayın.`,
      }),
    staleMinutes !== null &&
      `En yeni bloğu ${staleMinutes} dakikadan daha eski; düğüm yetişene kadar alım satım yapılamaz.`,
  )

interface AbilityWords {
  name: string
  /** What this site uses the ability for. */
  use: string
  /** What does not work without the ability. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Ağ', use: 'Her şey', missing: 'Hiçbir şey okunamaz.' },
  batches: {
    name: 'Toplu çağrılar',
    use: 'Bir blokla ilgili her şey için tek istek',
    missing: 'Her blok birkaç istek gerektirir, bu yüzden fiyatlar daha geç gelir.',
  },
  overrides: {
    name: 'Durum değiştirme',
    use: 'İncelemedeki bakiye değişiklikleri ve token ücretleri',
    missing: 'İnceleme bakiye değişikliklerini göstermez ve token ücretleri ölçülmez.',
  },
  archive: {
    name: 'Geçmiş blokların durumu',
    use: 'Grafikler ve fiyat değişimleri',
    missing: 'Grafikler yalnızca düğümün tuttuğu zamana kadar uzanır veya daha az okuma içeren kaynakları kullanır.',
  },
  logs: {
    name: 'Günlükler',
    use: 'Geçmiş blokların durumu eksik olduğunda grafikler',
    missing: 'Geçmiş blokların durumu da eksik olduğunda grafiklerin çoğu gösterilmez.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 gün',
  '7d': '7 gün',
  '24h': '24 saat',
  '1h': 'Bir saat',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, zincir kimliği ${chainId}`,
  batches: ({ calls, isAble }) => `Tek seferde en fazla ${calls} çağrı${isAble ? '' : ', daha fazlası değil'}`,
  overrides: 'Kod ve çağrılar',
  statesBack: ({ age, isAble }) => `${AGES[age]} geriye${isAble ? '' : ', daha geriye değil'}`,
  allStates: 'İlk bloğa kadar geriye',
  newestStates: 'Yalnızca en yeni bloklar',
  logs: ({ blocks }) => `Tek seferde en fazla ${grouped(String(blocks))} blok`,
  refused: 'Reddedildi',
  limited: 'Şu anda çok fazla istek var',
  unanswered: 'Belirlenemedi',
}
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'Düğüme ulaşılamıyor. Çalışmıyor veya web sayfalarından gelen istekleri kabul etmiyor olabilir.',
  timedOut: 'Düğüm zamanında yanıt vermedi.',
  malformed: 'Bir düğüm gibi yanıt vermiyor.',
  tooLarge: 'Bir istek veya yanıtı çok büyüktü.',
  refused: 'Düğüm isteği geri çevirdi. Adres veya içindeki bir anahtar yanlış olabilir.',
  denied: 'Düğüm isteği geri çevirdi. Adres veya içindeki bir anahtar yanlış olabilir.',
  limited: 'Düğüm kabul ettiği istek sayısını sınırlıyor. Bir dakika sonra yeniden sınayın.',
}

export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `Düğüm ${chainName} ağına hizmet vermiyor.` })[failure] ?? 'Düğüm bir hata döndürdü.'

export const healthTable = {
  title: 'Bu sayfa açıldığından beri düğümler',
  node: 'Düğüm ve son yanıt',
  state: 'Durum',
  inUse: 'Kullanımda',
  reserve: 'Yedekte',
  unused: 'Henüz kullanılmadı',
  failing: 'Hatalı',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { one: '1 düğüm', other: `${count} düğüm` })}, ${inUse === null ? 'hiçbiri kullanılmıyor' : `kullanılan: ${inUse}`}`

export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'Henüz yanıt yok'
    : `${ageText(answeredAt, now)} yanıt verdi${answerMs === null ? '' : `, süre: ${grouped(String(answerMs))}\u00a0ms`}`

export function headText(block: number, lag: number | null): string {
  const newest = `En yeni blok ${grouped(String(block))}`
  return lag === null
    ? newest
    : counted(lag, { one: `${newest}, 1 blok geride`, other: `${newest}, ${grouped(String(lag))} blok geride` })
}

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'düğüme ulaşılamıyor',
  timedOut: 'zamanında yanıt vermedi',
  malformed: 'bir düğüm gibi yanıt vermedi',
  tooLarge: 'istek veya yanıt çok büyük',
  refused: 'isteği geri çevirdi',
  denied: 'anahtarı veya adresi geri çevirdi',
  limited: 'istekleri sınırlıyor',
  wrongChain: 'başka bir ağa hizmet veriyor',
  disagreement: 'diğer düğümlerle uyuşmuyor',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'bir hata döndürdü'
  return counted(failures, {
    one: `Son istek başarısız oldu: ${why}`,
    other: `Son ${grouped(String(failures))} istek başarısız oldu: ${why}`,
  })
}

export const requestsText = (requests: number) =>
  counted(requests, {
    one: 'Son bir dakikada 1 istek',
    other: `Son bir dakikada ${grouped(String(requests))} istek`,
  })
