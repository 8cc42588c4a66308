import { type Deployment, type V4Deployment, venueDeployment } from '#domain/chain/network'
import { type Address, ZERO_ADDRESS } from '#domain/chain/address'
import type { ContractsCheck } from '#domain/trade/plan'
import { deploymentOf } from '#config/deployments'
import { PERMIT2 } from '#config/uniswap'
import { blockNumberCall, GET_BLOCK_NUMBER } from '../chain/blockCalls'
import { type CallGroup, type CallResult, type ContractCall, groups, readGroup, single } from '../chain/multicall'
import type { Node } from '../chain/node'
import { v3Terms } from '#domain/pool/pool'
import { LIQUIDITY, v3PoolAddress } from '../pool/pools'
import { tickCalls } from '../pool/ticks'
import { permit2Call } from '../approval/permit2'
import { callData, uintAt, uintWord } from '../chain/words'
import { DECIMALS, SYMBOL } from '../token/erc20'
import { loadCalls, loadedWords } from '../pool/v4/storage'

/** WETH9() and factory() of periphery contracts of V3, factoryV2() of SwapRouter02, WETH() of Router02. */
const WETH9 = callData('0x4aa4a4fc')
const FACTORY = callData('0xc45a0155')
const FACTORY_V2 = callData('0x68e0d4e1')
const WETH = callData('0xad5c4648')
/** allPairsLength() of a V2 factory. */
const PAIRS = callData('0x574f2ba3')
/** feeAmountTickSpacing(uint24) of a V3 factory. */
const spacingOf = (fee: number) => callData('0x22afcccb', uintWord(fee))
/** deployer() of PancakeSwap's router and quoter, and poolDeployer() of its V3 factory. */
const DEPLOYER = callData('0xd5f39488')
const POOL_DEPLOYER = callData('0x3119049a')
/** getChainId() of Multicall3, and arbChainID() of ArbSys. */
const CHAIN = callData('0x3408e470')
const ARB_CHAIN = callData('0xd127f54a')

interface Question extends ContractCall {
  isRight: (result: CallResult, before: CallResult | undefined) => boolean
}

const isWord = ({ success, data }: CallResult) => success && data.length === 66
const isAbsent = ({ success, data }: CallResult) => success && data === '0x'

const question = (to: Address, data: ContractCall['data'], isRight: Question['isRight']): Question => ({
  to,
  data,
  isRight,
})
const counts = (to: Address, data: ContractCall['data'], expected: bigint): Question =>
  question(to, data, (result) => isWord(result) && uintAt(result.data, 0) === expected)
const names = (to: Address, data: ContractCall['data'], expected: Address): Question =>
  counts(to, data, BigInt(expected))

/**
 * Checks that a contract returns no word for a function that it does not have. The contract may revert or treat the
 * call as a deposit, but a contract that answers any call is not the expected one.
 */
const ignores = (to: Address, data: ContractCall['data']): Question => question(to, data, (result) => !isWord(result))

/** A symbol that begins with "USD", such as USDC.e, USDzC or USDB, encoded as `string` or as bytes32. */
const DOLLAR = /^0x(?:0{62}20[\da-f]{64})?555344/

/** Checks the dollar token, because all prices and losses would be wrong with another token. */
const dollarQuestions = (d: Deployment): Question[] => [
  counts(d.usdc, DECIMALS, BigInt(d.usdcDecimals ?? 6)),
  question(d.usdc, SYMBOL, ({ success, data }) => success && DOLLAR.test(data)),
]

const blockQuestions = (d: Deployment, chainId: number): Question[] => [
  question(d.multicall, GET_BLOCK_NUMBER, isWord),
  counts(d.multicall, CHAIN, BigInt(chainId)),
  ignores(d.multicall, WETH),
  ...(d.arbSys
    ? [
        // `ignores` is not used here, because a precompile would use all the gas of the request for an unknown
        // function. Instead, the results of two functions must differ, because a contract that answers any call would
        // return the same word twice.
        counts(d.arbSys, ARB_CHAIN, BigInt(chainId)),
        question(d.arbSys, blockNumberCall(d).data, (result, before) => isWord(result) && result.data !== before?.data),
      ]
    : []),
]

/** Checks the contracts that all trades use and, on a network with V2, those of V2 trades. */
const v2Questions = (d: Deployment, chainId: number): Question[] => [
  ...blockQuestions(d, chainId),
  counts(d.weth, DECIMALS, 18n),
  ignores(d.weth, FACTORY),
  ...dollarQuestions(d),
  ...(d.withoutV2 ? [] : pairQuestions(d)),
]

const pairQuestions = (d: Deployment): Question[] => [
  question(d.v2Factory, PAIRS, isWord),
  ignores(d.v2Factory, WETH),
  names(d.v2Router, FACTORY, d.v2Factory),
  names(d.v2Router, WETH, d.weth),
]

const routerQuestions = (d: Deployment): Question[] => [
  names(d.swapRouter, WETH9, d.weth),
  names(d.swapRouter, FACTORY, d.v3Factory),
  ...(d.withoutV2 ? [] : [names(d.swapRouter, FACTORY_V2, d.v2Factory)]),
]

function v3Questions(d: Deployment): Question[] {
  const address = v3PoolAddress(d, d.weth, d.usdc, 500)
  const ownFee = d.venue ? 2500 : 3000
  const lens = tickCalls(d, { id: address }, { first: 0, last: 0 })
  return [
    counts(d.v3Factory, spacingOf(500), 10n),
    counts(d.v3Factory, spacingOf(ownFee), BigInt(v3Terms(ownFee, d.venue).tickSpacing)),
    names(d.quoter, FACTORY, d.v3Factory),
    names(d.quoter, WETH9, d.weth),
    // The lens reverts if the pool does not exist, as is possible. An empty result means that there is no lens.
    question(address, LIQUIDITY, () => true),
    ...lens.map(({ to, data }) =>
      question(to, data, (result, pool) =>
        pool && isWord(pool) ? result.success && result.data.length >= 130 : !result.success,
      ),
    ),
  ]
}

/** Checks the contracts of PancakeSwap, whose V3 pools are created by a contract of their own. */
function pancakeQuestions(deployment: Deployment): Question[] {
  const d = venueDeployment(deployment, 'pancake')
  const deployer = d?.v3Deployer
  if (!d || !deployer) return []
  return [
    ...pairQuestions(d),
    ...routerQuestions(d),
    ...v3Questions(d),
    names(d.v3Factory, POOL_DEPLOYER, deployer),
    names(d.swapRouter, DEPLOYER, deployer),
    names(d.quoter, DEPLOYER, deployer),
  ]
}

interface Answered {
  isRight: boolean
  isAbsent: boolean
}

const answersTo = (questions: readonly Question[]): CallGroup<Answered> => ({
  calls: questions.map(({ to, data }) => ({ to, data })),
  read: (own) => ({
    isRight: questions.every(({ isRight }, index) => own[index] !== undefined && isRight(own[index], own[index - 1])),
    isAbsent: own.every(isAbsent),
  }),
})

/**
 * Checks in one request that a chain has the expected contracts for quotes and trades. If SwapRouter02 is missing, V2's
 * Router02 is used. If SwapRouter02 refers to other contracts, trading is impossible. V4's contracts are checked only
 * with `withV4`. If a contract of PancakeSwap is not the expected one, only that venue is left out. Throws a NodeError if
 * the node does not respond.
 */
export async function checkContracts(node: Node, chainId: number, withV4 = false): Promise<ContractsCheck> {
  const deployment = deploymentOf(chainId)
  if (!deployment) return { executor: null, reason: 'unknown' }
  const asked = groups([
    answersTo(v2Questions(deployment, chainId)),
    answersTo(routerQuestions(deployment)),
    answersTo(v3Questions(deployment)),
    answersTo(pancakeQuestions(deployment)),
  ])
  // Both reads start in the same tick, so that they share one request.
  const [answers, hasV4] = await Promise.all([
    readGroup(node.multicall(chainId), asked),
    withV4 && deployment.v4 ? hasV4Contracts(node, chainId, deployment.v4) : false,
  ])
  const check = checkOf(deployment, answers)
  return check.executor === 'swapRouter02' && withV4 ? { ...check, hasV4 } : check
}

function checkOf(
  { withoutV2, pancake }: Deployment,
  [v2, router, v3, other]: readonly [Answered, Answered, Answered, Answered],
): ContractsCheck {
  if (!v2.isRight) return { executor: null, reason: 'unexpected' }
  if (router.isAbsent && !withoutV2) return { executor: 'v2Router', reason: null }
  if (!router.isRight || !v3.isRight) return { executor: null, reason: 'unexpected' }
  return { executor: 'swapRouter02', reason: null, ...(pancake && other.isRight && { hasPancake: true }) }
}

/** poolManager() of the Universal Router and of V4Quoter. */
const POOL_MANAGER = callData('0xdc4c90d3')
/** eip712Domain() of EIP-5267, which only routers of version 2.1 and later have. Those routers encode swaps differently. */
const DOMAIN = callData('0x84b0196e')
/** DOMAIN_SEPARATOR() of Permit2. */
const SEPARATOR = callData('0x3644e515')
/** owner() of PoolManager. The owner is also the first word of its storage. */
const OWNER = callData('0x8da5cb5b')
/** supportsInterface(bytes4) of PoolManager: true for ERC-6909, and false for the invalid interface id of ERC-165. */
const SUPPORTS = '0x01ffc9a7'
const ERC6909 = '0f632fb3'
const INVALID = 'ffffffff'

const wordOf = (result: CallResult | undefined) =>
  result?.success === true && result.data.length === 66 ? uintAt(result.data, 0) : null

/** The name in the domain of a router, as a string of ABI: its length and its bytes. */
const ROUTER_NAME = `${uintWord(15)}${'556e6976657273616c526f75746572'.padEnd(64, '0')}`

/**
 * Whether the answer to eip712Domain() is that of a router of the row's version. A router of version 2 has no such
 * function. Each later one names itself, its chain and its address.
 */
function isDomainOf({ universalRouter, routerVersion }: V4Deployment, chainId: number, result?: CallResult): boolean {
  if (!routerVersion || routerVersion === '2') return result?.success === false
  if (result?.success !== true || result.data.length < 2 + 64 * 9) return false
  const words = result.data.slice(2)
  const isHere = uintAt(result.data, 3) === BigInt(chainId) && uintAt(result.data, 4) === BigInt(universalRouter)
  return isHere && words.startsWith(ROUTER_NAME, 2 * Number(BigInt.asUintN(16, uintAt(result.data, 1))))
}

/** `word` is the result of the call if it is a single word. */
type IsExpected = (word: bigint | null, result: CallResult | undefined) => boolean

const check = (to: Address, data: ContractCall['data'], isExpected: IsExpected): CallGroup<boolean> => ({
  calls: [{ to, data }],
  read: ([result]) => isExpected(wordOf(result), result),
})

/**
 * Whether a chain has the contracts for V4 trades: PoolManager, Permit2, and a quoter and a Universal Router of the row's
 * version that use this PoolManager. Throws a NodeError if the node does not respond.
 */
export async function hasV4Contracts(node: Node, chainId: number, v4: V4Deployment): Promise<boolean> {
  const { poolManager, quoter, universalRouter } = v4
  const isOfManager: IsExpected = (word) => word === BigInt(poolManager)
  const supports = (id: string) => callData(SUPPORTS, id.padEnd(64, '0'))
  const checks = [
    check(universalRouter, POOL_MANAGER, isOfManager),
    check(quoter, POOL_MANAGER, isOfManager),
    check(universalRouter, DOMAIN, (_, result) => isDomainOf(v4, chainId, result)),
    // The quoter has no owner(). A contract that answers this call might answer any call, so it is not the quoter.
    check(quoter, OWNER, (word) => word === null),
    // The zero address has no allowances.
    check(
      PERMIT2.address,
      permit2Call(ZERO_ADDRESS, ZERO_ADDRESS, ZERO_ADDRESS).data,
      (_, result) => result?.success === true && result.data.length === 194 && BigInt(result.data) === 0n,
    ),
    check(PERMIT2.address, SEPARATOR, (word) => word !== null && word > 0n),
    check(poolManager, supports(ERC6909), (word) => word === 1n),
    check(poolManager, supports(INVALID), (word) => word === 0n),
  ]
  const ownerInStorage = {
    calls: loadCalls(poolManager, [0n]),
    read: (results: readonly CallResult[]) => loadedWords(results, 1)[0] ?? null,
  }
  const asked = groups([single({ to: poolManager, data: OWNER }), ownerInStorage, groups(checks)])
  const [owner, stored, areExpected] = await readGroup(node.multicall(chainId), asked)
  return stored !== null && stored === wordOf(owner) && areExpected.every(Boolean)
}
