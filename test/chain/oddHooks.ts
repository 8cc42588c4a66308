import { AbiCoder, getAddress, parseEther, ZeroAddress } from 'ethers'
import { ownContract } from './artifacts'
import { sendMined } from './sendMined'
import type { LocalChain } from './startChain'
import { accountOf, contracts, type PoolKey, v4PositionManagerAddress } from './world'
import { hex } from './hex'

/** The hooks of contracts/OddHook.sol, each at an address whose lowest bits are its permissions. */

/** In the order of the contract's enumeration. */
const KINDS = [
  'None',
  'Leaving',
  'Fee',
  'Share',
  'Claims',
  'ShareOfSales',
  'ShareOfOthers',
  'ShareOfRouter',
  'ShareOfPaid',
  'ShareByGas',
  'ShareOfHolders',
  'ShareByBlock',
  'Decay',
  'Honeypot',
  'Megabyte',
  'NeedsData',
  'OnlyExactIn',
  'FrontRun',
  'Reentrant',
  'LiquidityFor',
  'Market',
  'Aggregator',
] as const
export type HookKind = (typeof KINDS)[number]

/** The permissions in the lowest bits of a hook's address (v4-core, libraries/Hooks.sol). */
const [BEFORE_SWAP, AFTER_SWAP, BEFORE_RETURNS, AFTER_RETURNS] = [0x80, 0x40, 0x08, 0x04]
const AFTER: readonly HookKind[] = ['None', 'Leaving', 'Reentrant']
const BEFORE: readonly HookKind[] = ['Fee', 'Honeypot', 'Megabyte', 'NeedsData', 'OnlyExactIn', 'FrontRun']
const BRINGING: readonly HookKind[] = ['Market', 'Aggregator', 'Leaving']

function permissionsOf(kind: HookKind): number {
  if (AFTER.includes(kind)) return AFTER_SWAP
  if (BEFORE.includes(kind)) return BEFORE_SWAP
  if (kind === 'LiquidityFor') return BEFORE_SWAP | AFTER_SWAP
  return kind === 'Market' || kind === 'Aggregator' ? BEFORE_SWAP | BEFORE_RETURNS : AFTER_SWAP | AFTER_RETURNS
}

/** The first digits of the addresses are "OddHook" in ASCII. */
const addressOf = (kind: HookKind) => {
  const value = (0x4f6464486f6f6bn << 104n) | (BigInt(KINDS.indexOf(kind)) << 32n) | BigInt(permissionsOf(kind))
  return getAddress(`0x${value.toString(16)}`)
}

const hook = ownContract('OddHook').abi
const market = ownContract('Market').abi
const token = ownContract('TestToken')
const from = accountOf('lp').address
const PLENTY = parseEther('1000000')

async function created(chain: Pick<LocalChain, 'rpc'>, data: string): Promise<string> {
  const { contractAddress } = await sendMined(chain, { from, data, gas: 8_000_000 })
  if (contractAddress === null) throw new Error('A contract could not be created.')
  return contractAddress
}

export interface HookedPool {
  hook: string
  /** The token of the pool's currency1; its currency0 is the native coin, at the price of one. */
  token: string
  key: PoolKey
  /** Arms the hook anew. `value` and `who` are as in the contract. */
  arm: (value: bigint, who?: string, as?: HookKind) => Promise<void>
  /** Adds liquidity of the hook's own, or takes it away. */
  provide: (liquidity: bigint) => Promise<void>
}

interface Shared {
  /** The token of the pool, if it is that of another one. */
  token?: string
  /** The pool's liquidity; a thousand of each currency by default. */
  liquidity?: bigint
}

const sendAs = (chain: Pick<LocalChain, 'rpc'>) => async (to: string, data: string) => {
  const { status } = await sendMined(chain, { from, to, data, gas: 8_000_000 })
  if (status !== '0x1') throw new Error(`A transaction to ${to} failed.`)
}

async function createToken(chain: Pick<LocalChain, 'rpc'>): Promise<string> {
  const values = ['Hooked', 'HOOK', 18, contracts.market, PLENTY]
  const types = ['string', 'string', 'uint8', 'address', 'uint256']
  return created(chain, token.bytecode + AbiCoder.defaultAbiCoder().encode(types, values).slice(2))
}

/** Opens a pool at the price of one. Its liquidity covers the whole range. */
async function openPool(chain: Pick<LocalChain, 'rpc'>, key: PoolKey, liquidity: bigint): Promise<void> {
  const positions = liquidity === 0n ? [] : [[-WIDEST[key[3]]!, WIDEST[key[3]]!, liquidity]]
  await chain.rpc('anvil_setBalance', [contracts.market, hex(PLENTY)])
  const data = market.encodeFunctionData('openV4', [v4PositionManagerAddress, key, 2n ** 96n, positions])
  await sendAs(chain)(contracts.market, data)
}

const WIDEST: Readonly<Record<number, number>> = { 7: 887_271, 60: 887_220 }

/** Opens a pool of the native coin and of a token without a hook, with a fee of no tier. */
export async function openPlain(
  chain: Pick<LocalChain, 'rpc'>,
  currency1: string,
  liquidity: bigint,
): Promise<PoolKey> {
  const key: PoolKey = [ZeroAddress, currency1, 777, 7, ZeroAddress]
  await openPool(chain, key, liquidity)
  return key
}

/** Opens a pool of the native coin and a token with a hook, with a thousand of each unless the hook brings them. */
export async function openHooked(
  chain: Pick<LocalChain, 'rpc'>,
  kind: HookKind,
  [value = 0n, who]: readonly [bigint?, string?] = [],
  shared: Shared = {},
): Promise<HookedPool> {
  const address = addressOf(kind)
  const original = await created(chain, ownContract('OddHook').bytecode)
  await chain.rpc('anvil_setCode', [address, await chain.rpc('eth_getCode', [original, 'latest'])])
  await chain.rpc('anvil_setBalance', [address, hex(PLENTY)])
  const currency1 = shared.token ?? (await createToken(chain))
  const send = sendAs(chain)
  const arm: HookedPool['arm'] = (next, account = ZeroAddress, as = kind) =>
    send(address, hook.encodeFunctionData('arm', [KINDS.indexOf(as), next, account]))
  await send(currency1, token.abi.encodeFunctionData('mint', [address, PLENTY]))
  const key: PoolKey = [ZeroAddress, currency1, kind === 'Fee' ? 0x800000 : 3000, 60, address]
  const provide = (liquidity: bigint) =>
    send(address, hook.encodeFunctionData('provide', [contracts.poolManager, key, liquidity]))
  await openPool(chain, key, BRINGING.includes(kind) ? 0n : (shared.liquidity ?? parseEther('1000')))
  await arm(value, who)
  return { hook: address, token: currency1, key, arm, provide }
}
