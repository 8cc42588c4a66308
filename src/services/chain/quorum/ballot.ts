import { NodeError } from '#domain/chain/nodeError'
import { type Endpoint, isEndpointsFault } from '../endpoint'
import { verdict } from './verdict'

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))
}

/** Methods whose result at a block must be the same on every node. A node with a different result is wrong. */
const STATE = new Set(['eth_call', 'eth_getBalance', 'eth_getTransactionCount', 'eth_getCode'])
/** Methods whose results may differ between correct nodes. Their median is used. */
const ADVISORY = new Set(['eth_estimateGas', 'eth_maxPriorityFeePerGas'])

const asNumber = (value: unknown) => BigInt(String(value))

/** The median; the higher of the two middle values if the number of values is even. */
function middleOf<T>(values: readonly T[]): T | undefined {
  const sorted = [...values].sort((a, b) => (asNumber(a) < asNumber(b) ? -1 : 1))
  return sorted[sorted.length >> 1]
}

/** Collects the nodes' responses to one call until enough of them agree. */
export class Ballot<T> {
  readonly #answers = new Map<string, { value: T; from: Endpoint[] }>()
  readonly #values: T[] = []
  readonly #refusals: NodeError[] = []
  readonly #failures: NodeError[] = []

  constructor(
    readonly method: string,
    readonly quorum: number,
  ) {}

  /** Counts a response. Returns whether enough nodes have given the same response. */
  isAgreed(value: T, endpoint: Endpoint): boolean {
    this.#values.push(value)
    const key = textOf(value)
    const answer = this.#answers.get(key) ?? { value, from: [] }
    answer.from.push(endpoint)
    this.#answers.set(key, answer)
    return answer.from.length >= this.quorum && !ADVISORY.has(this.method)
  }

  /** The nodes whose result differs although it must be the same on every node. */
  liars(agreed: T): Endpoint[] {
    if (!STATE.has(this.method)) return []
    const key = textOf(agreed)
    return [...this.#answers].flatMap(([otherKey, { from }]) => (otherKey === key ? [] : from))
  }

  /**
   * Counts an error. Once a quorum of nodes has reported that the call itself fails, returns one of their errors,
   * preferably one with revert data.
   */
  agreedRefusal(error: NodeError): NodeError | null {
    if (isEndpointsFault(error)) {
      this.#failures.push(error)
      return null
    }
    this.#refusals.push(error)
    if (this.#refusals.length < this.quorum) return null
    return this.#refusals.find(({ data }) => data !== null) ?? error
  }

  /** The outcome after all nodes were called. `isFinal`: enough nodes report that the call itself fails. */
  outcome(): { value: T } | { failure: NodeError | undefined; isFinal: false } | { failure: NodeError; isFinal: true } {
    if (ADVISORY.has(this.method) && this.#values.length >= this.quorum) return { value: middleOf(this.#values) as T }
    if (this.#answers.size + Math.min(this.#refusals.length, 1) > 1) {
      const failure = new NodeError('disagreement', 'The nodes disagree, so none of their responses is used.')
      return { failure, isFinal: false }
    }
    // Errors of a quorum of nodes count as a revert if the call exceeds the limits of all these nodes.
    const isEnough = this.#answers.size === 0 && this.#failures.length + this.#refusals.length >= this.quorum
    const common = isEnough ? verdict([...this.#failures, ...this.#refusals]) : undefined
    return common?.failure === 'reverted'
      ? { failure: common, isFinal: true }
      : { failure: this.#failures[0], isFinal: false }
  }
}
