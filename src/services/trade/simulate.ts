import { BYTE_GAS, UINT256_MAX } from '../../domain/chain/limits'
import type { Hex } from '../../boundary/node'
import type { Address } from '../../domain/chain/address'
import { TRANSACTION_GAS } from '../../domain/trade/limits'
import { SIMULATOR } from '../../contracts/bytecode'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import { addressWord, bytesAt, bytesTail, callData, lengthAt, uintAt, uintWord } from '../chain/words'
import type { Node, Override } from '../chain/node'
import type { EncodedCall } from './tradeAbi'

// This module encodes and decodes the calls of contracts/Simulator.sol, whose code is placed at an address by a state
// override.

const RUN = '0x9993092e'
const PASS_ON = '0xbf2d5832'
/** The value that marks a result as coming from the simulator: "Tidemark simulation 1" in ASCII. */
const SIGN = 0x546964656d61726b2073696d756c6174696f6e2031n << 88n

/** ABI-encodes dynamic parts: first the offset of each part, then the parts. */
function table(parts: readonly string[]): string {
  let at = parts.length * 32
  const offsets = parts.map((part) => {
    const offset = uintWord(at)
    at += part.length / 2
    return offset
  })
  return offsets.join('') + parts.join('')
}

/** Encodes a call of `run((address,uint256,bytes)[],address[])`. */
export function encodeRun(calls: readonly EncodedCall[], tokens: readonly Address[]): Hex {
  const tuples = calls.map(
    ({ to, value, data }) => addressWord(to) + uintWord(value) + uintWord(96) + bytesTail(data.slice(2)),
  )
  const callList = uintWord(calls.length) + table(tuples)
  const tokenList = uintWord(tokens.length) + tokens.map(addressWord).join('')
  return callData(RUN, table([callList, tokenList]))
}

/** Encodes a call of `passOn(address,address,uint256)`. */
export function encodePassOn(token: Address, to: Address, divisor: number): Hex {
  return callData(PASS_ON, addressWord(token), addressWord(to), uintWord(divisor))
}

interface RunReport {
  /** The number of successful calls. Calls after a failed one were not executed. */
  succeeded: number
  /** Balances in base units: first the native currency's, then the tokens'; null for a token that does not answer. */
  before: (bigint | null)[]
  after: (bigint | null)[]
  gas: bigint[]
  results: Hex[]
}

/** Decodes the result of `run`; null if it comes from other code. Throws a NodeError if it is truncated. */
export function readRun(data: Hex): RunReport | null {
  if (data.length < 2 + 64 * 7 || uintAt(data, 0) !== 32n || uintAt(data, 1) !== SIGN) return null
  const listAt = (word: number) => 32 + Number(uintAt(data, word, 32))
  const words = (word: number) => {
    const at = listAt(word)
    return Array.from({ length: lengthAt(data, at) }, (_, index) => uintAt(data, index + 1, at))
  }
  const balances = (word: number) => words(word).map((units) => (units === UINT256_MAX ? null : units))
  const results = listAt(5)
  return {
    succeeded: Number(uintAt(data, 1, 32)),
    before: balances(2),
    after: balances(3),
    gas: words(4),
    results: words(5).map((_, index): Hex => `0x${bytesAt(data, index, results + 32)}`),
  }
}

export type SimulationResult =
  | {
      state: 'done'
      /**
       * The balances before and after, in base units, of the native currency and of each token that answers. Includes
       * unchanged balances.
       */
      changes: { currency: CurrencyId; before: bigint; after: bigint }[]
      /**
       * The gas of each call as a separate transaction. The figures of later calls are slightly too low, because these
       * calls find warm storage.
       */
      gas: bigint[]
      results: Hex[]
    }
  | { state: 'reverted'; at: number; data: Hex | null; message: string }
  /** The node does not support state overrides. */
  | { state: 'unsupported' }

export interface SimulatedBalances {
  /** The tokens whose balances are read in addition to the native currency's. */
  tokens?: readonly Address[]
  /** The native balance for the simulation, in wei; by default the account's own. */
  balance?: bigint
}

export interface Simulation {
  /**
   * Simulates an account's calls in order at the latest block, and returns the balances before and after. Nothing is
   * signed or sent. Allowances that a call grants are valid for the later calls. Throws a NodeError if the node does
   * not respond.
   */
  simulate(
    chainId: number,
    account: Address,
    calls: readonly EncodedCall[],
    balances?: SimulatedBalances,
  ): Promise<SimulationResult>
}

function intrinsicGas(data: Hex): bigint {
  const bytes = data.slice(2).match(/../g) ?? []
  const zeros = bytes.filter((byte) => byte === '00').length
  return TRANSACTION_GAS + BigInt(zeros * BYTE_GAS.zero + (bytes.length - zeros) * BYTE_GAS.other)
}

function resultOf(report: RunReport, calls: readonly EncodedCall[], tokens: readonly Address[]): SimulationResult {
  if (report.succeeded < calls.length) {
    const data = report.results[report.succeeded] ?? '0x'
    return { state: 'reverted', at: report.succeeded, data, message: 'execution reverted' }
  }
  const currencies: readonly CurrencyId[] = [NATIVE, ...tokens]
  const changes = currencies.flatMap((currency, index) => {
    const [before, after] = [report.before[index] ?? null, report.after[index] ?? null]
    return before === null || after === null ? [] : [{ currency, before, after }]
  })
  const gas = calls.map(({ data }, index) => intrinsicGas(data) + (report.gas[index] ?? 0n))
  return { state: 'done', changes, gas, results: report.results }
}

export function createSimulation(node: Node): Simulation {
  /** Whether the node can override the caller's code, by chain. A chain is added by its first simulation. */
  const support = new Map<number, boolean>()

  /** Runs calls through the simulator's code, which replaces the code of the account itself. */
  async function run(
    chainId: number,
    account: Address,
    calls: readonly EncodedCall[],
    { tokens = [], balance }: SimulatedBalances,
  ): Promise<RunReport | null> {
    const call = { from: account, to: account, value: 0n, data: encodeRun(calls, tokens) }
    const override: Override = { code: SIMULATOR, ...(balance !== undefined && { balance }) }
    return readRun(await node.simulateWith(chainId, call, { [account]: override }))
  }

  const isNegative = (error: unknown): error is NodeError =>
    error instanceof NodeError && (error.failure === 'reverted' || isRefusal(error))

  async function isSupported(chainId: number, account: Address): Promise<boolean> {
    const known = support.get(chainId)
    if (known !== undefined) return known
    const report = await run(chainId, account, [], {}).catch((error: unknown) => {
      if (isNegative(error)) return null
      throw error
    })
    support.set(chainId, report !== null)
    return report !== null
  }

  return {
    async simulate(chainId, account, calls, balances = {}) {
      if (support.get(chainId) === false) return { state: 'unsupported' }
      try {
        const report = await run(chainId, account, calls, balances)
        support.set(chainId, report !== null)
        return report ? resultOf(report, calls, balances.tokens ?? []) : { state: 'unsupported' }
      } catch (error) {
        if (!isNegative(error)) throw error
        // The simulator itself never reverts, so the node has a lower gas limit or does not support overrides.
        if (!(await isSupported(chainId, account))) return { state: 'unsupported' }
        if (error.failure !== 'reverted') throw error
        return { state: 'reverted', at: 0, data: error.data, message: error.message }
      }
    },
  }
}
