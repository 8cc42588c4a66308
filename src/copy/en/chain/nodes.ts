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

/** Texts about the node in use, and about the test of a different node. */

export const USE_SITE_NODES = 'Use the site’s nodes'
export const YOUR_NODE = 'Your node'
export const SITE_NODE = 'The site’s'
export const TEST = 'Test'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}, the node in use`
export const OWN_NODE = 'A node of your own'
export const OWN_NODE_HINT =
  'It is tested first. Once you use it, everything about this network is read from it alone. Whoever runs it can see your internet address and what you look at, and could show you wrong figures.'
/** The placeholder of the empty field for a node's URL. */
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'This site allows only its own nodes.'
export const IN_USE = 'In use'
export const USE_NODE = 'Use this node'
/** Shown if the typed text cannot be tested as a node's URL. */
export const NO_NODE_URL =
  'Enter an https:// address, or http://localhost or http://127.0.0.1 for a node on this machine. It must not contain a user name.'

/** For screen readers: announced after the visitor has chosen a node. */
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
  block: 'Latest block',
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
export const NOBODY_ELSE = 'No other node is used.'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, {
      one: `${all(hosts)} is used as well, and ${quorum} responses must agree.`,
      other: `${all(hosts)} are used as well, and ${quorum} responses must agree.`,
    }),
  fallback: ({ hosts }) =>
    counted(hosts.length, {
      one: `If it does not respond, ${all(hosts)} is used.`,
      other: `If it does not respond, ${all(hosts)} are used.`,
    }),
}
/**
 * Says which nodes are used in addition to the site's first node. If a quorum is set, all nodes are asked, so no node
 * is described as a fallback.
 */
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `Names and profile pictures are read from ${chainName}, through the site’s nodes.`

/** The summary of a node's test. */
export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host} can do everything that this site needs.` : `${host} can be used.`,
    missing !== null &&
      counted(missing, { one: 'One ability is missing.', other: `${missing} abilities are missing.` }),
    unclear !== null &&
      counted(unclear, {
        one: 'One could not be determined: test it again.',
        other: `${unclear} could not be determined: test it again.`,
      }),
    staleMinutes !== null &&
      `Its latest block is more than ${staleMinutes} minutes old; until it catches up, nothing can be traded.`,
  )

interface AbilityWords {
  name: string
  /** The features of this site that need the ability. */
  use: string
  /** The features that do not work without the ability. */
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

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}, chain id ${chainId}`,
  batches: ({ calls, isAble }) => `Up to ${calls} calls at once${isAble ? '' : ', no more'}`,
  overrides: 'Code and calls',
  statesBack: ({ age, isAble }) => `${AGES[age]} back${isAble ? '' : ', no further'}`,
  allStates: 'Back to the first block',
  newestStates: 'Only the latest blocks',
  logs: ({ blocks }) => `Up to ${grouped(String(blocks))} blocks at once`,
  refused: 'Refused',
  limited: 'Too many requests right now',
  unanswered: 'Could not be determined',
}
/** The test's finding about an ability, for example "30 days back". */
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** These texts replace the node's own error message, which might contain the node's URL with an API key. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'It cannot be reached. It may be down, or may not accept requests from web pages.',
  timedOut: 'It did not respond in time.',
  malformed: 'It does not respond like a node.',
  tooLarge: 'A request or its response was too large.',
  refused: 'It refused the request. The address, or a key in it, may be wrong.',
  denied: 'It refused the request. The address, or a key in it, may be wrong.',
  limited: 'It limits how many requests it accepts. Test it again in a minute.',
}

/** Why a node that was tested for a network cannot be used. */
export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `The node does not serve ${chainName}.` })[failure] ?? 'It returned an error.'

/** Texts of the table of nodes and their responses. */
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

/** Says when a node last responded, and how long the response took. */
export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'No response yet'
    : `Responded ${ageText(answeredAt, now)}${answerMs === null ? '' : ` in ${grouped(String(answerMs))}\u00a0ms`}`

/**
 * The latest block of a node.
 * @param lag - how many blocks the node was behind the other nodes; null if it was not behind
 */
export function headText(block: number, lag: number | null): string {
  const latest = `Latest block ${grouped(String(block))}`
  return lag === null
    ? latest
    : counted(lag, { one: `${latest}, 1 block behind`, other: `${latest}, ${grouped(String(lag))} blocks behind` })
}

/** These texts replace the node's own error message, which might contain the node's URL with an API key. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: 'cannot be reached',
  timedOut: 'did not respond in time',
  malformed: 'did not respond like a node',
  tooLarge: 'request or response too large',
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
