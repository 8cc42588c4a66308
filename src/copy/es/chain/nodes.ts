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

export const USE_SITE_NODES = 'Usar los nodos del sitio'
export const YOUR_NODE = 'Tu nodo'
export const SITE_NODE = 'El del sitio'
export const TEST = 'Probar'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, el nodo en uso`
export const OWN_NODE = 'Un nodo propio'
export const OWN_NODE_HINT =
  'Primero se prueba. En cuanto lo usas, todo lo relacionado con esta red se lee solo de él. Quien lo opera puede ver tu dirección de internet y lo que consultas, y podría mostrarte cifras falsas.'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'Este sitio solo permite sus propios nodos.'
export const IN_USE = 'En uso'
export const USE_NODE = 'Usar este nodo'
export const NO_NODE_URL =
  'Ingresa una dirección https://, o http://localhost o http://127.0.0.1 para un nodo en este equipo. No debe contener un nombre de usuario.'

export const OWN_NODE_USED = 'Ahora se usa tu nodo.'
export const SITE_NODES_USED = 'Se usan de nuevo los nodos del sitio.'

export const inUseFor = (chainName: string) => `En uso para ${chainName}`
export const nothingRead = (chainName: string) =>
  `Hasta que esto cambie, no se puede cargar nada de ${chainName}, porque no se usa ningún otro nodo.`
export const cannotBeUsed = (host: string) => `${host} no se puede usar`

export const abilityTable = {
  ability: 'Capacidad y propósito',
  found: 'Resultado',
  unclear: 'Incierto',
  yes: 'Sí',
  no: 'No',
}

export const nodeFigures = {
  block: 'Último bloque',
  age: 'Edad del bloque',
  ageUnit: 's',
  answer: 'Tiempo de respuesta',
  answerUnit: 'ms',
  chainId: 'Id de cadena',
}

export const OWN_NODE_PROBLEM = {
  otherChain: 'Tu nodo es de otra red',
  limited: 'Tu nodo limita las solicitudes',
  offline: 'Tu nodo no responde',
}

export const NOBODY_ELSE = 'No se usa ningún otro nodo.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, {
      one: `También se usa ${all(hosts)}, y deben coincidir ${quorum} respuestas.`,
      many: `También se usan ${all(hosts)}, y deben coincidir ${quorum} respuestas.`,
      other: `También se usan ${all(hosts)}, y deben coincidir ${quorum} respuestas.`,
    }),
  fallback: ({ hosts }) =>
    counted(hosts.length, {
      one: `Si no responde, se usa ${all(hosts)}.`,
      many: `Si no responde, se usan ${all(hosts)}.`,
      other: `Si no responde, se usan ${all(hosts)}.`,
    }),
}
/**
 * Says which nodes are used in addition to the site's first one. If a quorum is set, all of them are asked, so none is
 * described as a fallback.
 */
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `Los nombres y las fotos de perfil se leen de ${chainName}, a través de los nodos del sitio.`

/** The summary of a node's test. */
export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} puede hacer todo lo que este sitio necesita.` : `${host} se puede usar.`,
    missing !== null &&
      counted(missing, {
        one: 'Falta una capacidad.',
        many: `Faltan ${missing} de capacidades.`,
        other: `Faltan ${missing} capacidades.`,
      }),
    unclear !== null &&
      counted(unclear, {
        one: 'Una no se pudo determinar: pruébalo de nuevo.',
        many: `${unclear} no se pudieron determinar: pruébalo de nuevo.`,
        other: `${unclear} no se pudieron determinar: pruébalo de nuevo.`,
      }),
    staleMinutes !== null &&
      `Su último bloque tiene más de ${staleMinutes} minutos; hasta que se ponga al día, no se puede operar.`,
  )

interface AbilityWords {
  name: string
  /** What the product uses it for. */
  use: string
  /** What is missing without it. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Red', use: 'Todo', missing: 'No se puede leer nada.' },
  batches: {
    name: 'Lotes de llamadas',
    use: 'Una sola solicitud para todo lo de un bloque',
    missing: 'Cada bloque requiere varias solicitudes, así que los precios llegan más tarde.',
  },
  overrides: {
    name: 'Modificación del estado',
    use: 'Cambios de saldo en la revisión, y comisiones de tokens',
    missing: 'La revisión no muestra cambios de saldo, y las comisiones de los tokens no se miden.',
  },
  archive: {
    name: 'Estado de bloques pasados',
    use: 'Gráficos y variaciones de precio',
    missing: 'Los gráficos solo llegan tan atrás como el nodo, o usan fuentes con menos lecturas.',
  },
  logs: {
    name: 'Logs',
    use: 'Gráficos donde falta el estado de bloques pasados',
    missing: 'Faltan la mayoría de los gráficos cuando también falta el estado de bloques pasados.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 días',
  '7d': '7 días',
  '24h': '24 horas',
  '1h': 'Una hora',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, id de cadena ${chainId}`,
  batches: ({ calls, isAble }) => `Hasta ${calls} llamadas a la vez${isAble ? '' : ', no más'}`,
  overrides: 'Código y llamadas',
  statesBack: ({ age, isAble }) => `${AGES[age]} hacia atrás${isAble ? '' : ', no más'}`,
  allStates: 'Hasta el primer bloque',
  newestStates: 'Solo los últimos bloques',
  logs: ({ blocks }) => `Hasta ${grouped(String(blocks))} bloques a la vez`,
  refused: 'Denegado',
  limited: 'Demasiadas solicitudes en este momento',
  unanswered: 'No se pudo determinar',
}
/** The finding about an ability, for example "30 days back". */
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** Our own words: a node's message might repeat its URL, and a key with it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'No se puede acceder a él. Es posible que esté caído o que no acepte solicitudes de páginas web.',
  timedOut: 'No respondió a tiempo.',
  malformed: 'No responde como un nodo.',
  tooLarge: 'Una solicitud o su respuesta fue demasiado grande.',
  refused: 'Denegó la solicitud. Es posible que la dirección, o una clave que contiene, sea incorrecta.',
  denied: 'Denegó la solicitud. Es posible que la dirección, o una clave que contiene, sea incorrecta.',
  limited: 'Limita cuántas solicitudes acepta. Pruébalo de nuevo en un minuto.',
}

/** Why a node that was tested for a network cannot be used. */
export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `El nodo no es de ${chainName}.` })[failure] ?? 'Devolvió un error.'

export const healthTable = {
  title: 'Nodos desde que se abrió esta página',
  node: 'Nodo y última respuesta',
  state: 'Estado',
  inUse: 'En uso',
  reserve: 'En espera',
  unused: 'Sin usar aún',
  failing: 'Con fallas',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { one: '1 nodo', many: `${count} de nodos`, other: `${count} nodos` })}, ${inUse === null ? 'ninguno en uso' : `${inUse} en uso`}`

/** Says when the last response came, and how long it took. */
export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'Todavía sin respuesta'
    : `Respondió ${ageText(answeredAt, now)}${answerMs === null ? '' : ` en ${grouped(String(answerMs))}\u00a0ms`}`

export function headText(block: number, lag: number | null): string {
  const newest = `Último bloque: ${grouped(String(block))}`
  return lag === null
    ? newest
    : counted(lag, {
        one: `${newest}, 1 bloque de atraso`,
        many: `${newest}, ${grouped(String(lag))} de bloques de atraso`,
        other: `${newest}, ${grouped(String(lag))} bloques de atraso`,
      })
}

/** Our own words: a node's message might repeat its URL, and a key with it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'no se puede acceder al nodo',
  timedOut: 'el nodo no respondió a tiempo',
  malformed: 'no respondió como un nodo',
  tooLarge: 'la solicitud o la respuesta fue demasiado grande',
  refused: 'el nodo denegó la solicitud',
  denied: 'el nodo denegó la clave o la dirección',
  limited: 'el nodo limita las solicitudes',
  wrongChain: 'el nodo es de otra red',
  disagreement: 'el nodo no coincide con los demás',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'el nodo devolvió un error'
  return counted(failures, {
    one: `La última solicitud falló: ${why}`,
    many: `Los últimos ${grouped(String(failures))} de solicitudes fallaron: ${why}`,
    other: `Las últimas ${grouped(String(failures))} solicitudes fallaron: ${why}`,
  })
}

export const requestsText = (requests: number) =>
  counted(requests, {
    one: '1 solicitud en el último minuto',
    many: `${grouped(String(requests))} de solicitudes en el último minuto`,
    other: `${grouped(String(requests))} solicitudes en el último minuto`,
  })
