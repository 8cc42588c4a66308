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

/** The node in use, and the test of another one. */

export const USE_SITE_NODES = 'Использовать ноды сайта'
export const YOUR_NODE = 'Ваша нода'
export const SITE_NODE = 'Нода сайта'
export const TEST = 'Тест'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, используемая нода`
export const OWN_NODE = 'Собственная нода'
export const OWN_NODE_HINT =
  'Сначала она тестируется. Когда вы начнёте её использовать, всё об этой сети будет читаться только с неё. Тот, кто ею управляет, может видеть ваш интернет-адрес и то, что вы просматриваете, и мог бы показывать вам неверные цифры.'
/** The placeholder of the empty field for a node's URL. */
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'Этот сайт разрешает использовать только ноды самого сайта.'
export const IN_USE = 'Используется'
export const USE_NODE = 'Использовать эту ноду'
/** Why a text cannot be tested as a node's URL. */
export const NO_NODE_URL =
  'Введите адрес с https:// либо http://localhost или http://127.0.0.1 для ноды на этом компьютере. В адресе не должно быть имени пользователя.'

/** Announced after a choice. */
export const OWN_NODE_USED = 'Теперь используется ваша нода.'
export const SITE_NODES_USED = 'Снова используются ноды сайта.'

export const inUseFor = (chainName: string) => `Используется для ${chainName}`
export const nothingRead = (chainName: string) =>
  `Пока это не изменится, ничего о сети ${chainName} загрузить нельзя, потому что другие ноды не используются.`
export const cannotBeUsed = (host: string) => `${host} использовать нельзя`

/** The table of a node's abilities. */
export const abilityTable = {
  ability: 'Возможность и назначение',
  found: 'Результат',
  unclear: 'Неясно',
  yes: 'Да',
  no: 'Нет',
}

/** Labels and units of the measurements of a node. */
export const nodeFigures = {
  block: 'Последний блок',
  age: 'Возраст блока',
  ageUnit: 'с',
  answer: 'Время ответа',
  answerUnit: 'мс',
  chainId: 'ID сети',
}

/** Why nothing can be read through the visitor's own node. */
export const OWN_NODE_PROBLEM = {
  otherChain: 'Ваша нода обслуживает другую сеть',
  limited: 'Ваша нода ограничивает запросы',
  offline: 'Ваша нода не отвечает',
}

/** If only the visitor's own node is used. */
export const NOBODY_ELSE = 'Другие ноды не используются.'

const used = (hosts: readonly string[]) =>
  counted(hosts.length, { one: 'используется', few: 'используются', many: 'используются', other: 'используются' })

const agreeing = (quorum: number) =>
  counted(quorum, {
    one: `должен совпасть ${quorum} ответ`,
    few: `должны совпасть ${quorum} ответа`,
    many: `должны совпасть ${quorum} ответов`,
    other: `должны совпасть ${quorum} ответа`,
  })

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) => `Также ${used(hosts)} ${all(hosts)}, и ${agreeing(quorum)}.`,
  fallback: ({ hosts }) => `Если она не ответит, ${used(hosts)} ${all(hosts)}.`,
}
/**
 * Says which nodes are used in addition to the site's first one. If a quorum is set, all of them are asked, so none is
 * described as a fallback.
 */
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `Имена и изображения профиля читаются из сети ${chainName} через ноды сайта.`

/** The summary of a node's test. */
export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} умеет всё, что нужно этому сайту.` : `${host} можно использовать.`,
    missing !== null &&
      counted(missing, {
        one: `Не хватает ${missing} возможности.`,
        few: `Не хватает ${missing} возможностей.`,
        many: `Не хватает ${missing} возможностей.`,
        other: `Не хватает ${missing} возможности.`,
      }),
    unclear !== null &&
      counted(unclear, {
        one: `Не удалось определить ${unclear} возможность: повторите тест.`,
        few: `Не удалось определить ${unclear} возможности: повторите тест.`,
        many: `Не удалось определить ${unclear} возможностей: повторите тест.`,
        other: `Не удалось определить ${unclear} возможности: повторите тест.`,
      }),
    staleMinutes !== null &&
      `Её последнему блоку больше ${staleMinutes}\u00a0мин; пока нода не догонит сеть, торговать нельзя.`,
  )

interface AbilityWords {
  name: string
  /** What the product uses it for. */
  use: string
  /** What is missing without it. */
  missing: string
}

/** The name of each ability of a node, and what it means here. */
export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Сеть', use: 'Всё', missing: 'Ничего нельзя прочитать.' },
  batches: {
    name: 'Пакеты вызовов',
    use: 'Один запрос на все данные о блоке',
    missing: 'На каждый блок уходит несколько запросов, поэтому цены приходят позже.',
  },
  overrides: {
    name: 'Подмена состояния',
    use: 'Изменения балансов при проверке и комиссии токенов',
    missing: 'При проверке не показаны изменения балансов, и комиссии токенов не измеряются.',
  },
  archive: {
    name: 'Состояние прошлых блоков',
    use: 'Графики и изменения цен',
    missing: 'Графики уходят в прошлое не дальше, чем нода, или строятся по источникам с меньшим числом значений.',
  },
  logs: {
    name: 'Логи',
    use: 'Графики, если нет состояния прошлых блоков',
    missing: 'Если нет и состояния прошлых блоков, большинства графиков не будет.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 дней',
  '7d': '7 дней',
  '24h': '24 часа',
  '1h': 'один час',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, ID сети ${chainId}`,
  batches: ({ calls, isAble }) => `Вызовов за раз: до ${calls}${isAble ? '' : ', не больше'}`,
  overrides: 'Код и вызовы',
  statesBack: ({ age, isAble }) => `На ${AGES[age]} назад${isAble ? '' : ', не дальше'}`,
  allStates: 'До самого первого блока',
  newestStates: 'Только последние блоки',
  logs: ({ blocks }) => `Блоков за раз: до ${grouped(String(blocks))}`,
  refused: 'Отказано',
  limited: 'Сейчас слишком много запросов',
  unanswered: 'Не удалось определить',
}
/** The finding about an ability, for example "30 days back". */
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** Our own words: a node's message might repeat its URL, and a key with it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'Нода недоступна. Возможно, она не работает или не принимает запросы с веб-страниц.',
  timedOut: 'Нода не ответила вовремя.',
  malformed: 'Она отвечает не так, как отвечает нода.',
  tooLarge: 'Запрос или ответ на него слишком велик.',
  refused: 'Нода отклонила запрос. Возможно, неверен адрес или ключ в нём.',
  denied: 'Нода отклонила запрос. Возможно, неверен адрес или ключ в нём.',
  limited: 'Нода ограничивает число запросов. Повторите тест через минуту.',
}

/** Why a node that was tested for a network cannot be used. */
export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `Нода не обслуживает сеть ${chainName}.` })[failure] ?? 'Нода вернула ошибку.'

/** The table of the nodes and how they do. */
export const healthTable = {
  title: 'Ноды с момента открытия страницы',
  node: 'Нода и последний ответ',
  state: 'Состояние',
  inUse: 'Используется',
  reserve: 'В резерве',
  unused: 'Ещё не использовалась',
  failing: 'Сбой',
}

/** For example "3 nodes, eth.example in use"; `inUse` is null while none responds. */
export const nodesSummary = (count: number, inUse: string | null) => {
  const nodes = counted(count, {
    one: `${count} нода`,
    few: `${count} ноды`,
    many: `${count} нод`,
    other: `${count} ноды`,
  })
  return `${nodes}, ${inUse === null ? 'ни одна не используется' : `используется ${inUse}`}`
}

/** Says when the last response came, and how long it took. */
export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'Ответа ещё не было'
    : `Ответ ${ageText(answeredAt, now)}${answerMs === null ? '' : ` за ${grouped(String(answerMs))}\u00a0мс`}`

/** @param lag - how many blocks it was behind the other nodes */
export function headText(block: number, lag: number | null): string {
  const newest = `Последний блок ${grouped(String(block))}`
  return lag === null
    ? newest
    : counted(lag, {
        one: `${newest}, отставание ${grouped(String(lag))} блок`,
        few: `${newest}, отставание ${grouped(String(lag))} блока`,
        many: `${newest}, отставание ${grouped(String(lag))} блоков`,
        other: `${newest}, отставание ${grouped(String(lag))} блока`,
      })
}

/** Our own words: a node's message might repeat its URL, and a key with it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'нода недоступна',
  timedOut: 'нода не ответила вовремя',
  malformed: 'ответ не похож на ответ ноды',
  tooLarge: 'запрос или ответ слишком велик',
  refused: 'нода отклонила запрос',
  denied: 'нода не приняла ключ или адрес',
  limited: 'нода ограничивает запросы',
  wrongChain: 'нода обслуживает другую сеть',
  disagreement: 'ответ расходится с другими нодами',
}

/** @param failures - how many requests in a row have failed */
export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'нода вернула ошибку'
  const count = grouped(String(failures))
  return counted(failures, {
    one: failures === 1 ? `Последний запрос не удался: ${why}` : `Последний ${count} запрос не удался: ${why}`,
    few: `Последние ${count} запроса не удались: ${why}`,
    many: `Последние ${count} запросов не удались: ${why}`,
    other: `Последние ${count} запроса не удались: ${why}`,
  })
}

export const requestsText = (requests: number) => {
  const count = grouped(String(requests))
  return counted(requests, {
    one: `${count} запрос за последнюю минуту`,
    few: `${count} запроса за последнюю минуту`,
    many: `${count} запросов за последнюю минуту`,
    other: `${count} запроса за последнюю минуту`,
  })
}
