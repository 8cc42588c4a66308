import { TRANSACTION_GAS } from '../../domain/trade/limits'
import type { Hex } from '../../boundary/node'
import { SIMULATOR } from '../../contracts/bytecode'
import type { Address } from '../../domain/chain/address'
import { BYTE_GAS } from '../../domain/chain/limits'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import { NATIVE, type CurrencyId } from '../../domain/token/token'
import type { Node, Override } from '../chain/node'
import { encodeRun, readRun, type RunReport } from './simulatorCalls'
import type { EncodedCall } from './encodedCall'

export type SimulationResult =
  | {
      state: 'done'
      /**
       * The balances before and after, in base units, of the native currency and of each token that answers. Includes
       * unchanged balances.
       */
      changes: { currency: CurrencyId; before: bigint; after: bigint }[]
      /**
       * The gas of each call as a separate transaction. For later calls it is slightly too low, because they find warm
       * storage.
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
