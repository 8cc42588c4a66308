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

export const USE_SITE_NODES = 'Utiliser les nœuds du site'
export const YOUR_NODE = 'Votre nœud'
export const SITE_NODE = 'Celui du site'
export const TEST = 'Tester'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, le nœud utilisé`
export const OWN_NODE = 'Votre propre nœud'
export const OWN_NODE_HINT =
  'Il est d’abord testé. Une fois que vous l’utilisez, tout ce qui concerne ce réseau est lu sur lui seul. Quiconque l’exploite peut voir votre adresse internet et ce que vous consultez, et pourrait vous montrer de faux chiffres.'
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'Ce site ne permet que ses propres nœuds.'
export const IN_USE = 'Utilisé'
export const USE_NODE = 'Utiliser ce nœud'
export const NO_NODE_URL =
  'Saisissez une adresse https://, ou http://localhost ou http://127.0.0.1 pour un nœud sur cette machine. Elle ne doit pas contenir de nom d’utilisateur.'

export const OWN_NODE_USED = 'Votre nœud est maintenant utilisé.'
export const SITE_NODES_USED = 'Les nœuds du site sont de nouveau utilisés.'

export const inUseFor = (chainName: string) => `Utilisé pour ${chainName}`
export const nothingRead = (chainName: string) =>
  `Tant que cela ne change pas, rien ne peut être chargé sur ${chainName}, car aucun autre nœud n’est utilisé.`
export const cannotBeUsed = (host: string) => `${host} ne peut pas être utilisé`

export const abilityTable = {
  ability: 'Capacité et usage',
  found: 'Résultat',
  unclear: 'Incertain',
  yes: 'Oui',
  no: 'Non',
}

export const nodeFigures = {
  block: 'Dernier bloc',
  age: 'Âge du bloc',
  ageUnit: 's',
  answer: 'Temps de réponse',
  answerUnit: 'ms',
  chainId: 'ID de chaîne',
}

export const OWN_NODE_PROBLEM = {
  otherChain: 'Votre nœud dessert un autre réseau',
  limited: 'Votre nœud limite les requêtes',
  offline: 'Votre nœud ne répond pas',
}

export const NOBODY_ELSE = 'Aucun autre nœud n’est utilisé.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, {
      one: `${all(hosts)} est aussi utilisé, et ${quorum} réponses doivent concorder.`,
      many: `${all(hosts)} sont aussi utilisés, et ${quorum} réponses doivent concorder.`,
      other: `${all(hosts)} sont aussi utilisés, et ${quorum} réponses doivent concorder.`,
    }),
  fallback: ({ hosts }) =>
    counted(hosts.length, {
      one: `S’il ne répond pas, ${all(hosts)} est utilisé.`,
      many: `S’il ne répond pas, ${all(hosts)} sont utilisés.`,
      other: `S’il ne répond pas, ${all(hosts)} sont utilisés.`,
    }),
}
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `Les noms et les images de profil sont lus sur ${chainName}, via les nœuds du site.`

export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} peut faire tout ce dont ce site a besoin.` : `${host} peut être utilisé.`,
    missing !== null &&
      counted(missing, {
        one: 'Une capacité manque.',
        many: `${missing} de capacités manquent.`,
        other: `${missing} capacités manquent.`,
      }),
    unclear !== null &&
      counted(unclear, {
        one: 'Une capacité n’a pas pu être déterminée\u00a0: testez-le de nouveau.',
        many: `${unclear} de capacités n’ont pas pu être déterminées\u00a0: testez-le de nouveau.`,
        other: `${unclear} capacités n’ont pas pu être déterminées\u00a0: testez-le de nouveau.`,
      }),
    staleMinutes !== null &&
      `Son dernier bloc date de plus de ${staleMinutes} minutes\u202f; tant qu’il n’a pas rattrapé son retard, rien ne peut être négocié.`,
  )

interface AbilityWords {
  name: string
  /** What this site uses the ability for. */
  use: string
  /** What does not work without the ability. */
  missing: string
}

export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Réseau', use: 'Tout', missing: 'Rien ne peut être lu.' },
  batches: {
    name: 'Appels groupés',
    use: 'Une seule requête pour tout ce qui concerne un bloc',
    missing: 'Chaque bloc demande plusieurs requêtes, les prix arrivent donc plus tard.',
  },
  overrides: {
    name: 'Remplacement d’état',
    use: 'Changements de solde dans la vérification, et frais des tokens',
    missing: 'La vérification ne montre pas les changements de solde, et les frais des tokens ne sont pas mesurés.',
  },
  archive: {
    name: 'État des blocs passés',
    use: 'Graphiques et variations de prix',
    missing: 'Les graphiques ne remontent pas plus loin que cet état, ou utilisent des sources avec moins de relevés.',
  },
  logs: {
    name: 'Journaux',
    use: 'Graphiques là où l’état des blocs passés manque',
    missing: 'La plupart des graphiques manquent quand l’état des blocs passés manque aussi.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 jours',
  '7d': '7 jours',
  '24h': '24 heures',
  '1h': 'Une heure',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, ID de chaîne ${chainId}`,
  batches: ({ calls, isAble }) => `Jusqu’à ${calls} appels à la fois${isAble ? '' : ', pas davantage'}`,
  overrides: 'Code et appels',
  statesBack: ({ age, isAble }) => `${AGES[age]} en arrière${isAble ? '' : ', pas davantage'}`,
  allStates: 'Jusqu’au premier bloc',
  newestStates: 'Seulement les derniers blocs',
  logs: ({ blocks }) => `Jusqu’à ${grouped(String(blocks))} blocs à la fois`,
  refused: 'Rejeté',
  limited: 'Trop de requêtes pour le moment',
  unanswered: 'N’a pas pu être déterminé',
}
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'Il est injoignable. Il est peut-être arrêté, ou n’accepte pas les requêtes de pages web.',
  timedOut: 'Il n’a pas répondu à temps.',
  malformed: 'Il ne répond pas comme un nœud.',
  tooLarge: 'Une requête ou sa réponse était trop volumineuse.',
  refused: 'Il a rejeté la requête. L’adresse, ou une clé qu’elle contient, est peut-être fausse.',
  denied: 'Il a rejeté la requête. L’adresse, ou une clé qu’elle contient, est peut-être fausse.',
  limited: 'Il limite le nombre de requêtes qu’il accepte. Testez-le de nouveau dans une minute.',
}

export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `Le nœud ne dessert pas ${chainName}.` })[failure] ?? 'Il a renvoyé une erreur.'

export const healthTable = {
  title: 'Nœuds depuis l’ouverture de cette page',
  node: 'Nœud et dernière réponse',
  state: 'État',
  inUse: 'Utilisé',
  reserve: 'En réserve',
  unused: 'Pas encore utilisé',
  failing: 'En échec',
}

export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { one: `${count} nœud`, many: `${count} de nœuds`, other: `${count} nœuds` })}, ${inUse === null ? 'aucun utilisé' : `${inUse} utilisé`}`

export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'Pas encore de réponse'
    : `A répondu ${ageText(answeredAt, now)}${answerMs === null ? '' : ` en ${grouped(String(answerMs))}\u00a0ms`}`

export function headText(block: number, lag: number | null): string {
  const newest = `Dernier bloc ${grouped(String(block))}`
  return lag === null
    ? newest
    : counted(lag, {
        one: `${newest}, 1 bloc de retard`,
        many: `${newest}, ${grouped(String(lag))} de blocs de retard`,
        other: `${newest}, ${grouped(String(lag))} blocs de retard`,
      })
}

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'le nœud est injoignable',
  timedOut: 'le nœud n’a pas répondu à temps',
  malformed: 'le nœud n’a pas répondu comme un nœud',
  tooLarge: 'la requête ou la réponse était trop volumineuse',
  refused: 'le nœud a rejeté la requête',
  denied: 'le nœud a rejeté la clé ou l’adresse',
  limited: 'le nœud limite les requêtes',
  wrongChain: 'le nœud dessert un autre réseau',
  disagreement: 'le nœud est en désaccord avec les autres',
}

export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'le nœud a renvoyé une erreur'
  return counted(failures, {
    one: `La dernière requête a échoué\u00a0: ${why}`,
    many: `Les ${grouped(String(failures))} de requêtes les plus récentes ont échoué\u00a0: ${why}`,
    other: `Les ${grouped(String(failures))} dernières requêtes ont échoué\u00a0: ${why}`,
  })
}

export const requestsText = (requests: number) =>
  counted(requests, {
    one: `${grouped(String(requests))} requête dans la dernière minute`,
    many: `${grouped(String(requests))} de requêtes dans la dernière minute`,
    other: `${grouped(String(requests))} requêtes dans la dernière minute`,
  })
