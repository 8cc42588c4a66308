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

export const USE_SITE_NODES = 'Knoten der Website verwenden'
export const YOUR_NODE = 'Ihr Knoten'
export const SITE_NODE = 'Von der Website'
export const TEST = 'Testen'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, verwendeter Knoten`
export const OWN_NODE = 'Ein eigener Knoten'
export const OWN_NODE_HINT =
  'Er wird zuerst getestet. Sobald Sie ihn verwenden, wird alles über dieses Netzwerk allein von ihm gelesen. Wer ihn betreibt, kann Ihre Internetadresse sehen und was Sie sich ansehen, und könnte Ihnen falsche Zahlen zeigen.'
/** The placeholder of the empty field for a node's URL. */
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'Diese Website erlaubt nur ihre eigenen Knoten.'
export const IN_USE = 'Aktiv'
export const USE_NODE = 'Knoten verwenden'
/** Why a text cannot be tested as a node's URL. */
export const NO_NODE_URL =
  'Geben Sie eine https://-Adresse ein, oder http://localhost oder http://127.0.0.1 für einen Knoten auf diesem Rechner. Sie darf keinen Benutzernamen enthalten.'

/** Announced after a choice. */
export const OWN_NODE_USED = 'Ihr Knoten wird jetzt verwendet.'
export const SITE_NODES_USED = 'Die Knoten der Website werden wieder verwendet.'

export const inUseFor = (chainName: string) => `Verwendet für ${chainName}`
export const nothingRead = (chainName: string) =>
  `Bis sich das ändert, kann nichts über ${chainName} geladen werden, weil kein anderer Knoten verwendet wird.`
export const cannotBeUsed = (host: string) => `${host} kann nicht verwendet werden`

/** The table of a node's abilities. */
export const abilityTable = {
  ability: 'Fähigkeit und Zweck',
  found: 'Ergebnis',
  unclear: 'Unklar',
  yes: 'Ja',
  no: 'Nein',
}

/** Labels and units of the measurements of a node. */
export const nodeFigures = {
  block: 'Neuester Block',
  age: 'Blockalter',
  ageUnit: 's',
  answer: 'Antwortzeit',
  answerUnit: 'ms',
  chainId: 'Chain-ID',
}

/** Why nothing can be read through the visitor's own node. */
export const OWN_NODE_PROBLEM = {
  otherChain: 'Ihr Knoten bedient ein anderes Netzwerk',
  limited: 'Ihr Knoten begrenzt Anfragen',
  offline: 'Ihr Knoten antwortet nicht',
}

/** If only the visitor's own node is used. */
export const NOBODY_ELSE = 'Kein anderer Knoten wird verwendet.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, {
      one: `${all(hosts)} wird ebenfalls verwendet, und ${quorum} Antworten müssen übereinstimmen.`,
      other: `${all(hosts)} werden ebenfalls verwendet, und ${quorum} Antworten müssen übereinstimmen.`,
    }),
  fallback: ({ hosts }) =>
    counted(hosts.length, {
      one: `Antwortet er nicht, wird ${all(hosts)} verwendet.`,
      other: `Antwortet er nicht, werden ${all(hosts)} verwendet.`,
    }),
}
/**
 * Says which nodes are used in addition to the site's first one. If a quorum is set, all of them are asked, so none is
 * described as a fallback.
 */
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `Namen und Profilbilder werden auf ${chainName} gelesen, über die Knoten der Website.`

/** The summary of a node's test. */
export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} kann alles, was diese Website braucht.` : `${host} kann verwendet werden.`,
    missing !== null && counted(missing, { one: 'Eine Fähigkeit fehlt.', other: `${missing} Fähigkeiten fehlen.` }),
    unclear !== null &&
      counted(unclear, {
        one: 'Eine Fähigkeit ließ sich nicht feststellen: Testen Sie den Knoten erneut.',
        other: `${unclear} Fähigkeiten ließen sich nicht feststellen: Testen Sie den Knoten erneut.`,
      }),
    staleMinutes !== null &&
      `Sein neuester Block ist mehr als ${staleMinutes} Minuten alt; bis der Knoten aufgeholt hat, kann nichts gehandelt werden.`,
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
  chain: { name: 'Netzwerk', use: 'Alles', missing: 'Nichts kann gelesen werden.' },
  batches: {
    name: 'Gebündelte Aufrufe',
    use: 'Eine einzige Anfrage für alles zu einem Block',
    missing: 'Jeder Block braucht mehrere Anfragen, deshalb treffen Preise später ein.',
  },
  overrides: {
    name: 'State Override',
    use: 'Guthabenänderungen in der Prüfansicht und Tokengebühren',
    missing: 'Die Prüfansicht zeigt keine Guthabenänderungen, und Tokengebühren werden nicht gemessen.',
  },
  archive: {
    name: 'Zustand früherer Blöcke',
    use: 'Charts und Preisänderungen',
    missing: 'Charts reichen nur so weit zurück wie der Zustand, oder nutzen Quellen mit weniger Messwerten.',
  },
  logs: {
    name: 'Logs',
    use: 'Charts, wo der Zustand früherer Blöcke fehlt',
    missing: 'Die meisten Charts fehlen, wenn auch der Zustand früherer Blöcke fehlt.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 Tage',
  '7d': '7 Tage',
  '24h': '24 Stunden',
  '1h': 'Eine Stunde',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, Chain-ID ${chainId}`,
  batches: ({ calls, isAble }) => `Bis zu ${calls} Aufrufe auf einmal${isAble ? '' : ', nicht mehr'}`,
  overrides: 'Code und Aufrufe',
  statesBack: ({ age, isAble }) => `${AGES[age]} zurück${isAble ? '' : ', nicht weiter'}`,
  allStates: 'Bis zum ersten Block zurück',
  newestStates: 'Nur die neuesten Blöcke',
  logs: ({ blocks }) => `Bis zu ${grouped(String(blocks))} Blöcke auf einmal`,
  refused: 'Abgelehnt',
  limited: 'Gerade zu viele Anfragen',
  unanswered: 'Nicht feststellbar',
}
/** The finding about an ability, for example "30 days back". */
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** Our own words: a node's message might repeat its URL, and a key with it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'Er ist nicht erreichbar. Möglicherweise ist er ausgefallen oder nimmt keine Anfragen von Webseiten an.',
  timedOut: 'Er hat nicht rechtzeitig geantwortet.',
  malformed: 'Er antwortet nicht wie ein Knoten.',
  tooLarge: 'Eine Anfrage oder die Antwort darauf war zu groß.',
  refused: 'Er hat die Anfrage abgelehnt. Die Adresse oder ein Schlüssel darin kann falsch sein.',
  denied: 'Er hat die Anfrage abgelehnt. Die Adresse oder ein Schlüssel darin kann falsch sein.',
  limited: 'Er begrenzt, wie viele Anfragen er annimmt. Testen Sie ihn in einer Minute erneut.',
}

/** Why a node that was tested for a network cannot be used. */
export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `Der Knoten bedient ${chainName} nicht.` })[failure] ??
  'Er hat einen Fehler zurückgegeben.'

/** The table of the nodes and how they do. */
export const healthTable = {
  title: 'Knoten seit dem Öffnen dieser Seite',
  node: 'Knoten und letzte Antwort',
  state: 'Status',
  inUse: 'Aktiv',
  reserve: 'In Reserve',
  unused: 'Noch ungenutzt',
  failing: 'Gestört',
}

/** For example "3 nodes, eth.example in use"; `inUse` is null while none responds. */
export const nodesSummary = (count: number, inUse: string | null) =>
  `${count} Knoten, ${inUse === null ? 'keiner aktiv' : `${inUse} aktiv`}`

/** Says when the last response came, and how long it took. */
export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'Noch keine Antwort'
    : `Antwort ${ageText(answeredAt, now)}${answerMs === null ? '' : `, in ${grouped(String(answerMs))}\u00a0ms`}`

/** @param lag - how many blocks it was behind the other nodes */
export function headText(block: number, lag: number | null): string {
  const newest = `Neuester Block ${grouped(String(block))}`
  return lag === null
    ? newest
    : counted(lag, {
        one: `${newest}, 1 Block zurück`,
        other: `${newest}, ${grouped(String(lag))} Blöcke zurück`,
      })
}

/** Our own words: a node's message might repeat its URL, and a key with it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'nicht erreichbar',
  timedOut: 'hat nicht rechtzeitig geantwortet',
  malformed: 'hat nicht wie ein Knoten geantwortet',
  tooLarge: 'Anfrage oder Antwort zu groß',
  refused: 'hat die Anfrage abgelehnt',
  denied: 'hat den Schlüssel oder die Adresse abgelehnt',
  limited: 'begrenzt Anfragen',
  wrongChain: 'bedient ein anderes Netzwerk',
  disagreement: 'widerspricht den anderen Knoten',
}

/** @param failures - how many requests in a row have failed */
export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'hat einen Fehler zurückgegeben'
  return counted(failures, {
    one: `Die letzte Anfrage ist fehlgeschlagen: ${why}`,
    other: `Die letzten ${grouped(String(failures))} Anfragen sind fehlgeschlagen: ${why}`,
  })
}

export const requestsText = (requests: number) =>
  counted(requests, {
    one: '1 Anfrage in der letzten Minute',
    other: `${grouped(String(requests))} Anfragen in der letzten Minute`,
  })
