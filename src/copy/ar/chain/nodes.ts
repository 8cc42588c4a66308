import { grouped, leftToRight } from '#domain/browser/locale'
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
import type { NodeFailure } from '#domain/chain/nodeError'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import { ageText } from '../browser/time'

export const USE_SITE_NODES = 'استخدام عُقَد الموقع'
export const YOUR_NODE = 'عقدتك'
export const SITE_NODE = 'عقدة الموقع'
export const TEST = 'اختبار'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}، العقدة المستخدمة`
export const OWN_NODE = 'عقدة خاصة بك'
export const OWN_NODE_HINT =
  'تُختبر أولًا. وبمجرد أن تستخدمها، يُقرأ كل ما يخص هذه الشبكة منها وحدها. من يشغّلها يستطيع رؤية عنوان الإنترنت الخاص بك وما تطّلع عليه، وقد يعرض لك أرقامًا خاطئة.'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'لا يسمح هذا الموقع إلا بعُقَده.'
export const IN_USE = 'مستخدمة'
export const USE_NODE = 'استخدام هذه العقدة'
export const NO_NODE_URL = `أدخل عنوانًا يبدأ بـ ${leftToRight('https://')}، أو ${leftToRight('http://localhost')} أو ${leftToRight('http://127.0.0.1')} لعقدة على هذا الجهاز. ويجب ألا يحتوي على اسم مستخدم.`

export const OWN_NODE_USED = 'عقدتك مستخدمة الآن.'
export const SITE_NODES_USED = 'عُقَد الموقع مستخدمة مجددًا.'

export const inUseFor = (chainName: string) => `مستخدمة لشبكة ${leftToRight(chainName)}`
export const nothingRead = (chainName: string) =>
  `إلى أن يتغير هذا، لا يمكن تحميل أي شيء عن ${leftToRight(chainName)}، لأنه لا تُستخدم أي عقدة أخرى.`
export const cannotBeUsed = (host: string) => `لا يمكن استخدام ${leftToRight(host)}`

export const abilityTable = {
  ability: 'القدرة والغرض',
  found: 'النتيجة',
  unclear: 'غير واضح',
  yes: 'نعم',
  no: 'لا',
}

export const nodeFigures = {
  block: 'أحدث كتلة',
  age: 'عمر الكتلة',
  ageUnit: 'ث',
  answer: 'زمن الاستجابة',
  answerUnit: 'م.ث',
  chainId: 'معرّف السلسلة',
}

export const OWN_NODE_PROBLEM = {
  otherChain: 'عقدتك تخدم شبكة أخرى',
  limited: 'عقدتك تحدّ من عدد الطلبات',
  offline: 'عقدتك لا تستجيب',
}

export const NOBODY_ELSE = 'لا تُستخدم أي عقدة أخرى.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(quorum, {
      zero: `يُستخدم أيضًا: ${all(hosts)}.`,
      one: `يُستخدم أيضًا: ${all(hosts)}.`,
      two: `يُستخدم أيضًا: ${all(hosts)}، ويجب أن تتفق استجابتان.`,
      few: `يُستخدم أيضًا: ${all(hosts)}، ويجب أن تتفق ${quorum} استجابات.`,
      many: `يُستخدم أيضًا: ${all(hosts)}، ويجب أن تتفق ${quorum} استجابة.`,
      other: `يُستخدم أيضًا: ${all(hosts)}، ويجب أن تتفق ${quorum} استجابة.`,
    }),
  fallback: ({ hosts }) => `إذا لم تستجب، يُستخدم: ${all(hosts)}.`,
}
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `تُقرأ الأسماء وصور الملفات الشخصية من ${leftToRight(chainName)}، عبر عُقَد الموقع.`

export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete
      ? `تستطيع العقدة ${leftToRight(host)} أداء كل ما يحتاج إليه هذا الموقع.`
      : `يمكن استخدام العقدة ${leftToRight(host)}.`,
    missing !== null &&
      counted(missing, {
        zero: 'لا تنقصها أي قدرة.',
        one: 'تنقصها قدرة واحدة.',
        two: 'تنقصها قدرتان.',
        few: `تنقصها ${missing} قدرات.`,
        many: `تنقصها ${missing} قدرة.`,
        other: `تنقصها ${missing} قدرة.`,
      }),
    unclear !== null &&
      counted(unclear, {
        zero: 'كل القدرات واضحة.',
        one: 'تعذّر تحديد قدرة واحدة: اختبرها مرة أخرى.',
        two: 'تعذّر تحديد قدرتين: اختبرها مرة أخرى.',
        few: `تعذّر تحديد ${unclear} قدرات: اختبرها مرة أخرى.`,
        many: `تعذّر تحديد ${unclear} قدرة: اختبرها مرة أخرى.`,
        other: `تعذّر تحديد ${unclear} قدرة: اختبرها مرة أخرى.`,
      }),
    staleMinutes !== null &&
      counted(staleMinutes, {
        zero: `عمر أحدث كتلة لديها أكثر من ${staleMinutes} دقيقة؛ وإلى أن تلحق بالبقية، لا يمكن تداول أي شيء.`,
        one: `عمر أحدث كتلة لديها أكثر من دقيقة واحدة؛ وإلى أن تلحق بالبقية، لا يمكن تداول أي شيء.`,
        two: `عمر أحدث كتلة لديها أكثر من دقيقتين؛ وإلى أن تلحق بالبقية، لا يمكن تداول أي شيء.`,
        few: `عمر أحدث كتلة لديها أكثر من ${staleMinutes} دقائق؛ وإلى أن تلحق بالبقية، لا يمكن تداول أي شيء.`,
        many: `عمر أحدث كتلة لديها أكثر من ${staleMinutes} دقيقة؛ وإلى أن تلحق بالبقية، لا يمكن تداول أي شيء.`,
        other: `عمر أحدث كتلة لديها أكثر من ${staleMinutes} دقيقة؛ وإلى أن تلحق بالبقية، لا يمكن تداول أي شيء.`,
      }),
  )

interface AbilityWords {
  name: string
  /** What this site uses the ability for. */
  use: string
  /** What does not work without the ability. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'الشبكة', use: 'كل شيء', missing: 'لا يمكن قراءة أي شيء.' },
  batches: {
    name: 'دفعات من الاستدعاءات',
    use: 'طلب واحد لكل ما يخص كتلة',
    missing: 'تتطلب كل كتلة عدة طلبات، لذلك تصل الأسعار متأخرة.',
  },
  overrides: {
    name: 'تجاوز الحالة',
    use: 'تغيّرات الأرصدة في المراجعة، ورسوم التوكن',
    missing: 'لا تعرض المراجعة تغيّرات الأرصدة، ولا تُقاس رسوم التوكن.',
  },
  archive: {
    name: 'حالة الكتل السابقة',
    use: 'الرسوم البيانية وتغيّرات الأسعار',
    missing: 'لا تعود الرسوم البيانية إلا إلى حيث تعود العقدة، أو تستخدم مصادر قراءاتها أقل.',
  },
  logs: {
    name: 'السجلات',
    use: 'الرسوم البيانية حيث تنقص حالة الكتل السابقة',
    missing: 'تنقص معظم الرسوم البيانية عندما تنقص حالة الكتل السابقة أيضًا.',
  },
}

/** Each follows "حتى". */
const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 يومًا',
  '7d': '7 أيام',
  '24h': '24 ساعة',
  '1h': 'ساعة واحدة',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${leftToRight(chainName)}، معرّف السلسلة ${chainId}`,
  batches: ({ calls, isAble }) => `حتى ${calls} من الاستدعاءات معًا${isAble ? '' : '، لا أكثر'}`,
  overrides: 'الشيفرة والاستدعاءات',
  statesBack: ({ age, isAble }) => `حتى ${AGES[age]} مضت${isAble ? '' : '، لا أبعد'}`,
  allStates: 'حتى الكتلة الأولى',
  newestStates: 'أحدث الكتل فقط',
  logs: ({ blocks }) => `حتى ${grouped(String(blocks))} من الكتل معًا`,
  refused: 'مرفوض',
  limited: 'طلبات أكثر من اللازم حاليًا',
  unanswered: 'تعذّر تحديده',
}
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'تعذّر الوصول إليها. قد تكون متوقفة، أو لا تقبل طلبات من صفحات الويب.',
  timedOut: 'لم تستجب في الوقت المناسب.',
  malformed: 'لا تستجيب كعقدة.',
  tooLarge: 'كان أحد الطلبات أو الاستجابة له أكبر من اللازم.',
  refused: 'رفضت الطلب. قد يكون العنوان، أو مفتاح فيه، خاطئًا.',
  denied: 'رفضت الطلب. قد يكون العنوان، أو مفتاح فيه، خاطئًا.',
  limited: 'تحدّ من عدد الطلبات التي تقبلها. اختبرها مرة أخرى بعد دقيقة.',
}

export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `العقدة لا تخدم ${leftToRight(chainName)}.` })[failure] ?? 'أعادت خطأ.'

export const healthTable = {
  title: 'العُقَد منذ فتح هذه الصفحة',
  node: 'العقدة وآخر استجابة',
  state: 'الحالة',
  inUse: 'مستخدمة',
  reserve: 'احتياطية',
  unused: 'لم تُستخدم بعد',
  failing: 'متعطلة',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, {
    zero: 'لا عُقَد',
    one: 'عقدة واحدة',
    two: 'عقدتان',
    few: `${count} عُقَد`,
    many: `${count} عقدة`,
    other: `${count} عقدة`,
  })}، ${inUse === null ? 'لا عقدة مستخدمة' : `${leftToRight(inUse)} مستخدمة`}`

export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'لا استجابة بعد'
    : `استجابت ${ageText(answeredAt, now)}${answerMs === null ? '' : `، في ${grouped(String(answerMs))} م.ث`}`

export function headText(block: number, lag: number | null): string {
  const newest = `أحدث كتلة ${grouped(String(block))}`
  return lag === null
    ? newest
    : counted(lag, {
        zero: newest,
        one: `${newest}، متأخرة بكتلة واحدة`,
        two: `${newest}، متأخرة بكتلتين`,
        few: `${newest}، متأخرة بـ ${grouped(String(lag))} كتل`,
        many: `${newest}، متأخرة بـ ${grouped(String(lag))} كتلة`,
        other: `${newest}، متأخرة بـ ${grouped(String(lag))} كتلة`,
      })
}

const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'تعذّر الوصول إلى العقدة',
  timedOut: 'لم تستجب العقدة في الوقت المناسب',
  malformed: 'لم تستجب كعقدة',
  tooLarge: 'الطلب أو الاستجابة له أكبر من اللازم',
  refused: 'رفضت العقدة الطلب',
  denied: 'رفضت العقدة المفتاح أو العنوان',
  limited: 'العقدة تحدّ من عدد الطلبات',
  wrongChain: 'العقدة تخدم شبكة أخرى',
  disagreement: 'العقدة لا تتفق مع العُقَد الأخرى',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'أعادت العقدة خطأ'
  return counted(failures, {
    zero: 'لم يفشل أي طلب',
    one: `فشل آخر طلب: ${why}`,
    two: `فشل آخر طلبين: ${why}`,
    few: `فشلت آخر ${grouped(String(failures))} طلبات: ${why}`,
    many: `فشل آخر ${grouped(String(failures))} طلبًا: ${why}`,
    other: `فشل آخر ${grouped(String(failures))} طلب: ${why}`,
  })
}

export const requestsText = (requests: number) =>
  counted(requests, {
    zero: 'لا طلبات في الدقيقة الأخيرة',
    one: 'طلب واحد في الدقيقة الأخيرة',
    two: 'طلبان في الدقيقة الأخيرة',
    few: `${grouped(String(requests))} طلبات في الدقيقة الأخيرة`,
    many: `${grouped(String(requests))} طلبًا في الدقيقة الأخيرة`,
    other: `${grouped(String(requests))} طلب في الدقيقة الأخيرة`,
  })
