import { HEAD_STALE_S } from '../../../domain/chain/limits'

/** The node in use, and the test of another one. */

export const USE_SITE_NODES = 'Use the site’s nodes'
export const YOUR_NODE = 'Your node'
export const SITE_NODE = 'The site’s'
export const TEST = 'Test'
/** After "Test", for screen readers. */
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

/** Announced after a choice. */
export const OWN_NODE_USED = 'Your node is now in use.'
export const SITE_NODES_USED = 'The site’s nodes are in use again.'

export const inUseFor = (chainName: string) => `In use for ${chainName}`
export const nothingRead = (chainName: string) =>
  `Until this changes, nothing about ${chainName} can be loaded, because no other node is used.`
export const cannotBeUsed = (host: string) => `${host} cannot be used`

/** The table of a node's abilities. */
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

/** If only the visitor's own node is used. */
export const NOBODY_ELSE = 'No other node is used. '

/**
 * Which nodes are used besides the first of the site's. With a quorum none is a fallback.
 * @param quorum - how many responses must agree
 */
export function otherNodes(hosts: readonly string[], quorum: number): string {
  const names = hosts.join(' and ')
  if (hosts.length === 0) return ''
  return quorum > 1
    ? `${names} ${hosts.length === 1 ? 'is' : 'are'} used as well, and ${quorum} responses must agree. `
    : `If it does not respond, ${names} ${hosts.length === 1 ? 'is' : 'are'} used. `
}

export const namesReadOn = (chainName: string) =>
  `Names and profile pictures are read from ${chainName}, through the site’s nodes.`

/**
 * The summary of a report.
 * @param counts - how many abilities are missing, and how many are unclear
 */
export function reportSummary(
  host: string,
  { missing, unclear, ageSeconds }: { missing: number; unclear: number; ageSeconds: number },
): string {
  const sentences = [
    missing + unclear === 0 ? `${host} can do everything that this site needs.` : `${host} can be used.`,
  ]
  if (missing > 0) sentences.push(missing === 1 ? 'One ability is missing.' : `${missing} abilities are missing.`)
  if (unclear > 0) sentences.push(`${unclear === 1 ? 'One' : unclear} could not be determined: test it again.`)
  if (ageSeconds > HEAD_STALE_S)
    sentences.push(
      `Its newest block is more than ${HEAD_STALE_S / 60} minutes old; until it catches up, nothing can be traded.`,
    )
  return sentences.join(' ')
}
