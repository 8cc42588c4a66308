import { bytesToHex } from '@noble/hashes/utils.js'
import { BYTE_GAS, UINT256_MAX } from '#domain/chain/limits'
import type { Hex, SimulatedCall } from '#boundary/node'
import { checksummed } from '#boundary/checksum'
import { type Address, sameAddress } from '#domain/chain/address'
import { chainById } from '#config/chains'
import { deploymentOf } from '#config/deployments'
import { TRANSACTION_GAS } from '#domain/trade/limits'
import { SIMULATOR } from '#contracts/bytecode'
import { isRefusal, NodeError } from '#domain/chain/nodeError'
import { type CurrencyId, NATIVE, sameCurrency } from '#domain/token/token'
import { addressWord, bytesAt, bytesTail, callData, dynamicParts, lengthAt, uintAt, uintWord } from '../chain/words'
import { fallback } from '../chain/fallbacks'
import type { BlockSimulation, Node, Override } from '../chain/node'
import { netTransfers, tokensTaken } from '#domain/trade/received'
import type { EncodedCall } from './tradeAbi'

// The calls here are those of contracts/Simulator.sol, whose code a state override places at an address.

const RUN = '0x9993092e'
const PASS_ON = '0xbf2d5832'
const BALANCES_OF = '0xe098e844'
/** The value that marks a result as coming from the simulator: "Tidemark simulation 1" in ASCII. */
const SIGN = 0x546964656d61726b2073696d756c6174696f6e2031n << 88n

/** Encodes a call of `run((address,uint256,bytes)[],address[])`. */
export function encodeRun(calls: readonly EncodedCall[], tokens: readonly Address[]): Hex {
  const tuples = calls.map(
    ({ to, value, data }) => addressWord(to) + uintWord(value) + uintWord(96) + bytesTail(data.slice(2)),
  )
  const callList = uintWord(calls.length) + dynamicParts(tuples)
  const tokenList = uintWord(tokens.length) + tokens.map(addressWord).join('')
  return callData(RUN, dynamicParts([callList, tokenList]))
}

/** Encodes a call of `passOn(address,address,uint256)`. */
export function encodePassOn(token: Address, to: Address, divisor: number): Hex {
  return callData(PASS_ON, addressWord(token), addressWord(to), uintWord(divisor))
}

/** Encodes a call of `balancesOf(address,address[])`. */
function encodeBalancesOf(owner: Address, tokens: readonly Address[]): Hex {
  return callData(BALANCES_OF, addressWord(owner), uintWord(64), uintWord(tokens.length), ...tokens.map(addressWord))
}

/** Decodes the result of `balancesOf`; null if it comes from other code. */
function readBalances(
  { status, returnData }: Pick<SimulatedCall, 'status' | 'returnData'>,
  count: number,
): (bigint | null)[] | null {
  if (!status || returnData.length !== 2 + 64 * (count + 3) || lengthAt(returnData, 32) !== count + 1) return null
  return Array.from({ length: count + 1 }, (_, at) => noneIfAllOnes(uintAt(returnData, at, 64)))
}

const noneIfAllOnes = (units: bigint) => (units === UINT256_MAX ? null : units)

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
  const balances = (word: number) => words(word).map(noneIfAllOnes)
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
      /** In base units, of the native currency and of each token that answers. Includes unchanged balances. */
      changes: { currency: CurrencyId; before: bigint; after: bigint }[]
      /**
       * The tokens without a balance in `changes` that left the account according to the events, with their base units.
       * Absent if the node does not list the events.
       */
      taken?: [token: Address, units: bigint][]
      /** The changes of the recipient's balances of `tokens`; null for a token that does not answer. */
      received?: (bigint | null)[]
      /** The gas of each call as a separate transaction; slightly too low for later calls, which find warm storage. */
      gas: bigint[]
      results: Hex[]
    }
  | { state: 'reverted'; at: number; data: Hex | null; message: string }
  /** The node supports neither made-up blocks nor state overrides. */
  | { state: 'unsupported' }

interface SimulatedBalances {
  /** The tokens whose balances are read in addition to the native currency's. */
  tokens?: readonly Address[]
  /** The native balance for the simulation, in wei; by default the account's own. */
  balance?: bigint
  /** Another account, whose balances of `tokens` are read as well. */
  recipient?: Address
  /**
   * Whether calls that revert at the real fee count as reverted, even if they would succeed with free gas. A hook can tell
   * the two apart.
   */
  isStrict?: boolean
}

/** A transaction to simulate. With `gas`, its gas limit, it is first tried at the fee that a wallet would pay. */
export type TrialCall = EncodedCall & { gas?: bigint }

export interface Simulation {
  /**
   * Simulates an account's calls in order after the latest block, and returns the balances before and after. The
   * network's fee is not part of the change. Nothing is signed or sent. Allowances that a call grants are valid for the
   * later calls. Throws a NodeError if the node does not respond.
   */
  simulate(
    chainId: number,
    account: Address,
    calls: readonly TrialCall[],
    balances?: SimulatedBalances,
  ): Promise<SimulationResult>
}

function intrinsicGas(data: Hex): bigint {
  const bytes = data.slice(2).match(/../g) ?? []
  const zeros = bytes.filter((byte) => byte === '00').length
  return TRANSACTION_GAS + BigInt(zeros * BYTE_GAS.zero + (bytes.length - zeros) * BYTE_GAS.other)
}

const EXECUTION_REVERTED = 'execution reverted'

type Done = Extract<SimulationResult, { state: 'done' }>

function doneWith(
  tokens: readonly Address[],
  before: readonly (bigint | null)[],
  after: readonly (bigint | null)[],
  { gas, results }: Pick<Done, 'gas' | 'results'>,
): Done {
  const currencies: readonly CurrencyId[] = [NATIVE, ...tokens]
  const changes = currencies.flatMap((currency, index) => {
    const [owned, left] = [before[index] ?? null, after[index] ?? null]
    return owned === null || left === null ? [] : [{ currency, before: owned, after: left }]
  })
  return { state: 'done', changes, gas, results }
}

/** The result of a run whose first and last calls read the balances of the recipient, if there is one. */
function resultOf(
  all: RunReport,
  calls: readonly EncodedCall[],
  { tokens = [], recipient }: SimulatedBalances,
): SimulationResult {
  if (!recipient) return resultOfRun(all, calls, tokens)
  const own = <Each>(list: readonly Each[]) => list.slice(1, 1 + calls.length)
  const succeeded = Math.min(calls.length, all.succeeded - 1)
  const report = { ...all, succeeded, gas: own(all.gas), results: own(all.results) }
  const result = resultOfRun(report, calls, tokens)
  if (result.state !== 'done') return result
  const [before, after] = [all.results[0], all.results[calls.length + 1]].map((data) =>
    readBalances({ status: true, returnData: data ?? '0x' }, tokens.length),
  )
  const received = tokenChanges(before ?? null, after ?? null)
  return received ? { ...result, received } : { state: 'unsupported' }
}

function resultOfRun(report: RunReport, calls: readonly EncodedCall[], tokens: readonly Address[]): SimulationResult {
  if (report.succeeded < calls.length) {
    const data = report.results[report.succeeded] ?? '0x'
    return { state: 'reverted', at: report.succeeded, data, message: EXECUTION_REVERTED }
  }
  const gas = calls.map(({ data }, index) => intrinsicGas(data) + (report.gas[index] ?? 0n))
  return doneWith(tokens, report.before, report.after, { gas, results: report.results })
}

/*
 * A trial that a token can tell from the real transaction is worth nothing, because the token then behaves only in the
 * trial. The calls are therefore tried as transactions of a made-up block on top of the latest one (eth_simulateV1).
 * The account has its own code, its own balance and its own next nonce; `tx.origin` is the account; the block has the
 * next number, a later time, the latest base fee and a random prevRandao; and the gas limit and the gas price are about
 * those of the real transaction. Balances are read in transactions of their own by code at an address that nobody can
 * guess, through static calls, so that no token can note them.
 *
 * A token that leaves the account is refused whichever it is: the block's events tell (`tokensTaken`), because an honest
 * token emits one for each transfer, so that no approval of the account needs to be known.
 *
 * What differs nevertheless, and cannot be made equal:
 * - The time, the number and the base fee are those of the next block, while the real transaction may be mined later.
 *   The fee's recipient, the gas limit and the blob fee of the block are the node's choice, usually those of the latest
 *   block, and prevRandao is not the real one. Whatever a token draws from these, as from a lottery, may come out
 *   otherwise.
 * - What a network writes at the start of each block is absent, or that of the latest one: the root of the beacon chain
 *   (EIP-4788), the history of block hashes (EIP-2935), and what rollups store of the first layer. On Arbitrum, the
 *   number that contracts see is the node's choice.
 * - Which transactions come before in the block, as an attacker's, nobody can know. The state is up to a second older
 *   than the newest one.
 * - The gas limit and the gas price are not exactly those of the wallet. If the account cannot pay the fee, as an
 *   account whose fee others pay, or if a call fails so, the gas is free and its limit is the node's, and the base fee
 *   may be zero.
 * - Approvals and swap are transactions of one block here; by themselves they are mined in several blocks, and a batch
 *   is a single transaction, whose later calls find warm storage. A Safe or a bundler is not the origin of its calls.
 * - The deadline is that of the trial, and the sandwich guard is left out. Only the routers see them.
 * - A wallet may add an access list, send another gas limit, or send to another node. All of these are its own choice.
 * - A node that cannot make up blocks runs the calls in one `eth_call` from code placed over the account: the account's
 *   code, the block, the base fee and the gas price then tell of the trial. There are no events either, so only the
 *   tokens whose balances are read can be seen to leave (`tokensOf`). To find the account's other approvals would take a
 *   search of all blocks, as the profile page makes it.
 *
 * A token that behaves otherwise for any of these reasons is bound only by the router, which compares the balance before
 * and after. That balance is the token's own answer: nothing binds a token that lies about it, that answers the router
 * otherwise than others, or that takes back later what it paid out. No other contract knows what the account holds, so
 * there is nothing to compare with, and what a later transfer will do cannot be tried before it.
 */

/** The address whose events stand for transfers of the native coin in a made-up block. */
const TRANSFERRED_COIN: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
/** The gas for reading balances. It is enough for some dozens of tokens. */
const READ_GAS = 3_000_000n
const READER_BALANCE = 1n << 96n
/** The age of a block that is still taken for the latest one, and of a tip that is still taken for the usual one. */
const HEAD_AGE_MS = 1_000
const TIP_AGE_MS = 60_000
const USUAL_BLOCK_SECONDS = 12

const randomHex = (bytes: number): Hex => `0x${bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))}`

export const randomAddress = (): Address => checksummed(randomHex(20))

/**
 * The native coin that an account received, less what it sent. It is counted by transfers, because the balance after
 * includes the network's fee. Null if the node did not list the transfers.
 */
function coinMoved(account: Address, calls: readonly EncodedCall[], done: readonly SimulatedCall[]): bigint | null {
  const logs = done.map((each) => each.logs.filter(({ address }) => sameAddress(address, TRANSFERRED_COIN)))
  const net = (at: number) => netTransfers(logs[at] ?? [], account)[0]?.[1] ?? 0n
  const isListed = calls.every(({ value }, at) => value === 0n || (logs[at] ?? []).length > 0)
  return isListed ? calls.reduce((sum, _, at) => sum + net(at), 0n) : null
}

/** With `ample`, the gas is paid for, and its limit is at least AMPLE_GAS. */
type Attempt = 'paid' | 'ample' | 'free'

/** The gas limit of calls that failed at about the limit of a wallet, so that only too low a limit is told from a refusal. */
const AMPLE_GAS = 3_000_000n

interface BlockTrial {
  account: Address
  calls: readonly TrialCall[]
  balances: SimulatedBalances
}

/** The differences of two reads of an account's tokens; null if one of them comes from other code. */
function tokenChanges(
  before: readonly (bigint | null)[] | null,
  after: readonly (bigint | null)[] | null,
): (bigint | null)[] | null {
  if (!before || !after) return null
  return before.slice(1).map((owned, at) => {
    const left = after[at + 1] ?? null
    return owned === null || left === null ? null : left - owned
  })
}

/** The balances after a made-up block; null if the node does not list what was asked for, or contradicts itself. */
function balancesAfter(
  { account, calls }: BlockTrial,
  done: readonly SimulatedCall[],
  { owned, left }: { owned: readonly (bigint | null)[]; left: readonly (bigint | null)[] | null },
): (bigint | null)[] | null {
  const moved = coinMoved(account, calls, done)
  const [ether, etherLeft] = [owned[0] ?? null, left?.[0] ?? null]
  if (!left || moved === null || ether === null || etherLeft === null) return null
  // The fee cannot be negative, so a larger balance means that the transfers were not all listed.
  return ether + moved < etherLeft ? null : [ether + moved, ...left.slice(1)]
}

/** The result of a made-up block; null if the node did not do what it was asked for. */
function blockResult(trial: BlockTrial, all: readonly SimulatedCall[]): SimulationResult | null {
  const { tokens = [], recipient } = trial.balances
  const owners = recipient ? 2 : 1
  const read = (of: SimulatedCall | undefined) => of && readBalances(of, tokens.length)
  const [before, after] = [all.slice(0, owners).map(read), all.slice(-owners).map(read)]
  const done = all.slice(owners, -owners)
  const owned = before[0] ?? null
  if (!owned) return null
  const at = done.findIndex(({ status }) => !status)
  const failed = done[at]
  if (failed)
    return { state: 'reverted', at, data: failed.error?.data ?? failed.returnData, message: EXECUTION_REVERTED }
  const left = balancesAfter(trial, done, { owned, left: after[0] ?? null })
  const received = recipient ? tokenChanges(before[1] ?? null, after[1] ?? null) : []
  const gas = done.map(({ gasUsed }) => gasUsed)
  const results = done.map(({ returnData }) => returnData)
  if (!left || !received) return null
  const result = doneWith(tokens, owned, left, { gas, results })
  const known = [TRANSFERRED_COIN, ...result.changes.map(({ currency }) => currency)]
  const logs = done.flatMap((each) => each.logs)
  const taken = tokensTaken(logs, trial.account).filter(([token]) => !known.some((each) => sameCurrency(each, token)))
  return { ...result, taken, ...(recipient && { received }) }
}

/** Whether a node has refused a simulation, or has answered that it reverts. */
const isNegative = (error: unknown): error is NodeError =>
  error instanceof NodeError && (error.failure === 'reverted' || isRefusal(error))

export const ifNegative = fallback(isNegative)

/** Tries calls in a made-up block. Null means that the node cannot do this, or not for these calls. */
function createBlockTrials(node: Node) {
  const unable = new Set<number>()
  const tips = new Map<number, { readAt: number; tip: Promise<bigint> }>()

  function tipOf(chainId: number): Promise<bigint> {
    const known = tips.get(chainId)
    if (known && performance.now() - known.readAt < TIP_AGE_MS) return known.tip
    const tip = node.priorityFee(chainId).catch(() => 1n)
    tips.set(chainId, { readAt: performance.now(), tip })
    return tip
  }

  /** One attempt, either at the usual fee or with free gas. */
  async function attempt(chainId: number, trial: BlockTrial, kind: Attempt): Promise<SimulationResult | null> {
    const { account, calls, balances } = trial
    const isPaid = kind !== 'free'
    const [head, tip] = await Promise.all([node.head(chainId, HEAD_AGE_MS), isPaid ? tipOf(chainId) : 0n])
    const seconds = Math.max(1, Math.round(chainById(chainId)?.blockSeconds ?? USUAL_BLOCK_SECONDS))
    const reader = randomAddress()
    const fees = isPaid ? { fees: { most: head.baseFeePerGas + tip, tip } } : {}
    const owners = [account, ...(balances.recipient ? [balances.recipient] : [])]
    const reads = owners.map((owner) => ({
      from: reader,
      to: reader,
      value: 0n,
      data: encodeBalancesOf(owner, balances.tokens ?? []),
      gas: READ_GAS,
      ...fees,
    }))
    const own = calls.map(({ to, value, data, gas }) => ({
      from: account,
      to,
      value,
      data,
      ...(isPaid && gas !== undefined && { gas: kind === 'ample' && gas < AMPLE_GAS ? AMPLE_GAS : gas }),
      ...fees,
    }))
    const simulation: BlockSimulation = {
      parent: head.number,
      header: {
        ...(!deploymentOf(chainId)?.arbSys && { number: head.number + 1 }),
        time: head.timestamp + seconds,
        baseFeePerGas: head.baseFeePerGas,
        prevRandao: randomHex(32),
      },
      overrides: {
        [reader]: { code: SIMULATOR, balance: READER_BALANCE },
        ...(balances.balance !== undefined && { [account]: { balance: balances.balance } }),
      },
      calls: [...reads, ...own, ...reads],
      isValidated: isPaid,
    }
    return blockResult(trial, await node.simulateBlock(chainId, simulation))
  }

  return async (chainId: number, trial: BlockTrial): Promise<SimulationResult | null> => {
    const hasGas = trial.calls.length > 0 && trial.calls.every(({ gas }) => gas !== undefined)
    const { isStrict = false } = trial.balances
    const paid: readonly Attempt[] = !hasGas ? [] : isStrict ? ['paid', 'ample'] : ['paid']
    for (const kind of [...paid, 'free'] as const) {
      if (unable.has(chainId)) return null
      try {
        const result = await attempt(chainId, trial, kind)
        if (result && (result.state === 'done' || kind !== 'paid')) return result
      } catch (error) {
        if (!isNegative(error) && !(error instanceof NodeError && error.failure === 'malformed')) throw error
        if (error.failure === 'unsupported') unable.add(chainId)
      }
    }
    return null
  }
}

export function createSimulation(node: Node): Simulation {
  /** Whether the node can override the caller's code, by chain. A chain is added by its first simulation. */
  const support = new Map<number, boolean>()
  const tryInBlock = createBlockTrials(node)

  /** Runs calls through the simulator's code, which replaces the code of the account itself. */
  async function run(
    chainId: number,
    account: Address,
    calls: readonly EncodedCall[],
    { tokens = [], balance, recipient }: SimulatedBalances,
  ): Promise<RunReport | null> {
    const reader = randomAddress()
    const read = recipient ? [{ to: reader, value: 0n, data: encodeBalancesOf(recipient, tokens) }] : []
    const call = { from: account, to: account, value: 0n, data: encodeRun([...read, ...calls, ...read], tokens) }
    const override: Override = { code: SIMULATOR, ...(balance !== undefined && { balance }) }
    const readers: Record<Address, Override> = recipient ? { [reader]: { code: SIMULATOR } } : {}
    return readRun(await node.simulateWith(chainId, call, { ...readers, [account]: override }))
  }

  async function isSupported(chainId: number, account: Address): Promise<boolean> {
    const known = support.get(chainId)
    if (known !== undefined) return known
    const report = await run(chainId, account, [], {}).catch(ifNegative(null))
    support.set(chainId, report !== null)
    return report !== null
  }

  return {
    async simulate(chainId, account, calls, balances = {}) {
      // The wrapped coin sends 2,300 gas to whom it pays. To the proxy of a Safe that is enough only if its storage was
      // read before in the transaction, as it is when the Safe itself executes. This contract is known not to lie.
      const weth = deploymentOf(chainId)?.weth
      const isWrapAlone = calls.every(({ to }) => weth !== undefined && sameAddress(to, weth))
      const inBlock = isWrapAlone ? null : await tryInBlock(chainId, { account, calls, balances })
      if (inBlock) return inBlock
      if (support.get(chainId) === false) return { state: 'unsupported' }
      try {
        const report = await run(chainId, account, calls, balances)
        support.set(chainId, report !== null)
        return report ? resultOf(report, calls, balances) : { state: 'unsupported' }
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
