import { AbiCoder, encodeBytes32String, id, namehash, ZeroAddress, ZeroHash } from 'ethers'
import { ownContract, packagedContract, v4Contract, type Artifact } from './artifacts'
import type { NodeRpc, RpcCall } from './nodeRpc'
import { pancakeOpenings, pancakePairSlots, pancakePlacements } from './pancake'
import { placeContracts, requireSuccess, type Placement } from './place'
import {
  halves,
  oddPosition,
  outermostTick,
  pairAddressIn,
  poolAddressIn,
  poolKeyIn,
  positions,
  sqrtPriceX96,
} from './poolMath'
import { historyAges, historySeconds, priceHistory, priceOf, tablePrices, type Prices } from './priceHistory'
import {
  accountOf,
  mainnet,
  positionManagerAddress,
  routerCodeAddress,
  ruledToken,
  tokenIn,
  v2PairCodeHash,
  v3PoolCodeHash,
  v4PositionManagerAddress,
  type OddToken,
  type World,
  type WorldAccount,
  type WorldToken,
} from './world'
import { hex } from './hex'

const gasLimit = hex(36_000_000)
const feeFields = { maxFeePerGas: hex(1_000_000_000_000n), maxPriorityFeePerGas: hex(1_000_000_000n) }
/** The block in which all pools are opened needs more gas than a block of mainnet may use. */
const seedingGasLimit = hex(2_000_000_000)
/** Oracle slots of a pool: more than points of the price history, so that `observe` reaches back to the first. */
const observations = 240

/** The time of the first block in Unix seconds, for a chain whose price history ends at `end`. */
export function firstBlockTime(end: number, history: boolean): number {
  return end - (history ? historySeconds : 0) - 3_600
}

export interface SeedOptions {
  end: number
  /** Whether to simulate thirty days of price changes. */
  history: boolean
  world?: World
}

/**
 * Places every contract of the world on an empty chain, opens the pools, gives names and funds to the accounts and, if
 * requested, simulates thirty days of price changes. Throws if any transaction fails.
 */
export async function seedChain(rpc: NodeRpc, options: SeedOptions): Promise<void> {
  const { world = mainnet } = options
  const { accounts, contracts } = world
  const moments: Prices<string>[] = options.history ? priceHistory(world) : [tablePrices(world)]
  const times = (options.history ? historyAges : [0]).map((age) => options.end - age)
  const start = times[0] ?? options.end
  const lp = accountOf('lp').address
  await rpc.batch([
    { method: 'evm_setAutomine', params: [false] },
    { method: 'evm_setBlockGasLimit', params: [seedingGasLimit] },
  ])
  await placeContracts(rpc, lp, placements(world, lp))
  await rpc.batch([
    ...namedWrappedCoin(world),
    ...pancakePairSlots(world),
    { method: 'anvil_setCode', params: [contracts.permit2, v4Contract('Permit2').bytecode] },
    // The market also gets native coins, as many as wrapped coins, for the pools with the native coin.
    { method: 'anvil_setBalance', params: [contracts.market, hex(2n * wrappedSupply(world))] },
  ])
  const opened = await sendAll(rpc, lp, [
    ...openings(world, moments[0] ?? tablePrices(world), options.history),
    ...rounds(world, moments, times),
    ...forwardNames(world, lp),
  ])
  await rpc.send('evm_mine', [start - 24])
  await requireSuccess(rpc, opened)
  const named = await Promise.all(
    accounts.map((account) => sendAll(rpc, account.address, reverseNames(world, account))),
  )
  await rpc.send('evm_mine', [start - 12])
  await requireSuccess(rpc, named.flat())

  const moved = await liveThrough(rpc, world, moments, times)
  // The last step sets all prices anyway, and checking every receipt takes a fifth of the seeding time.
  await requireSuccess(rpc, moved.slice(-1))

  await rpc.batch([
    ...accounts.map(({ address, wei }) => ({ method: 'anvil_setBalance', params: [address, hex(wei)] })),
    { method: 'anvil_setBalance', params: [contracts.market, '0x0'] },
    { method: 'anvil_setNextBlockBaseFeePerGas', params: [hex(world.baseFee)] },
    { method: 'evm_setAutomine', params: [true] },
    // Otherwise the clock would continue from the last block's time and lag by the duration of the seeding.
    { method: 'anvil_setTime', params: [Math.floor(Date.now() / 1000)] },
  ])
}

interface Transaction {
  to: string
  data: string
  gas?: bigint
}

async function sendAll(rpc: NodeRpc, from: string, transactions: readonly Transaction[]): Promise<unknown[]> {
  const nonce = Number(await rpc.send('eth_getTransactionCount', [from, 'latest']))
  return rpc.batch(
    transactions.map(({ to, data, gas = 20_000_000n }, index) => ({
      method: 'eth_sendTransaction',
      params: [{ from, to, data, gas: hex(gas), nonce: hex(nonce + index), ...feeFields }],
    })),
  )
}

function wrappedCoin({ tokens }: World): WorldToken<string> {
  const token = tokens.find(({ kind }) => kind === 'weth')
  if (token === undefined) throw new Error('The local chain has no wrapped coin.')
  return token
}

const wrappedSupply = (world: World): bigint => wrappedCoin(world).supply * 10n ** 18n

/** The first two slots of WETH contain these texts. This storage layout allows at most 31 bytes for each. */
function namedWrappedCoin(world: World): RpcCall[] {
  const { address, name, symbol } = wrappedCoin(world)
  const word = (text: string): string => {
    const bytes = Buffer.alloc(32)
    bytes.write(text)
    bytes[31] = Buffer.byteLength(text) * 2
    return `0x${bytes.toString('hex')}`
  }
  return [name, symbol].map((text, slot) => ({
    method: 'anvil_setStorageAt',
    params: [address, hex(slot), word(text)],
  }))
}

const word = (value: bigint | number): string => value.toString(16).padStart(64, '0')

/**
 * Returns a function that encodes the call that moves all pools to prices. Only the prices are encoded for each call,
 * because encoding hundreds of addresses for each block took most of the time of seeding.
 */
function movesOf(world: World): (prices: Prices<string>) => string {
  const coder = AbiCoder.defaultAbiCoder()
  const encode = (types: string[], values: readonly unknown[]) => coder.encode(types, values).slice(2)
  const v3 = world.pools.map((pool) => ({ pool, head: [poolAddressIn(world, pool), true] }))
  const v2 = world.pairs.map((pool) => ({ pool, head: [pairAddressIn(world, pool), false] }))
  const targets = [...v3, ...v2].map(({ pool, head }) => ({ pool, head: encode(['address', 'bool'], head) }))
  const keyTypes = ['address', 'address', 'uint24', 'int24', 'address']
  const v4Targets = world.v4Pools.map((pool) => ({ pool, head: encode(keyTypes, poolKeyIn(world, pool)) }))
  const manager = encode(['address'], [world.contracts.poolManager])
  const selector = ownContract('Market').abi.getFunction('moveAll')?.selector ?? ''
  return (prices) => {
    const rows = (all: readonly { pool: Parameters<typeof sqrtPriceX96>[0]; head: string }[]) =>
      word(all.length) + all.map(({ pool, head }) => head + word(sqrtPriceX96(pool, prices, world))).join('')
    const [first, second] = [rows(targets), rows(v4Targets)]
    const heads = word(3 * 32) + manager + word(3 * 32 + first.length / 2)
    return selector + heads + first + second
  }
}

/**
 * In each block, the trader moves all pools to the prices of one point of the price history. The last blocks are as far
 * apart as blocks on mainnet.
 */
async function liveThrough(
  rpc: NodeRpc,
  world: World,
  moments: readonly Prices<string>[],
  times: readonly number[],
): Promise<unknown[]> {
  const from = accountOf('trader').address
  const to = world.contracts.market
  const moves = movesOf(world)
  await rpc.send('evm_setBlockGasLimit', [gasLimit])
  const hashes: unknown[] = []
  for (const [step, prices] of moments.entries()) {
    // The pools already have the prices of the first point. Its block is needed only if there is no price history.
    const transaction = { from, to, data: moves(prices), gas: hex(20_000_000), nonce: hex(step), ...feeFields }
    const [, hash] = await rpc.batch([
      { method: 'anvil_setNextBlockBaseFeePerGas', params: [hex(world.baseFee)] },
      { method: 'eth_sendTransaction', params: [transaction] },
    ])
    hashes.push(hash)
    await rpc.send('evm_mine', [times[step]])
  }
  return hashes
}

function creation(artifact: Artifact, values: readonly unknown[] = []): string {
  return artifact.bytecode + artifact.abi.encodeDeploy([...values]).slice(2)
}

function placements(world: World, lp: string): Placement[] {
  const { contracts, feeds, tokens, oddTokens } = world
  const { weth, v2Factory, v3Factory } = contracts
  const routerValues = [v2Factory, v3Factory, positionManagerAddress, weth]
  return [
    { address: weth, creationCode: creation(packagedContract('WETH9')) },
    { address: v2Factory, creationCode: creation(packagedContract('UniswapV2Factory'), [lp]) },
    { address: contracts.v2Router, creationCode: creation(packagedContract('UniswapV2Router02'), [v2Factory, weth]) },
    { address: v3Factory, creationCode: creation(packagedContract('UniswapV3Factory')) },
    { address: contracts.swapRouter, creationCode: creation(packagedContract('SwapRouter02'), routerValues) },
    { address: contracts.quoter, creationCode: creation(packagedContract('QuoterV2'), [v3Factory, weth]) },
    { address: contracts.tickLens, creationCode: creation(packagedContract('TickLens')) },
    { address: contracts.multicall, creationCode: creation(ownContract(world.multicall)) },
    ...v4Placements(world, lp),
    ...pancakePlacements(world, lp),
    ...Object.entries(world.predeployed).map(([address, name]) => ({
      address,
      creationCode: creation(ownContract(name)),
    })),
    ...ensPlacements(world, lp),
    ...feeds.map(({ address, description }) => ({
      address,
      creationCode: creation(ownContract('PriceFeed'), [description, 8]),
    })),
    { address: contracts.market, creationCode: creation(ownContract('Market')) },
    { address: contracts.batchAccount, creationCode: creation(ownContract('BatchAccount')) },
    ...tokens
      .filter((token) => token.kind !== 'weth')
      .map((token) => ({ address: token.address, creationCode: tokenCreation(world, token) })),
    ...oddTokens.map((token) => ({ address: token.address, creationCode: oddTokenCreation(world, token) })),
    ...(world.hasRuledToken ? ruledTokenPlacements() : []),
  ]
}

/** The liquidity provider `lp` may set V4's protocol fees. */
function v4Placements({ contracts, v4Pools, hasLaterRouter }: World, lp: string): Placement[] {
  const { poolManager, permit2, weth, v2Factory, v3Factory } = contracts
  const routerValues = [
    ...[permit2, weth, v2Factory, v3Factory, v2PairCodeHash, v3PoolCodeHash],
    ...[poolManager, positionManagerAddress, v4PositionManagerAddress],
  ]
  return [
    { address: poolManager, creationCode: creation(v4Contract('PoolManager'), [lp]) },
    { address: contracts.stateView, creationCode: creation(v4Contract('StateView'), [poolManager]) },
    { address: contracts.v4Quoter, creationCode: creation(v4Contract('V4Quoter'), [poolManager]) },
    {
      address: hasLaterRouter ? routerCodeAddress : contracts.universalRouter,
      creationCode: creation(v4Contract('UniversalRouter'), [routerValues]),
    },
    ...(hasLaterRouter
      ? [
          {
            address: contracts.universalRouter,
            creationCode: creation(ownContract('LaterRouter'), [routerCodeAddress]),
          },
        ]
      : []),
    // The position descriptor is not deployed, because it only draws images of positions.
    ...(v4Pools.length === 0
      ? []
      : [
          {
            address: v4PositionManagerAddress,
            creationCode: creation(v4Contract('PositionManager'), [poolManager, permit2, 300_000, ZeroAddress, weth]),
          },
        ]),
  ]
}

function ensPlacements({ ens }: World, lp: string): Placement[] {
  if (ens === null) return []
  const { universalResolver, ensRegistry, ensResolver, ensReverseRegistrar } = ens
  return [
    { address: universalResolver, creationCode: creation(ownContract('UniversalResolver'), [ensRegistry]) },
    { address: ensRegistry, creationCode: creation(ownContract('EnsRegistry'), [lp]) },
    { address: ensResolver, creationCode: creation(ownContract('EnsResolver'), [ensRegistry]) },
    {
      address: ensReverseRegistrar,
      creationCode: creation(ownContract('EnsReverseRegistrar'), [ensRegistry, ensResolver]),
    },
  ]
}

function ruledTokenPlacements(): Placement[] {
  const { address, implementation, admin } = ruledToken
  return [
    { address: implementation, creationCode: creation(ownContract('RuledToken')) },
    { address, creationCode: creation(ownContract('UpgradeableProxy'), [implementation, admin]) },
  ]
}

function oddTokenCreation({ contracts }: World, { kind, name, symbol, decimals, supply }: OddToken): string {
  const contract = { plain: 'TestToken', tax: 'TaxToken', gross: 'GrossToken', trap: 'TrapToken' }[kind]
  return creation(ownContract(contract), [name, symbol, decimals, contracts.market, supply])
}

function tokenCreation({ contracts }: World, token: WorldToken<string>): string {
  const values = [
    token.name,
    token.symbol,
    token.decimals,
    contracts.market,
    token.supply * 10n ** BigInt(token.decimals),
  ]
  switch (token.kind) {
    case 'permit':
      return creation(ownContract('PermitToken'), [...values, token.permitVersion ?? ''])
    case 'noReturn':
      return creation(ownContract('NoReturnToken'), values)
    case 'bytes32': {
      const words = [encodeBytes32String(token.name), encodeBytes32String(token.symbol)]
      return creation(ownContract('Bytes32Token'), [...words, ...values.slice(2)])
    }
    case 'transferFee':
      return creation(ownContract('TransferFeeToken'), values)
    default:
      return creation(ownContract('TestToken'), values)
  }
}

/**
 * Opens the pools and pairs at `prices`, with positions around the prices of the token table, and gives tokens to the
 * accounts.
 */
function openings(world: World, prices: Prices<string>, history: boolean): Transaction[] {
  const { contracts, tokens, accounts } = world
  const addressOf = (symbol: string): string => tokenIn(world, symbol).address
  const toMarket = marketOf(world)
  const factory = packagedContract('UniswapV3Factory').abi
  return [
    // As on mainnet, the fee tier of 0.01 % is added to the factory after its deployment.
    { to: contracts.v3Factory, data: factory.encodeFunctionData('enableFeeAmount', [100, 1]) },
    toMarket('wrap', [contracts.weth, wrappedSupply(world)]),
    ...world.pools.map((pool) =>
      toMarket('openV3', [
        contracts.v3Factory,
        addressOf(pool.base),
        addressOf(pool.quote),
        pool.fee,
        sqrtPriceX96(pool, prices, world),
        history ? observations : 1,
        positions(pool, tablePrices(world), world),
      ]),
    ),
    ...world.pairs.map((pair) => {
      const { base, quote } = halves(pair, pair.wideUsd, prices, world)
      const skewed = (quote * (10_000n + pair.skewBps)) / 10_000n
      const addresses = [addressOf(pair.base), addressOf(pair.quote)]
      return toMarket('openV2', [contracts.v2Factory, ...addresses, base, skewed, accountOf('lp').address])
    }),
    ...v4Openings(world, toMarket, prices),
    ...pancakeOpenings(world),
    ...accounts.flatMap(({ address, milliTokens }) =>
      tokens.flatMap((token) => {
        const amount = ((milliTokens[token.symbol] ?? 0n) * 10n ** BigInt(token.decimals)) / 1_000n
        return amount === 0n ? [] : [toMarket('pay', [token.address, address, amount])]
      }),
    ),
    ...world.oddTokens.flatMap((token) => oddOpenings(world, toMarket, token)),
    ...(world.hasRuledToken ? [ruledTokenSetUp()] : []),
  ]
}

/** The transactions that open the V4 pools at `prices` and the junk pools, and that set the protocol fees. */
function v4Openings(world: World, toMarket: ToMarket, prices: Prices<string>): Transaction[] {
  const { poolManager } = world.contracts
  const { abi } = v4Contract('PoolManager')
  const toManager = (name: string, values: unknown[]): Transaction => ({
    to: poolManager,
    data: abi.encodeFunctionData(name, values),
  })
  const table = tablePrices(world)
  return [
    toManager('setProtocolFeeController', [accountOf('lp').address]),
    ...world.v4Pools.flatMap((pool) => {
      const key = poolKeyIn(world, pool)
      const [down, up] = pool.protocolFee ?? [0, 0]
      const price = sqrtPriceX96(pool, prices, world)
      const opening = toMarket('openV4', [v4PositionManagerAddress, key, price, positions(pool, table, world)])
      return pool.protocolFee ? [opening, toManager('setProtocolFee', [key, down | (up << 12)])] : [opening]
    }),
    ...world.junkPools.map((pool) => {
      const outermost = outermostTick(pool.tickSpacing)
      const position = pool.liquidity === 0n ? [] : [[-outermost, outermost, pool.liquidity]]
      const key = poolKeyIn(world, { ...pool, isNative: false })
      return toMarket('openV4', [v4PositionManagerAddress, key, pool.sqrtPriceX96, position])
    }),
  ]
}

type ToMarket = (name: string, values: unknown[]) => Transaction

function marketOf({ contracts }: World): ToMarket {
  const { abi } = ownContract('Market')
  return (name, values) => ({ to: contracts.market, data: abi.encodeFunctionData(name, values) })
}

/** The transactions that open an odd token's only pool and give some of this token to the account alice. */
function oddOpenings(
  world: World,
  toMarket: ToMarket,
  { address, alices, pool: { quote, fee, own, other } }: OddToken,
): Transaction[] {
  const { v2Factory, v3Factory } = world.contracts
  const quoteAddress = tokenIn(world, quote).address
  const opening =
    fee === null
      ? toMarket('openV2', [v2Factory, address, quoteAddress, own, other, accountOf('lp').address])
      : toMarket('openV3', [v3Factory, address, quoteAddress, fee, ...oddPosition(address, quoteAddress, own, other)])
  return [opening, toMarket('pay', [address, accountOf('alice').address, alices])]
}

function ruledTokenSetUp(): Transaction {
  const { name, symbol, decimals, owner, supply, address } = ruledToken
  const { abi } = ownContract('RuledToken')
  return { to: address, data: abi.encodeFunctionData('initialize', [name, symbol, decimals, owner, supply]) }
}

/** One round per point of the price history for each price feed. Answers have eight decimals. */
function rounds({ feeds }: World, moments: readonly Prices<string>[], times: readonly number[]): Transaction[] {
  const { abi } = ownContract('PriceFeed')
  return feeds.map(({ address, token }) => {
    const answers = moments.map((prices) => priceOf(prices, token) / 10n ** 10n)
    return { to: address, data: abi.encodeFunctionData('push', [answers, times]) }
  })
}

/** Registers the accounts' ENS names, sets their addresses and avatars, and transfers each name to its account. */
function forwardNames({ ens, accounts }: World, lp: string): Transaction[] {
  if (ens === null) return []
  const { abi: registry } = ownContract('EnsRegistry')
  const { abi: resolver } = ownContract('EnsResolver')
  const toRegistry = (name: string, values: unknown[]): Transaction => ({
    to: ens.ensRegistry,
    data: registry.encodeFunctionData(name, values),
  })
  const toResolver = (name: string, values: unknown[]): Transaction => ({
    to: ens.ensResolver,
    data: resolver.encodeFunctionData(name, values),
  })
  return [
    toRegistry('setSubnodeOwner', [ZeroHash, id('eth'), lp]),
    toRegistry('setSubnodeOwner', [ZeroHash, id('reverse'), lp]),
    toRegistry('setSubnodeOwner', [namehash('reverse'), id('addr'), ens.ensReverseRegistrar]),
    ...accounts.flatMap(({ address, ensName, avatar }) => {
      if (ensName === undefined) return []
      const node = namehash(ensName)
      const label = id(ensName.replace(/\.eth$/, ''))
      return [
        toRegistry('setSubnodeRecord', [namehash('eth'), label, lp, ens.ensResolver, 0]),
        toResolver('setAddr(bytes32,address)', [node, address]),
        ...(avatar === undefined ? [] : [toResolver('setText', [node, 'avatar', avatar])]),
        toRegistry('setOwner', [node, address]),
      ]
    }),
  ]
}

function reverseNames({ ens }: World, { ensName }: WorldAccount<string>): Transaction[] {
  if (ens === null || ensName === undefined) return []
  const registrar = ownContract('EnsReverseRegistrar').abi
  return [{ to: ens.ensReverseRegistrar, data: registrar.encodeFunctionData('setName', [ensName]) }]
}
