import { chainIdNumber, count, readResult } from '../../boundary/node'
import { NODE_DEADLINE_MS } from '../../domain/limits'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import { Allowance } from './allowance'
import { createEndpoint, type Endpoint, isEndpointsFault } from './endpoint'

/** JSON-RPC over `fetch`, with ordered endpoints. https://www.jsonrpc.org/specification */
export interface Transport {
  /**
   * The result of one call, as `read` makes it of what the endpoint said. Throws a NodeError. When `read` throws one,
   * the next endpoint is asked.
   */
  call<T>(method: string, params: readonly unknown[], read: (result: unknown) => T): Promise<T>
}

export interface TransportOptions {
  chainId: number
  chainName: string
  urls: readonly string[]
  /** How many endpoints must agree on an answer. */
  quorum: number
  /** A call settles within this time, all endpoints included. */
  deadlineMs?: number
}

interface CommonBlock {
  number: number
  /** Those that have it. */
  nodes: readonly Endpoint[]
}

/** Checks the whole set-up once, with the messages that the specification gives. */
export function checkSetup(chains: readonly { id: number; name: string; urls: readonly string[] }[], quorum: number) {
  if (chains.length === 0) throw new Error('must have at least one chain')
  if (!Number.isInteger(quorum) || quorum < 1) throw new Error('quorum cannot be lower than minQuorum')
  for (const { id, name, urls } of chains) {
    if (urls.length >= quorum) continue
    throw new Error(
      `Could not find valid provider configuration for chain "${name}". Add an RPC URL for it: set RPC_URLS_${id} or ALCHEMY_KEY.`,
    )
  }
}

/**
 * What is told of a call that no node carried out: that the contract refuses it, when it takes more time or gas than
 * any of them gives; otherwise that it was too much for one, or else what befell the first.
 */
function verdict(failures: readonly NodeError[]): NodeError | undefined {
  const capped = failures.find(({ failure }) => failure === 'capped')
  if (!capped) return failures[0]
  const isEach = failures.every(({ failure }) => failure === 'capped' || failure === 'reverted')
  return isEach ? new NodeError('reverted', capped.message, capped.data) : capped
}

/** For comparing answers. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))
}

/** So long the block that the nodes have in common is used without asking anew. */
const COMMON_BLOCK_MS = 3_000
/** Once enough nodes have told their block, the others are waited for no longer than this. */
const LATE_BLOCK_MS = 500

/** What is the same on every node at a block. One that says something else is wrong. */
const STATE = new Set(['eth_call', 'eth_getBalance', 'eth_getTransactionCount', 'eth_getCode'])
/** Where honest nodes differ, each being right: of such numbers, the one in the middle is taken. */
const ADVICE = new Set(['eth_estimateGas', 'eth_maxPriorityFeePerGas'])

const asNumber = (value: unknown) => BigInt(String(value))

/** The one in the middle, or the higher one of two. */
function middleOf<T>(values: readonly T[]): T | undefined {
  const sorted = [...values].sort((a, b) => (asNumber(a) < asNumber(b) ? -1 : 1))
  return sorted[sorted.length >> 1]
}

/**
 * A transport for one chain. Endpoints are tried in order; one that answered is asked first the next time.
 *
 * With a quorum, nodes are compared at one block: what is asked of the latest block is asked of the highest one that
 * enough of them have reached, so that one that is a block behind is not taken for a liar.
 */
export function createTransport(options: TransportOptions): Transport {
  const { chainId, chainName, urls, quorum, deadlineMs = NODE_DEADLINE_MS } = options
  const endpoints = urls.map((url) => createEndpoint(url, verify))
  const liars = new Set<Endpoint>()
  let preferred = 0
  let common: { since: number; block: Promise<CommonBlock> } | undefined

  function verify(answered: unknown) {
    if (readResult(chainIdNumber, answered, 'the chain id') === chainId) return
    throw new NodeError('wrongChain', `The node does not serve ${chainName}.`)
  }

  async function firstAnswer<T>(method: string, params: readonly unknown[], read: (result: unknown) => T) {
    const allowance = new Allowance(deadlineMs)
    const failures: NodeError[] = []
    // The next call starts with another endpoint than this one did, unless one gave at least an error.
    let next = preferred + 1
    for (let turn = 0; turn < endpoints.length && !allowance.spent; turn++) {
      const at = (preferred + turn) % endpoints.length
      const endpoint = endpoints[at]
      if (!endpoint) continue
      allowance.begin(endpoints.length - turn)
      try {
        const result = read(await endpoint.ask(method, params, allowance))
        preferred = at
        return result
      } catch (error) {
        if (!isEndpointsFault(error)) throw error
        if (isRefusal(error) || error.failure === 'capped') next = at
        failures.push(error)
      }
    }
    preferred = next % Math.max(1, endpoints.length)
    throw verdict(failures) ?? new NodeError('notConfigured', `No providers configured for chain "${chainId}"`)
  }

  const voters = () => endpoints.filter((endpoint) => !liars.has(endpoint))

  /** Without those that were dropped it does not go on, and not all of them need have lied: a block may be taken back. */
  function noAgreement(failure: NodeError | undefined): NodeError {
    liars.clear()
    common = undefined
    return failure ?? new NodeError('network', 'Too few nodes answered.')
  }

  /** The highest block that as many nodes have reached as must agree, and which nodes these are. */
  function findCommonBlock(): Promise<CommonBlock> {
    return new Promise((resolve, reject) => {
      const reached = new Map<Endpoint, number>()
      const asked = voters()
      let left = asked.length
      if (left === 0) reject(noAgreement(undefined))
      let failure: NodeError | undefined
      const conclude = () => {
        const number = [...reached.values()].sort((a, b) => b - a)[quorum - 1]
        if (number === undefined) reject(noAgreement(failure))
        else resolve({ number, nodes: asked.filter((endpoint) => (reached.get(endpoint) ?? -1) >= number) })
      }
      for (const endpoint of asked) {
        const allowance = new Allowance(deadlineMs)
        allowance.begin(2)
        endpoint
          .ask('eth_blockNumber', [], allowance)
          .then((result) => {
            reached.set(endpoint, readResult(count, result, 'the block number'))
            if (reached.size === quorum) setTimeout(conclude, LATE_BLOCK_MS)
          })
          .catch((error: unknown) => {
            if (error instanceof NodeError) failure ??= error
          })
          .finally(() => {
            left -= 1
            if (left === 0) conclude()
          })
      }
    })
  }

  function commonBlock(): Promise<CommonBlock> {
    if (common && performance.now() - common.since < COMMON_BLOCK_MS) return common.block
    const found = { since: performance.now(), block: findCommonBlock() }
    common = found
    found.block.catch(() => {
      if (common === found) common = undefined
    })
    return found.block
  }

  async function agreedAnswer<T>(method: string, params: readonly unknown[], read: (result: unknown) => T) {
    const allowance = new Allowance(deadlineMs)
    const isOfLatest = params.includes('latest')
    const { number, nodes } = isOfLatest ? await commonBlock() : { number: 0, nodes: voters() }
    const asked = nodes.filter((endpoint) => !liars.has(endpoint))
    const pinned = params.map((param) => (param === 'latest' ? `0x${number.toString(16)}` : param))

    const answers = new Map<string, { value: T; from: Endpoint[] }>()
    const values: T[] = []
    const refusals: NodeError[] = []
    const failures: NodeError[] = []
    for (const [turn, endpoint] of asked.entries()) {
      if (allowance.spent) break
      allowance.begin(asked.length - turn)
      try {
        const value = read(await endpoint.ask(method, pinned, allowance))
        values.push(value)
        const key = textOf(value)
        const answer = answers.get(key) ?? { value, from: [] }
        answer.from.push(endpoint)
        answers.set(key, answer)
        if (answer.from.length < quorum || ADVICE.has(method)) continue
        if (STATE.has(method)) {
          for (const [otherKey, { from }] of answers) if (otherKey !== key) from.forEach((liar) => liars.add(liar))
        }
        // What follows a receipt is read after its block.
        if (method === 'eth_getTransactionReceipt' && value !== null) common = undefined
        return value
      } catch (error) {
        if (isEndpointsFault(error)) {
          failures.push(error)
          continue
        }
        if (!(error instanceof NodeError)) throw error
        // Refused by a contract, says this node; it needs as many to be believed. Not all send along what it says.
        refusals.push(error)
        if (refusals.length >= quorum) throw refusals.find(({ data }) => data !== null) ?? error
      }
    }
    if (ADVICE.has(method) && values.length >= quorum) return middleOf(values) as T
    if (answers.size + Math.min(refusals.length, 1) > 1) {
      throw noAgreement(new NodeError('disagreement', 'The nodes disagree, so no answer is used.'))
    }
    // Too much for each that was asked: as many as must agree say so.
    const told =
      answers.size === 0 && failures.length + refusals.length >= quorum ? verdict([...failures, ...refusals]) : null
    if (told?.failure === 'reverted') throw told
    throw noAgreement(failures[0])
  }

  return {
    call: (method, params, read) =>
      quorum > 1 ? agreedAnswer(method, params, read) : firstAnswer(method, params, read),
  }
}
