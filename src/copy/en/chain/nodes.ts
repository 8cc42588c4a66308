import { all, counted } from '../browser/grammar'
import { HEAD_STALE_S } from '../../../domain/chain/limits'
import type { AbilityReport, NodeAbility, StateAge } from '../../../domain/chain/nodeReport'
import { grouped } from '../../../domain/browser/locale'
import type { NodeFailure } from '../../../domain/chain/nodeError'
import type { EndpointHealth } from '../../../domain/chain/nodeHealth'
import { ageText } from '../browser/time'

/** Texts about the node in use and the test of another node. */

export const USE_SITE_NODES = 'Use the site’s nodes'
export const YOUR_NODE = 'Your node'
export const SITE_NODE = 'The site’s'
export const TEST = 'Test'
/** Follows the button's label "Test", for screen readers only. */
export const NODE_IN_USE = ', the node in use'
export const OWN_NODE = 'A node of your own'
export const OWN_NODE_HINT =
  'It is tested first. Once you use it, everything about this network is read from it alone. Whoever runs it can see your internet address and what you look at, and could show you wrong figures.'
/** The placeholder of the empty field for a node's URL. */
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'This site allows only its own nodes.'
export const IN_USE = 'In use'
export const USE_NODE = 'Use this node'
/** Why a text cannot be tested as a node's URL. */
export const NO_NODE_URL =
  'Enter an https:// address, or http://localhost or http://127.0.0.1 for a node on this machine. It must not contain a user name.'

/** Announced to screen readers after the visitor has chosen a node. */
export const OWN_NODE_USED = 'Your node is now in use.'
export const SITE_NODES_USED = 'The site’s nodes are in use again.'

export const inUseFor = (chainName: string) => `In use for ${chainName}`
export const nothingRead = (chainName: string) =>
  `Until this changes, nothing about ${chainName} can be loaded, because no other node is used.`
export const cannotBeUsed = (host: string) => `${host} cannot be used`

/** Texts of the table of a node's abilities. */
export const abilityTable = {
  ability: 'Ability and purpose',
  found: 'Result',
  unclear: 'Unclear',
  yes: 'Yes',
  no: 'No',
}

/** Labels and units of the measurements of a node. */
export const nodeFigures = {
  block: 'Newest block',
  age: 'Block age',
  ageUnit: 's',
  answer: 'Response time',
  answerUnit: 'ms',
  chainId: 'Chain id',
}

/** Why nothing can be read through the visitor's own node. */
export const OWN_NODE_PROBLEM = {
  otherChain: 'Your node serves another network',
  limited: 'Your node limits requests',
  offline: 'Your node does not respond',
}

/** Shown if only the visitor's own node is used. */
export const NOBODY_ELSE = 'No other node is used. '

/**
 * Says which nodes are used in addition to the site's first one. If a quorum is set, all of them are asked, so none is
 * described as a fallback.
 * @param quorum - how many responses must agree
 */
export function otherNodes(hosts: readonly string[], quorum: number): string {
  const names = all(hosts)
  if (hosts.length === 0) return ''
  return quorum > 1
    ? counted(hosts.length, {
        one: `${names} is used as well, and ${quorum} responses must agree. `,
        other: `${names} are used as well, and ${quorum} responses must agree. `,
      })
    : counted(hosts.length, {
        one: `If it does not respond, ${names} is used. `,
        other: `If it does not respond, ${names} are used. `,
      })
}

export const namesReadOn = (chainName: string) =>
  `Names and profile pictures are read from ${chainName}, through the site’s nodes.`

/**
 * The summary of a node's test.
 * @param counts - how many abilities are missing, and how many could not be determined
 */
export function reportSummary(
  host: string,
  { missing, unclear, ageSeconds }: { missing: number; unclear: number; ageSeconds: number },
): string {
  const sentences = [
    missing + unclear === 0 ? `${host} can do everything that this site needs.` : `${host} can be used.`,
  ]
  if (missing > 0)
    sentences.push(counted(missing, { one: 'One ability is missing.', other: `${missing} abilities are missing.` }))
  if (unclear > 0) {
    sentences.push(
      counted(unclear, {
        one: 'One could not be determined: test it again.',
        other: `${unclear} could not be determined: test it again.`,
      }),
    )
  }
  if (ageSeconds > HEAD_STALE_S)
    sentences.push(
      `Its newest block is more than ${HEAD_STALE_S / 60} minutes old; until it catches up, nothing can be traded.`,
    )
  return sentences.join(' ')
}

interface AbilityWords {
  name: string
  /** What this site uses the ability for. */
  use: string
  /** What does not work without the ability. */
  missing: string
}

/** The name of each ability of a node, and what it means for this site. */
export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'Network', use: 'Everything', missing: 'Nothing can be read.' },
  batches: {
    name: 'Batches of calls',
    use: 'One request for everything about a block',
    missing: 'Each block takes several requests, so prices arrive later.',
  },
  overrides: {
    name: 'State override',
    use: 'Balance changes in the review, and token fees',
    missing: 'The review shows no balance changes, and token fees are not measured.',
  },
  archive: {
    name: 'State of past blocks',
    use: 'Charts and price changes',
    missing: 'Charts reach only as far back as it does, or use sources with fewer readings.',
  },
  logs: {
    name: 'Logs',
    use: 'Charts where the state of past blocks is missing',
    missing: 'Most charts are missing when the state of past blocks is missing, too.',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30 days',
  '7d': '7 days',
  '24h': '24 hours',
  '1h': 'One hour',
}

/** The finding about an ability, for example "Back 30 days". */
export function findingText({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>): string {
  switch (finding.kind) {
    case 'network':
      return `${finding.chainName}, chain id ${finding.chainId}`
    case 'batches':
      return `Up to ${finding.calls} calls at once${isAble ? '' : ', no more'}`
    case 'overrides':
      return 'Code and calls'
    case 'statesBack':
      return `${AGES[finding.age]} back${isAble ? '' : ', no further'}`
    case 'allStates':
      return 'Back to the first block'
    case 'newestStates':
      return 'Only the newest blocks'
    case 'logs':
      return `Up to ${grouped(String(finding.blocks))} blocks at once`
    case 'refused':
      return 'Refused'
    case 'limited':
      return 'Too many requests right now'
    case 'unanswered':
      return 'Could not be determined'
  }
}

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'It cannot be reached. It may be down, or may not accept requests from web pages.',
  timedOut: 'It did not respond in time.',
  malformed: 'It does not respond like a node.',
  tooLarge: 'It does not respond like a node.',
  refused: 'It refused the request. The address, or a key in it, may be wrong.',
  denied: 'It refused the request. The address, or a key in it, may be wrong.',
  limited: 'It limits how many requests it accepts. Test it again in a minute.',
}

/** Why a node that was tested for a network cannot be used. */
export function trialProblem(failure: NodeFailure, chainName: string): string {
  if (failure === 'wrongChain') return `The node does not serve ${chainName}.`
  return PROBLEMS[failure] ?? 'It returned an error.'
}

/** Texts of the table of nodes, which shows how well each of them responds. */
export const healthTable = {
  title: 'Nodes since this page was opened',
  node: 'Node and last response',
  state: 'State',
  inUse: 'In use',
  reserve: 'Standby',
  unused: 'Not used yet',
  failing: 'Failing',
}

/**
 * The number of nodes and the node in use, for example "3 nodes, eth.example in use". `inUse` is null while no node
 * responds.
 */
export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { one: '1 node', other: `${count} nodes` })}, ${inUse === null ? 'none in use' : `${inUse} in use`}`

/** Says when the last response came, and how long it took. */
export function answerText({ answeredAt, answerMs }: EndpointHealth, now: number): string {
  if (answeredAt === null) return 'No response yet'
  const took = answerMs === null ? '' : ` in ${grouped(String(answerMs))} ms`
  return `Responded ${ageText(answeredAt, now)}${took}`
}

/**
 * The newest block of a node.
 * @param lag - how many blocks the node was behind the other nodes
 */
export function headText(block: number, lag: number): string {
  const newest = `Newest block ${grouped(String(block))}`
  if (lag === 0) return newest
  return counted(lag, { one: `${newest}, 1 block behind`, other: `${newest}, ${grouped(String(lag))} blocks behind` })
}

/** These texts replace the node's own message, which might repeat its URL and a key in it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'cannot be reached',
  timedOut: 'did not respond in time',
  malformed: 'did not respond like a node',
  tooLarge: 'returned too much data',
  refused: 'refused the request',
  denied: 'refused the key or the address',
  limited: 'limits requests',
  wrongChain: 'serves another network',
  disagreement: 'disagrees with the other nodes',
}

/**
 * Says that a node's last requests failed, and why.
 * @param failures - how many requests in a row have failed
 */
export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'returned an error'
  return counted(failures, {
    one: `The last request failed: ${why}`,
    other: `The last ${grouped(String(failures))} requests failed: ${why}`,
  })
}

export const requestsText = (requests: number) =>
  counted(requests, {
    one: '1 request in the last minute',
    other: `${grouped(String(requests))} requests in the last minute`,
  })
