import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { AbiCoder, Interface, keccak256, ZeroAddress } from 'ethers'
import type { Address } from '#domain/chain/address'
import { encodeLockdown } from '#services/trade/tradeEncoder'
import { v4Contract } from './artifacts'
import {
  packedFolder,
  readPacked,
  sha256Of,
  type AccountContract,
  type PackedName,
  type PancakeContract,
} from './packed/packed'
import { callsThroughPermit2, leftInPermit2 } from './permit2'
import { poolKeyIn, positions, sqrtPriceX96 } from './poolMath'
import { sendMined } from './sendMined'
import { startChain, type LocalChain } from './startChain'
import {
  accountOf,
  contracts,
  junkPools,
  mainnet,
  poolIdOf,
  tokenOf,
  v4Pools,
  v4PositionManagerAddress,
  type PoolKey,
} from './world'
import { tablePrices } from './priceHistory'
import { positionIdsOf, withdrawalOf } from './v4Positions'
import { POSED_NETWORKS } from './worlds/all'

const { abi: stateView } = v4Contract('StateView')
const { abi: quoter } = v4Contract('V4Quoter')
const { abi: router } = v4Contract('UniversalRouter')
const erc20 = new Interface(['function balanceOf(address) view returns (uint256)'])
const alice = accountOf('alice').address
const coder = AbiCoder.defaultAbiCoder()
const KEY = '(address,address,uint24,int24,address)'

let chain: LocalChain

beforeAll(async () => {
  chain = await startChain({ history: false })
})

afterAll(() => chain.stop())

async function read(to: string, abi: Interface, name: string, values: unknown[] = []): Promise<unknown[]> {
  const data = abi.encodeFunctionData(name, values)
  return abi
    .decodeFunctionResult(name, String(await chain.rpc('eth_call', [{ to, data }, 'latest'])))
    .toArray() as unknown[]
}

/** An account's balance of a currency. The zero address stands for the native coin. */
async function balanceOf(currency: string, owner: string): Promise<bigint> {
  if (currency === ZeroAddress) return BigInt(String(await chain.rpc('eth_getBalance', [owner, 'latest'])))
  return (await read(currency, erc20, 'balanceOf', [owner]))[0] as bigint
}

describe('the packed contracts', () => {
  const ofAccounts: AccountContract[] = [
    'EntryPoint06',
    'EntryPoint07',
    'EntryPoint08',
    'EntryPoint09',
    'MultiSendCallOnly',
    'Safe4337Module',
    'Safe111',
    'SafeL2130',
    'SafeL2141',
    'SafeL2150',
    'SafeProxyFactory',
    'SimpleAccount06',
    'SimpleAccount07',
    'SimpleAccount08',
  ]
  const ofV4: PackedName[] = ['Permit2', 'PoolManager', 'PositionManager', 'StateView', 'UniversalRouter', 'V4Quoter']
  const ofPancake: PancakeContract[] = ['PancakeV3Factory', 'PancakeV3Pool']
  const names = [...ofAccounts, ...ofV4, ...ofPancake]

  test('are all that the folder has, each with its source, its licence and the hash of its code', () => {
    expect(readdirSync(packedFolder).filter((file) => file.endsWith('.json'))).toEqual(
      names.map((name) => `${name}.json`).sort(),
    )
    for (const name of names) {
      const { code, sha256, source, licence, licenceText } = readPacked(name)
      expect(sha256Of(code)).toBe(sha256)
      expect(source).toMatch(
        /^@(uniswap|pancakeswap|gnosis\.pm|safe-global|account-abstraction)\/[a-z0-9-]+@\d+\.\d+\.\d+(-rc\.1)?\/\S+$/,
      )
      const words = {
        'BUSL-1.1': 'Business Source License 1.1',
        'GPL-2.0-or-later': 'GNU GENERAL PUBLIC LICENSE',
        'GPL-3.0': 'GNU GENERAL PUBLIC LICENSE',
        'GPL-3.0-or-later': 'GNU GENERAL PUBLIC LICENSE',
        'LGPL-3.0': 'GNU LESSER GENERAL PUBLIC LICENSE',
      }
      const text = readFileSync(path.join(packedFolder, licenceText), 'utf8')
      expect(text).toContain(licence === 'MIT' ? 'Permission is hereby granted, free of charge' : words[licence])
    }
  })
})

test.each(Object.entries(POSED_NETWORKS))(
  'a chain that poses as %s has them where that network does',
  async (_name, world) => {
    const posed = await startChain({ world, history: false })
    try {
      const data = router.encodeFunctionData('poolManager')
      for (const to of [world.contracts.universalRouter, world.contracts.stateView, world.contracts.v4Quoter]) {
        const answer = String(await posed.rpc('eth_call', [{ to, data }, 'latest']))
        expect(router.decodeFunctionResult('poolManager', answer).toArray()).toEqual([world.contracts.poolManager])
      }
    } finally {
      await posed.stop()
    }
  },
  30_000,
)

describe('V4 on the local chain', () => {
  test('has every pool of the table at its price and with its fees', async () => {
    for (const pool of v4Pools) {
      const id = poolIdOf(poolKeyIn(mainnet, pool))
      const [price, , protocolFee, lpFee] = await read(contracts.stateView, stateView, 'getSlot0', [id])
      const [liquidity] = await read(contracts.stateView, stateView, 'getLiquidity', [id])
      const [down, up] = pool.protocolFee ?? [0, 0]
      expect([price, protocolFee, lpFee]).toEqual([
        sqrtPriceX96(pool, tablePrices()),
        BigInt(down | (up << 12)),
        BigInt(pool.fee),
      ])
      expect(liquidity).toBeGreaterThan(0n)
    }
    for (const pool of junkPools) {
      const id = poolIdOf(poolKeyIn(mainnet, { ...pool, isNative: false }))
      expect((await read(contracts.stateView, stateView, 'getSlot0', [id]))[0]).toBe(pool.sqrtPriceX96)
      expect((await read(contracts.stateView, stateView, 'getLiquidity', [id]))[0]).toBe(pool.liquidity)
    }
  })

  test('has the Universal Router that knows the manager, and Permit2 with the domain of this chain', async () => {
    expect(await read(contracts.universalRouter, router, 'poolManager')).toEqual([contracts.poolManager])
    expect(await read(contracts.universalRouter, router, 'V4_POSITION_MANAGER')).toEqual([v4PositionManagerAddress])
    expect(await read(v4PositionManagerAddress, router, 'poolManager')).toEqual([contracts.poolManager])
    const permit2 = new Interface(['function DOMAIN_SEPARATOR() view returns (bytes32)'])
    const domain = coder.encode(
      ['bytes32', 'bytes32', 'uint256', 'address'],
      [
        '0x8cad95687ba82c2ce50e74f7b754645e5117c3a5bec8151c0726d5857980a866',
        '0x9ac997416e8ff9d2ff6bebeb7149f65cdae5e32e2b90440b566bb3044041d36a',
        chain.chainId,
        contracts.permit2,
      ],
    )
    expect(await read(contracts.permit2, permit2, 'DOMAIN_SEPARATOR')).toEqual([keccak256(domain)])
  })

  const native = v4Pools[0]!
  const withProtocolFee = v4Pools.find(({ protocolFee }) => protocolFee !== undefined)!

  test.each([
    ['from the coin, paid with the transaction', native, ZeroAddress, 10n ** 18n],
    ['to the coin, paid through Permit2', native, tokenOf('AAVE').address, 10n ** 18n],
    ['where the protocol takes a fee', withProtocolFee, tokenOf('AAVE').address, 10n ** 18n],
    ['where the protocol takes another fee back', withProtocolFee, tokenOf('USDC').address, 500_000_000n],
  ] as const)('trades to the wei what the quoter says: %s', async (_name, pool, sold, amount) => {
    const key: PoolKey = poolKeyIn(mainnet, pool)
    const zeroForOne = key[0] === sold
    const bought = zeroForOne ? key[1] : key[0]
    const request = [key, zeroForOne, amount, '0x']
    const [quoted] = await read(contracts.v4Quoter, quoter, 'quoteExactInputSingle', [request])
    if (sold !== ZeroAddress) {
      const until = Math.floor(Date.now() / 1_000) + 3_600
      for (const call of callsThroughPermit2(sold, [amount, amount], until))
        await sendMined(chain, { from: alice, gas: 100_000, ...call })
    }
    const params = [
      coder.encode([`(${KEY},bool,uint128,uint128,bytes)`], [[key, zeroForOne, amount, quoted, '0x']]),
      coder.encode(['address', 'uint256'], [sold, amount]),
      coder.encode(['address', 'uint256'], [bought, quoted]),
    ]
    const inputs = [coder.encode(['bytes', 'bytes[]'], ['0x060c0f', params])]
    const data = router.encodeFunctionData('execute(bytes,bytes[],uint256)', ['0x10', inputs, 2n ** 63n])
    const before = await balanceOf(bought, alice)
    const value = sold === ZeroAddress ? amount : 0n
    const call = { from: alice, to: contracts.universalRouter, data, value, gas: 500_000 }
    const { status, gasUsed, effectiveGasPrice } = await sendMined(chain, call)
    expect(status).toBe('0x1')
    const fee = bought === ZeroAddress ? BigInt(gasUsed) * BigInt(effectiveGasPrice) : 0n
    expect((await balanceOf(bought, alice)) + fee - before).toBe(quoted)
    for (const currency of [sold, bought]) expect(await balanceOf(currency, contracts.universalRouter)).toBe(0n)
    if (sold !== ZeroAddress) expect(await leftInPermit2((method, list) => chain.rpc(method, list), sold)).toBe(0n)
  })

  test('has positions of the liquidity provider, which takes them away by the contract that everybody uses', async () => {
    const pool = v4Pools[3]!
    const key = poolKeyIn(mainnet, pool)
    const lp = accountOf('lp').address
    const liquidity = async () => (await read(contracts.stateView, stateView, 'getLiquidity', [poolIdOf(key)]))[0]
    const [wide, narrow] = positions(pool, tablePrices()).map(([, , amount]) => amount) as [bigint, bigint]
    expect(await liquidity()).toBe(wide + narrow)
    const [wideId, narrowId] = positionIdsOf(pool)
    for (const [id, left] of [
      [narrowId, wide],
      [wideId, 0n],
    ] as const) {
      const call = withdrawalOf([id], key, lp)
      const before = await balanceOf(key[1], lp)
      expect(await sendMined(chain, { from: lp, gas: 1_000_000, ...call })).toMatchObject({ status: '0x1' })
      expect(await balanceOf(key[1], lp)).toBeGreaterThan(before)
      expect(await liquidity()).toBe(left)
    }
    expect(await balanceOf(ZeroAddress, contracts.market)).toBe(0n)
  })

  test("has a Permit2 that takes back what was granted, by the product's own call", async () => {
    const dai = tokenOf('DAI').address as Address
    const rpc = (method: string, params?: unknown[]) => chain.rpc(method, params)
    const until = Math.floor(Date.now() / 1_000) + 3_600
    for (const call of callsThroughPermit2(dai, [5n, 3n], until))
      await sendMined(chain, { from: alice, gas: 100_000, ...call })
    expect(await leftInPermit2(rpc, dai)).toBe(3n)
    const { to, data } = encodeLockdown(dai, contracts.universalRouter)
    expect(await sendMined(chain, { from: alice, gas: 100_000, to, data })).toMatchObject({ status: '0x1' })
    expect(await leftInPermit2(rpc, dai)).toBe(0n)
  })
})
