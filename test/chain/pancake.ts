import { AbiCoder, getCreate2Address, keccak256, solidityPacked, ZeroHash } from 'ethers'
import type { VenueContracts } from '#domain/chain/network'
import { type Artifact, ownContract, packagedContract, toArtifact } from './artifacts'
import type { RpcCall } from './nodeRpc'
import { readPacked } from './packed/packed'
import type { Placement } from './place'
import { halves, positions, sqrtPriceX96 } from './poolMath'
import { tablePrices } from './priceHistory'
import { accountOf, sortAddresses, tokenIn, type World, type WorldPair } from './world'

/*
 * PancakeSwap on a local chain. The V3 factory and pools are the real ones. SmartRouter, QuoterV2 and the V2 pair are in
 * no package: their stand-ins are Uniswap's contracts, of which they are forks, with the constants of PancakeSwap in
 * their code, and for the quoter and the pools' deployer contracts/Pancake.sol. So SmartRouter has no lock around its
 * swaps here, no pools of stable coins, and reverts of V2 trades have reasons that it does not give.
 */

/** The hash of the V2 pair's creation code on the chain. No package has that code. */
const PAIR_CODE_HASH = '0x00fb7f630766e6a796048ea87d01acd3068e8ff67d078148a3fa3f4a84f69bd5'

const poolCode = (): string => readPacked('PancakeV3Pool').code

const toPacked = (name: 'PancakeV3Factory' | 'PancakeV3Pool'): Artifact => {
  const { abi, code } = readPacked(name)
  return toArtifact({ abi: abi as never, bytecode: code })
}

type Patch = readonly [from: string, to: string, count: number]

/** Replaces parts of a contract's code. Throws if a part does not occur as often as expected. */
function patched({ bytecode }: Artifact, patches: readonly Patch[]): string {
  return patches.reduce((code, [from, to, count]) => {
    const parts = code.split(from)
    if (parts.length !== count + 1 || from.length !== to.length) throw new Error(`The code has no ${count} of ${from}.`)
    return parts.join(to)
  }, bytecode)
}

const PAIR_HASHES: Patch = [
  '96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  PAIR_CODE_HASH.slice(2),
  1,
]
/** PUSH2 997 and PUSH2 1000 of UniswapV2Library, which become 9975 and 10000. */
const PAIR_FEE: readonly Patch[] = [
  ['6103e5', '6126f7', 2],
  ['6103e8', '612710', 2],
]

/**
 * The entries of SwapRouter02's dispatcher, as PUSH4 selector, EQ, PUSH2 destination. The callback and `deployer` take
 * the places of `multicall(bytes32,bytes[])` and `approveMaxMinusOne`. The pools' addresses are computed from what
 * Uniswap's code calls the factory, so that is the deployer here, and the factory takes the place of the position
 * manager.
 */
const dispatch = (from: string, at: string, to: string, now: string): Patch => [
  `63${from}1461${at}57`,
  `63${to}1461${now}57`,
  1,
]
const smartRouter = (): string =>
  patched(packagedContract('SwapRouter02'), [
    PAIR_HASHES,
    ...PAIR_FEE,
    ['e34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54', keccak256(poolCode()).slice(2), 1],
    dispatch('1f0464d1', '03cb', '23a69e75', '0694'),
    dispatch('cab372ce', '058f', 'd5f39488', '057a'),
    dispatch('c45a0155', '057a', 'c45a0155', '04e0'),
    // The protocol's share of a pool's fee is a uint32: the check that it is a uint8 compares it with itself.
    ['60ff81168114', '805b5b81145b', 1],
  ])

/** The pair's product is checked with 1/400 instead of 3/1000, which equals 25/10000. */
const pairCode = (): string =>
  patched(packagedContract('UniswapV2Pair'), [
    ['600363ffffffff6121e8', '600163ffffffff6121e8', 2],
    ['6103e863ffffffff6121e8', '61019063ffffffff6121e8', 1],
    ['620f4240', '62027100', 1],
  ])

const encoded = (types: string[], values: unknown[]) => AbiCoder.defaultAbiCoder().encode(types, values).slice(2)

/** The address of the V2 pair of two tokens. */
function pairAddressOf({ v2Factory }: VenueContracts, a: string, b: string): string {
  return getCreate2Address(
    v2Factory,
    keccak256(solidityPacked(['address', 'address'], sortAddresses(a, b))),
    PAIR_CODE_HASH,
  )
}

const endsOf = (world: World, { base, quote }: WorldPair<string>) =>
  sortAddresses(tokenIn(world, base).address, tokenIn(world, quote).address)

export function pancakePlacements(world: World, lp: string): Placement[] {
  const { pancake, contracts } = world
  if (!pancake) return []
  const { v2Factory, v2Router, v3Factory, v3Deployer, quoter, tickLens, swapRouter } = pancake.contracts
  const { weth } = contracts
  const address = 'address'
  const placed = (to: string, code: string, types: string[] = [], values: unknown[] = []): Placement => ({
    address: to,
    creationCode: code + encoded(types, values),
  })
  return [
    placed(v2Factory, packagedContract('UniswapV2Factory').bytecode, [address], [lp]),
    placed(
      v2Router,
      patched(packagedContract('UniswapV2Router02'), [PAIR_HASHES, ...PAIR_FEE]),
      [address, address],
      [v2Factory, weth],
    ),
    placed(v3Factory, toPacked('PancakeV3Factory').bytecode, [address], [v3Deployer]),
    placed(v3Deployer, ownContract('PancakeDeployer').bytecode, ['bytes'], [poolCode()]),
    placed(swapRouter, smartRouter(), [address, address, address, address], [v2Factory, v3Deployer, v3Factory, weth]),
    placed(
      quoter,
      ownContract('PancakeQuoter').bytecode,
      [address, address, address, 'bytes32'],
      [v3Deployer, v3Factory, weth, keccak256(poolCode())],
    ),
    placed(tickLens, packagedContract('TickLens').bytecode),
    ...pairPlacements(world),
  ]
}

/** The V2 pairs, which the factory does not create, because its pairs would have other addresses. */
export const pairPlacements = (world: World): Placement[] =>
  (world.pancake?.pairs ?? []).map((pair) => ({
    address: pairAddressOf(world.pancake!.contracts, ...endsOf(world, pair)),
    creationCode: pairCode(),
  }))

/** Writes the factory and the tokens of the V2 pairs, which a factory sets after it has created a pair. */
export function pancakePairSlots(world: World): RpcCall[] {
  const { pancake } = world
  if (!pancake) return []
  return pancake.pairs.flatMap((pair) => {
    const ends = endsOf(world, pair)
    const owned = [pancake.contracts.v2Factory, ...ends]
    return owned.map((value, at) => ({
      method: 'anvil_setStorageAt',
      params: [
        pairAddressOf(pancake.contracts, ...ends),
        `0x${(5 + at).toString(16)}`,
        `${ZeroHash.slice(0, 26)}${value.slice(2).toLowerCase()}`,
      ],
    }))
  })
}

interface Call {
  to: string
  data: string
}

/** The transactions that open the pools with the market's tokens, at the prices of the token table. */
export function pancakeOpenings(world: World): Call[] {
  const { pancake, contracts } = world
  if (!pancake) return []
  const market = ownContract('Market').abi
  const toMarket = (name: string, values: unknown[]): Call => ({
    to: contracts.market,
    data: market.encodeFunctionData(name, values),
  })
  const prices = tablePrices(world)
  const ofV3 = pancake.pools.map((pool) => {
    const ranged = { ...pool, isNative: false }
    const [base, quote] = [tokenIn(world, pool.base).address, tokenIn(world, pool.quote).address]
    const ranges = positions(ranged, prices, world)
    const price = sqrtPriceX96(ranged, prices, world)
    return toMarket('openV3', [pancake.contracts.v3Factory, base, quote, pool.fee, price, 1, ranges])
  })
  const ofV2 = pancake.pairs.flatMap((pair) => {
    const { base, quote } = halves(pair, pair.wideUsd, prices, world)
    const skewed = (quote * (10_000n + pair.skewBps)) / 10_000n
    const [baseToken, quoteToken] = [tokenIn(world, pair.base).address, tokenIn(world, pair.quote).address]
    const to = pairAddressOf(pancake.contracts, baseToken, quoteToken)
    const mint = packagedContract('UniswapV2Pair').abi.encodeFunctionData('mint', [accountOf('lp').address])
    return [toMarket('pay', [baseToken, to, base]), toMarket('pay', [quoteToken, to, skewed]), { to, data: mint }]
  })
  return [...ofV3, ...ofV2]
}
