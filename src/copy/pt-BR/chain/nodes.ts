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

export const USE_SITE_NODES = 'Usar os nós do site'
export const YOUR_NODE = 'Seu nó'
export const SITE_NODE = 'Nó do site'
export const TEST = 'Testar'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, o nó em uso`
export const OWN_NODE = 'Seu próprio nó'
export const OWN_NODE_HINT =
  'Ele é testado primeiro. Quando você o usa, tudo sobre esta rede é lido somente dele. Quem o opera pode ver seu endereço de internet e o que você consulta, e poderia mostrar números errados a você.'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'Este site só permite os próprios nós.'
export const IN_USE = 'Em uso'
export const USE_NODE = 'Usar este nó'
export const NO_NODE_URL =
  'Insira um endereço https://, ou http://localhost ou http://127.0.0.1 para um nó nesta máquina. Ele não pode conter um nome de usuário.'

export const OWN_NODE_USED = 'Seu nó agora está em uso.'
export const SITE_NODES_USED = 'Os nós do site estão em uso novamente.'

export const inUseFor = (chainName: string) => `Em uso para ${chainName}`
export const nothingRead = (chainName: string) =>
  `Até que isto mude, nada sobre ${chainName} pode ser carregado, porque nenhum outro nó é usado.`
export const cannotBeUsed = (host: string) => `${host} não pode ser usado`

export const abilityTable = {
  ability: 'Capacidade e finalidade',
  found: 'Resultado',
  unclear: 'Incerto',
  yes: 'Sim',
  no: 'Não',
}

export const nodeFigures = {
  block: 'Bloco mais recente',
  age: 'Idade do bloco',
  ageUnit: 's',
  answer: 'Tempo de resposta',
  answerUnit: 'ms',
  chainId: 'ID da rede',
}

export const OWN_NODE_PROBLEM = {
  otherChain: 'Seu nó atende outra rede',
  limited: 'Seu nó limita as solicitações',
  offline: 'Seu nó não responde',
}

export const NOBODY_ELSE = 'Nenhum outro nó é usado.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, {
      one: `${all(hosts)} também é usado, e ${quorum} respostas precisam coincidir.`,
      many: `${all(hosts)} também são usados, e ${quorum} respostas precisam coincidir.`,
      other: `${all(hosts)} também são usados, e ${quorum} respostas precisam coincidir.`,
    }),
  fallback: ({ hosts }) =>
    counted(hosts.length, {
      one: `Se ele não responder, ${all(hosts)} é usado.`,
      many: `Se ele não responder, ${all(hosts)} são usados.`,
      other: `Se ele não responder, ${all(hosts)} são usados.`,
    }),
}
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `Os nomes e as fotos de perfil são lidos de ${chainName}, por meio dos nós do site.`

export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} consegue fazer tudo de que este site precisa.` : `${host} pode ser usado.`,
    missing !== null &&
      counted(missing, {
        one: 'Falta uma capacidade.',
        many: `Faltam ${missing} de capacidades.`,
        other: `Faltam ${missing} capacidades.`,
      }),
    unclear !== null &&
      counted(unclear, {
        one: 'Não foi possível determinar uma: teste o nó novamente.',
        many: `Não foi possível determinar ${unclear}: teste o nó novamente.`,
        other: `Não foi possível determinar ${unclear}: teste o nó novamente.`,
      }),
    staleMinutes !== null &&
      `O bloco mais recente dele tem mais de ${staleMinutes} minutos; até que ele se atualize, nada pode ser negociado.`,
  )

interface AbilityWords {
  name: string
  /** What this site uses it for. */
  use: string
  /** What does not work without it. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Rede', use: 'Tudo', missing: 'Nada pode ser lido.' },
  batches: {
    name: 'Lotes de chamadas',
    use: 'Uma só solicitação para tudo sobre um bloco',
    missing: 'Cada bloco exige várias solicitações, então os preços chegam mais tarde.',
  },
  overrides: {
    name: 'Substituição de estado',
    use: 'Mudanças de saldo na revisão e taxas de tokens',
    missing: 'A revisão não mostra mudanças de saldo, e as taxas de tokens não são medidas.',
  },
  archive: {
    name: 'Estado de blocos passados',
    use: 'Gráficos e variações de preço',
    missing: 'Os gráficos só vão até onde esse estado vai, ou usam fontes com menos leituras.',
  },
  logs: {
    name: 'Logs',
    use: 'Gráficos quando falta o estado de blocos passados',
    missing: 'A maioria dos gráficos falta quando também falta o estado de blocos passados.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 dias',
  '7d': '7 dias',
  '24h': '24 horas',
  '1h': 'Uma hora',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, ID da rede ${chainId}`,
  batches: ({ calls, isAble }) => `Até ${calls} chamadas de uma vez${isAble ? '' : ', não mais do que isso'}`,
  overrides: 'Código e chamadas',
  statesBack: ({ age, isAble }) => `${AGES[age]} para trás${isAble ? '' : ', não além disso'}`,
  allStates: 'Até o primeiro bloco',
  newestStates: 'Só os blocos mais recentes',
  logs: ({ blocks }) => `Até ${grouped(String(blocks))} blocos de uma vez`,
  refused: 'Recusado',
  limited: 'Solicitações demais no momento',
  unanswered: 'Não foi possível determinar',
}
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** In place of the node's own message, which might repeat its URL and a key in it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'Não é possível acessá-lo. Ele pode estar fora do ar, ou pode não aceitar solicitações de páginas web.',
  timedOut: 'Ele não respondeu a tempo.',
  malformed: 'Ele não responde como um nó.',
  tooLarge: 'Uma solicitação ou a resposta a ela era grande demais.',
  refused: 'Ele recusou a solicitação. O endereço, ou uma chave nele, pode estar errado.',
  denied: 'Ele recusou a solicitação. O endereço, ou uma chave nele, pode estar errado.',
  limited: 'Ele limita quantas solicitações aceita. Teste-o novamente em um minuto.',
}

export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `O nó não atende ${chainName}.` })[failure] ?? 'Ele retornou um erro.'

export const healthTable = {
  title: 'Nós desde que esta página foi aberta',
  node: 'Nó e última resposta',
  state: 'Estado',
  inUse: 'Em uso',
  reserve: 'Reserva',
  unused: 'Ainda não usado',
  failing: 'Falhando',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { one: `${count} nó`, many: `${count} de nós`, other: `${count} nós` })}, ${inUse === null ? 'nenhum em uso' : `${inUse} em uso`}`

export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'Nenhuma resposta ainda'
    : `Respondeu ${ageText(answeredAt, now)}${answerMs === null ? '' : `, em ${grouped(String(answerMs))}\u00a0ms`}`

export function headText(block: number, lag: number | null): string {
  const newest = `Bloco mais recente: ${grouped(String(block))}`
  return lag === null
    ? newest
    : counted(lag, {
        one: `${newest}, ${grouped(String(lag))} bloco de atraso`,
        many: `${newest}, ${grouped(String(lag))} de blocos de atraso`,
        other: `${newest}, ${grouped(String(lag))} blocos de atraso`,
      })
}

/** In place of the node's own message, which might repeat its URL and a key in it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'não é possível acessar o nó',
  timedOut: 'o nó não respondeu a tempo',
  malformed: 'o nó não respondeu como um nó',
  tooLarge: 'a solicitação ou a resposta era grande demais',
  refused: 'o nó recusou a solicitação',
  denied: 'o nó recusou a chave ou o endereço',
  limited: 'o nó limita as solicitações',
  wrongChain: 'o nó atende outra rede',
  disagreement: 'o nó diverge dos outros nós',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'o nó retornou um erro'
  return counted(failures, {
    one: `A última solicitação falhou: ${why}`,
    many: `As últimas ${grouped(String(failures))} de solicitações falharam: ${why}`,
    other: `As últimas ${grouped(String(failures))} solicitações falharam: ${why}`,
  })
}

export const requestsText = (requests: number) =>
  counted(requests, {
    one: `${grouped(String(requests))} solicitação no último minuto`,
    many: `${grouped(String(requests))} de solicitações no último minuto`,
    other: `${grouped(String(requests))} solicitações no último minuto`,
  })
