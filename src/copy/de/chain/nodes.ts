import { all, counted } from '../browser/grammar'
import { HEAD_STALE_S } from '../../../domain/chain/limits'
import type { AbilityReport, NodeAbility, StateAge } from '../../../domain/chain/nodeReport'
import { grouped } from '../../../domain/browser/locale'
import type { NodeFailure } from '../../../domain/chain/nodeError'
import type { EndpointHealth } from '../../../domain/chain/nodeHealth'
import { ageText } from '../browser/time'

/** The node in use, and the test of another one. */

export const USE_SITE_NODES = 'Knoten der Website verwenden'
export const YOUR_NODE = 'Ihr Knoten'
export const SITE_NODE = 'Von der Website'
export const TEST = 'Testen'
/** After "Test", for screen readers. */
export const NODE_IN_USE = ', verwendeter Knoten'
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
export const NOBODY_ELSE = 'Kein anderer Knoten wird verwendet. '

/**
 * Which nodes are used in addition to the site's first one. With a quorum none is a fallback.
 * @param quorum - how many responses must agree
 */
export function otherNodes(hosts: readonly string[], quorum: number): string {
  const names = all(hosts)
  if (hosts.length === 0) return ''
  return quorum > 1
    ? counted(hosts.length, {
        one: `${names} wird ebenfalls verwendet, und ${quorum} Antworten müssen übereinstimmen. `,
        other: `${names} werden ebenfalls verwendet, und ${quorum} Antworten müssen übereinstimmen. `,
      })
    : counted(hosts.length, {
        one: `Antwortet er nicht, wird ${names} verwendet. `,
        other: `Antwortet er nicht, werden ${names} verwendet. `,
      })
}

export const namesReadOn = (chainName: string) =>
  `Namen und Profilbilder werden auf ${chainName} gelesen, über die Knoten der Website.`

/**
 * The summary of a report.
 * @param counts - how many abilities are missing, and how many are unclear
 */
export function reportSummary(
  host: string,
  { missing, unclear, ageSeconds }: { missing: number; unclear: number; ageSeconds: number },
): string {
  const sentences = [
    missing + unclear === 0 ? `${host} kann alles, was diese Website braucht.` : `${host} kann verwendet werden.`,
  ]
  if (missing > 0)
    sentences.push(counted(missing, { one: 'Eine Fähigkeit fehlt.', other: `${missing} Fähigkeiten fehlen.` }))
  if (unclear > 0) {
    sentences.push(
      counted(unclear, {
        one: 'Eine Fähigkeit ließ sich nicht feststellen: Testen Sie den Knoten erneut.',
        other: `${unclear} Fähigkeiten ließen sich nicht feststellen: Testen Sie den Knoten erneut.`,
      }),
    )
  }
  if (ageSeconds > HEAD_STALE_S)
    sentences.push(
      `Sein neuester Block ist mehr als ${HEAD_STALE_S / 60} Minuten alt; bis der Knoten aufgeholt hat, kann nichts gehandelt werden.`,
    )
  return sentences.join(' ')
}

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

/** The finding about an ability, for example "Back 30 days". */
export function findingText({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>): string {
  switch (finding.kind) {
    case 'network':
      return `${finding.chainName}, Chain-ID ${finding.chainId}`
    case 'batches':
      return `Bis zu ${finding.calls} Aufrufe auf einmal${isAble ? '' : ', nicht mehr'}`
    case 'overrides':
      return 'Code und Aufrufe'
    case 'statesBack':
      return `${AGES[finding.age]} zurück${isAble ? '' : ', nicht weiter'}`
    case 'allStates':
      return 'Bis zum ersten Block zurück'
    case 'newestStates':
      return 'Nur die neuesten Blöcke'
    case 'logs':
      return `Bis zu ${grouped(String(finding.blocks))} Blöcke auf einmal`
    case 'refused':
      return 'Abgelehnt'
    case 'limited':
      return 'Gerade zu viele Anfragen'
    case 'unanswered':
      return 'Nicht feststellbar'
  }
}

/** Our own words: a node's message might repeat its URL, and a key with it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'Er ist nicht erreichbar. Möglicherweise ist er ausgefallen oder nimmt keine Anfragen von Webseiten an.',
  timedOut: 'Er hat nicht rechtzeitig geantwortet.',
  malformed: 'Er antwortet nicht wie ein Knoten.',
  tooLarge: 'Er antwortet nicht wie ein Knoten.',
  refused: 'Er hat die Anfrage abgelehnt. Die Adresse oder ein Schlüssel darin kann falsch sein.',
  denied: 'Er hat die Anfrage abgelehnt. Die Adresse oder ein Schlüssel darin kann falsch sein.',
  limited: 'Er begrenzt, wie viele Anfragen er annimmt. Testen Sie ihn in einer Minute erneut.',
}

/** Why a node that was tested for a network cannot be used. */
export function trialProblem(failure: NodeFailure, chainName: string): string {
  if (failure === 'wrongChain') return `Der Knoten bedient ${chainName} nicht.`
  return PROBLEMS[failure] ?? 'Er hat einen Fehler zurückgegeben.'
}

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

/** When the last response came, and how long it took. */
export function answerText({ answeredAt, answerMs }: EndpointHealth, now: number): string {
  if (answeredAt === null) return 'Noch keine Antwort'
  const took = answerMs === null ? '' : `, in ${grouped(String(answerMs))}\u00a0ms`
  return `Antwort ${ageText(answeredAt, now)}${took}`
}

/** @param lag - how many blocks it was behind the other nodes */
export function headText(block: number, lag: number): string {
  const newest = `Neuester Block ${grouped(String(block))}`
  if (lag === 0) return newest
  return counted(lag, {
    one: `${newest}, 1 Block zurück`,
    other: `${newest}, ${grouped(String(lag))} Blöcke zurück`,
  })
}

/** Our own words: a node's message might repeat its URL, and a key with it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'nicht erreichbar',
  timedOut: 'hat nicht rechtzeitig geantwortet',
  malformed: 'hat nicht wie ein Knoten geantwortet',
  tooLarge: 'hat zu viele Daten geliefert',
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
