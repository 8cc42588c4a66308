import {
  AbiCoder,
  concat,
  getCreate2Address,
  hashMessage,
  HDNodeWallet,
  hexlify,
  keccak256,
  Interface,
  randomBytes,
  type SigningKey,
  Transaction,
  Wallet,
  ZeroAddress,
} from 'ethers'
import type { Address } from '#domain/chain/address'
import { ENTRY_POINTS } from '#domain/transaction/smartAccount'
import { nodeRpc } from './nodeRpc'
import { type AccountContract, readPacked } from './packed/packed'
import { placeContracts } from './place'
import { withoutAutomine } from './sendMined'
import type { LocalChain } from './startChain'
import { accountOf, accounts, mnemonic } from './world'
import { hex } from './hex'

/**
 * Real smart accounts: Safes of every version in use, and ERC-4337 accounts for every EntryPoint version. A suite
 * places only the contracts that it needs, at the addresses that they have on public networks.
 */

export type SafeVersion = '1.1.1' | '1.3.0' | '1.4.1' | '1.5.0'
export type EntryPointVersion = '0.6' | '0.7' | '0.8' | '0.9'

const SINGLETONS: Record<SafeVersion, { contract: AccountContract; address: Address }> = {
  '1.1.1': { contract: 'Safe111', address: '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F' },
  '1.3.0': { contract: 'SafeL2130', address: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E' },
  '1.4.1': { contract: 'SafeL2141', address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762' },
  '1.5.0': { contract: 'SafeL2150', address: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e' },
}
/** All versions have the same code here, because the contract's behaviour has not changed. */
export const MULTI_SENDS: Record<SafeVersion, Address> = {
  '1.1.1': '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  '1.3.0': '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  '1.4.1': '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  '1.5.0': '0xA83c336B20401Af773B6219BA5027174338D1836',
}
const FACTORY: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'

const ENTRY_POINT: Record<EntryPointVersion, { at: number; contract: AccountContract; account: AccountContract }> = {
  '0.6': { at: 0, contract: 'EntryPoint06', account: 'SimpleAccount06' },
  '0.7': { at: 1, contract: 'EntryPoint07', account: 'SimpleAccount07' },
  '0.8': { at: 2, contract: 'EntryPoint08', account: 'SimpleAccount08' },
  '0.9': { at: 3, contract: 'EntryPoint09', account: 'SimpleAccount08' },
}
export const entryPointOf = (version: EntryPointVersion): Address => ENTRY_POINTS[ENTRY_POINT[version].at]!
/** All account proxies of an EntryPoint version use it. The first digits are "Simple" in ASCII. */
const implementationOf = (version: EntryPointVersion): Address =>
  `0x53696d706c65${'0'.repeat(27)}${ENTRY_POINT[version].at + 1}`

const interfaceOf = (name: AccountContract) =>
  new Interface(readPacked(name).abi as ConstructorParameters<typeof Interface>[0])
/** The interface of a Safe. The functions used here are the same in all versions. */
export const safeInterface = interfaceOf('SafeL2141')
const factory = interfaceOf('SafeProxyFactory')
type Chain = Pick<LocalChain, 'rpc' | 'url'>

async function place(chain: Chain, placements: { address: string; contract: AccountContract; args?: string }[]) {
  const rpc = nodeRpc(chain.url)
  try {
    await withoutAutomine(chain.rpc, () =>
      placeContracts(
        rpc,
        accountOf('alice').address,
        placements.map(({ address, contract, args = '0x' }) => ({
          address,
          creationCode: concat([readPacked(contract).code, args]),
        })),
      ),
    )
  } finally {
    rpc.close()
  }
}

export const placeSafes = (chain: Chain, ...versions: SafeVersion[]): Promise<void> =>
  place(chain, [
    ...versions.map((version) => SINGLETONS[version]),
    { address: FACTORY, contract: 'SafeProxyFactory' },
    ...[...new Set(versions.map((version) => MULTI_SENDS[version]))].map((address) => ({
      address,
      contract: 'MultiSendCallOnly' as const,
    })),
  ])

/** The address of Safe4337Module 0.3.0, with which Safes execute user operations of EntryPoint 0.7. */
export const SAFE_4337_MODULE: Address = '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226'
export const safeModule = interfaceOf('Safe4337Module')

export const placeSafeModule = (chain: Chain): Promise<void> =>
  place(chain, [
    {
      address: SAFE_4337_MODULE,
      contract: 'Safe4337Module',
      args: AbiCoder.defaultAbiCoder().encode(['address'], [entryPointOf('0.7')]),
    },
  ])

/** Places EntryPoints of these versions, and the implementations of their accounts, on the chain. */
export const placeEntryPoints = (chain: Chain, ...versions: EntryPointVersion[]): Promise<void> =>
  place(
    chain,
    versions.flatMap((version) => [
      { address: entryPointOf(version), contract: ENTRY_POINT[version].contract },
      {
        address: implementationOf(version),
        contract: ENTRY_POINT[version].account,
        args: AbiCoder.defaultAbiCoder().encode(['address'], [entryPointOf(version)]),
      },
    ]),
  )

interface Mined {
  transactionHash: `0x${string}`
  status: string
  logs: { address: string; topics: string[]; data: string }[]
  contractAddress: string | null
}

export interface SentBy {
  from?: string
  to: string | null
  data: string
  value?: bigint
}

/** Sends a transaction that the node signs, and mines it. Returns the receipt, even if the transaction reverted. */
export const sendAs = (
  { rpc }: Pick<LocalChain, 'rpc'>,
  { from = accountOf('carol').address, to, data, value = 0n }: SentBy,
): Promise<Mined> =>
  withoutAutomine(rpc, async () => {
    const sent = { from, ...(to !== null && { to }), data, value: hex(value), gas: hex(9_000_000) }
    const hash = await rpc('eth_sendTransaction', [sent])
    await rpc('evm_increaseTime', [12])
    await rpc('evm_mine')
    return (await rpc('eth_getTransactionReceipt', [hash])) as Mined
  })

export async function createSafe(
  chain: Pick<LocalChain, 'rpc'>,
  { version, owners, threshold }: { version: SafeVersion; owners: readonly string[]; threshold: number },
): Promise<Address> {
  const none = [ZeroAddress, '0x', ZeroAddress, ZeroAddress, 0n, ZeroAddress]
  const setup = safeInterface.encodeFunctionData('setup', [owners, threshold, ...none])
  const salt = hexlify(randomBytes(32))
  const data = factory.encodeFunctionData('createProxyWithNonce', [SINGLETONS[version].address, setup, salt])
  const { logs, status } = await sendAs(chain, { to: FACTORY, data })
  const event = logs.map((log) => factory.parseLog(log)).find((each) => each?.name === 'ProxyCreation')
  if (status !== '0x1' || !event) throw new Error(`No Safe ${version} was created.`)
  return event.args[0] as Address
}

export function keyOf(address: string): SigningKey {
  const at = accounts.find((each) => each.address.toLowerCase() === address.toLowerCase())
  if (!at) throw new Error(`The world has no account ${address}.`)
  return HDNodeWallet.fromPhrase(mnemonic, undefined, `m/44'/60'/0'/0/${at.index}`).signingKey
}

/** A minimal proxy (EIP-1167). It pays for its operations from its deposit at the EntryPoint. */
export async function createOperationAccount(
  chain: Pick<LocalChain, 'rpc'>,
  version: EntryPointVersion,
  owner: string = accountOf('alice').address,
): Promise<Address> {
  const implementation = implementationOf(version).slice(2)
  const data = `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${implementation}5af43d82803e903d91602b57fd5bf3`
  const { contractAddress } = await sendAs(chain, { to: null, data })
  if (contractAddress === null) throw new Error('No account was created.')
  const account = interfaceOf(ENTRY_POINT[version].account)
  await sendAs(chain, { to: contractAddress, data: account.encodeFunctionData('initialize', [owner]) })
  await depositFor(chain, version, contractAddress)
  return contractAddress as Address
}

async function depositFor(chain: Pick<LocalChain, 'rpc'>, version: EntryPointVersion, account: string) {
  const data = interfaceOf(ENTRY_POINT[version].contract).encodeFunctionData('depositTo', [account])
  await sendAs(chain, { to: entryPointOf(version), data, value: 10n ** 18n })
}

/** A factory that uses its calldata as creation code (CREATE2) and returns the contract's address. */
const PROXY_FACTORY: Address = `0x466163746f7279${'0'.repeat(25)}1`
const PROXY_FACTORY_CODE = '0x36600060003760003660006000f560005260206000f3'

/** Prepares an ERC-4337 account that does not exist yet. Its first operation deploys it with `initCode`. */
export async function foreseenAccount(
  chain: Pick<LocalChain, 'rpc'>,
  version: Exclude<EntryPointVersion, '0.6'>,
  owner: string = accountOf('alice').address,
): Promise<{ sender: Address; initCode: string }> {
  await chain.rpc('anvil_setCode', [PROXY_FACTORY, PROXY_FACTORY_CODE])
  const implementation = implementationOf(version).slice(2)
  // This creation code stores the owner in the first storage slot, and then returns the code of the minimal proxy.
  const storing = `0x73${owner.slice(2)}600055`
  const code = `${storing}3d602d8060223d3981f3363d3d373d3d3d363d73${implementation}5af43d82803e903d91602b57fd5bf3`
  const sender = getCreate2Address(PROXY_FACTORY, `0x${'0'.repeat(64)}`, keccak256(code)) as Address
  await depositFor(chain, version, sender)
  return { sender, initCode: concat([PROXY_FACTORY, code]) }
}

/** EIP-7702 gives the account the code of an ERC-4337 account that owns itself; null ends the delegation. */
export async function delegate(
  chain: Pick<LocalChain, 'rpc' | 'chainId'>,
  account: Address,
  version: EntryPointVersion | null,
): Promise<void> {
  const { rpc, chainId } = chain
  const payer = new Wallet(keyOf(accountOf('carol').address))
  const nonceOf = async (of: string) => Number(await rpc('eth_getTransactionCount', [of, 'latest']))
  const authorization = await new Wallet(keyOf(account)).authorize({
    address: version === null ? ZeroAddress : implementationOf(version),
    chainId,
    nonce: await nonceOf(account),
  })
  const transaction = Transaction.from({
    type: 4,
    chainId,
    nonce: await nonceOf(payer.address),
    to: account,
    gasLimit: 1_000_000n,
    maxFeePerGas: 100n * 10n ** 9n,
    maxPriorityFeePerGas: 1n,
    authorizationList: [authorization],
  })
  const signed = await payer.signTransaction(transaction)
  await withoutAutomine(rpc, async () => {
    await rpc('eth_sendRawTransaction', [signed])
    await rpc('evm_mine')
  })
  if (version === null) return
  const data = interfaceOf(ENTRY_POINT[version].account).encodeFunctionData('initialize', [account])
  await sendAs(chain, { to: account, data })
}

export interface AccountCall {
  to: string
  value: bigint
  data: string
}

/** The call data with which an ERC-4337 account executes several calls atomically. */
export function executeBatch(version: EntryPointVersion, calls: readonly AccountCall[]): string {
  const account = interfaceOf(ENTRY_POINT[version].account)
  const [targets, values, data] = [
    calls.map(({ to }) => to),
    calls.map(({ value }) => value),
    calls.map((call) => call.data),
  ]
  if (version === '0.6') return account.encodeFunctionData('executeBatch', [targets, data])
  if (version === '0.7') return account.encodeFunctionData('executeBatch', [targets, values, data])
  return account.encodeFunctionData('executeBatch', [targets.map((to, at) => [to, values[at], data[at]])])
}

const GAS = { verification: 500_000n, call: 2_000_000n, pre: 100_000n }
const pack = (high: bigint, low: bigint) =>
  hexlify(concat([`0x${high.toString(16).padStart(32, '0')}`, `0x${low.toString(16).padStart(32, '0')}`]))

/** A bundler's transaction with operations signed by the accounts' owner, or by `sign`. */
export async function sendOperations(
  chain: Pick<LocalChain, 'rpc'>,
  version: EntryPointVersion,
  operations: readonly { sender: Address; callData: string; initCode?: string }[],
  {
    owner = accountOf('alice').address,
    bundler = accountOf('carol').address,
    sign,
  }: { owner?: string; bundler?: string; sign?: (fields: readonly unknown[]) => Promise<string> } = {},
): Promise<Mined> {
  const entryPoint = interfaceOf(ENTRY_POINT[version].contract)
  const to = entryPointOf(version)
  const read = async (name: string, args: unknown[]) =>
    entryPoint.decodeFunctionResult(
      name,
      String(await chain.rpc('eth_call', [{ to, data: entryPoint.encodeFunctionData(name, args) }, 'latest'])),
    )[0] as unknown
  const fee = 100n * 10n ** 9n
  const signed: unknown[][] = []
  for (const { sender, callData, initCode = '0x' } of operations) {
    const before = signed.filter(([each]) => each === sender).length
    // Each operation has its own nonce key, so that the EntryPoint accepts the operations of one account in any order.
    const nonce = (await read('getNonce', [sender, before])) as bigint
    const fields =
      version === '0.6'
        ? [sender, nonce, initCode, callData, GAS.call, GAS.verification, GAS.pre, fee, fee, '0x']
        : [sender, nonce, initCode, callData, pack(GAS.verification, GAS.call), GAS.pre, pack(fee, fee), '0x']
    if (sign) {
      signed.push([...fields, await sign(fields)])
      continue
    }
    const hash = String(await read('getUserOpHash', [[...fields, '0x']]))
    const isPlainHash = version === '0.8' || version === '0.9'
    const { serialized } = keyOf(owner).sign(isPlainHash ? hash : hashMessage(Buffer.from(hash.slice(2), 'hex')))
    signed.push([...fields, serialized])
  }
  return sendAs(chain, { from: bundler, to, data: entryPoint.encodeFunctionData('handleOps', [signed, bundler]) })
}
