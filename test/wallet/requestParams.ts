import { invalidParams, WalletRefusal } from './eip1193'

/** A chain in the parameter of `wallet_addEthereumChain` (EIP-3085). */
export interface AddedChain {
  chainId: number
  chainName: string
  rpcUrls: readonly string[]
  blockExplorerUrls: readonly string[]
  nativeCurrency: { name: string; symbol: string; decimals: number }
}

/** A token in the parameter of `wallet_watchAsset` (EIP-747). */
export interface WatchedAsset {
  address: string
  symbol: string
  decimals: number
  image: string | null
}

/** A transaction from the page. Every existing field is a hexadecimal string. */
export interface TransactionParams {
  from: string
  to?: string
  value?: string
  data?: string
  chainId?: string
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const QUANTITY = /^0x(0|[1-9a-fA-F][0-9a-fA-F]*)$/
const BYTES = /^0x([0-9a-fA-F]{2})*$/
/** MetaMask's maximum: beyond it, the signatures' `v` is no exact integer in JavaScript. */
const LARGEST_CHAIN_ID = 4_503_599_627_370_476

export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function onlyParameter(params: unknown, keys: readonly string[]): Record<string, unknown> {
  const [parameter] = Array.isArray(params) ? (params as unknown[]) : []
  if (!isObject(parameter)) throw invalidParams('Expected a single object parameter.')
  const unexpected = Object.keys(parameter).filter((key) => !keys.includes(key))
  if (unexpected.length > 0) throw invalidParams(`Unsupported keys: ${unexpected.join(', ')}`)
  return parameter
}

function readChainId(value: unknown): number {
  const id = typeof value === 'string' && /^0x[1-9a-f][0-9a-f]*$/i.test(value) ? Number(value) : NaN
  if (!(id <= LARGEST_CHAIN_ID)) {
    throw invalidParams(`Expected a 0x-prefixed, unpadded, non-zero hexadecimal chain id. Received: ${String(value)}`)
  }
  return id
}

function readUrl(value: unknown, field: string): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  const isLoopback = url !== null && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname)
  if (typeof value !== 'string' || (url?.protocol !== 'https:' && !(isLoopback && url.protocol === 'http:'))) {
    throw invalidParams(`${field} must hold https URLs. Received: ${String(value)}`)
  }
  return value
}

/** The only parameter of `wallet_switchEthereumChain` (EIP-3326). */
export function readSwitch(params: unknown): number {
  return readChainId(onlyParameter(params, ['chainId']).chainId)
}

/** The parameter of `wallet_addEthereumChain`. MetaMask's rules are stricter than those of EIP-3085. */
export function readAddedChain(params: unknown): AddedChain {
  const chain = onlyParameter(params, [
    'chainId',
    'chainName',
    'rpcUrls',
    'blockExplorerUrls',
    'nativeCurrency',
    'iconUrls',
  ])
  const { chainName, rpcUrls, nativeCurrency, blockExplorerUrls } = chain
  const chainId = readChainId(chain.chainId)
  if (typeof chainName !== 'string' || chainName.trim() === '') throw invalidParams('chainName must be a name.')
  if (!Array.isArray(rpcUrls) || rpcUrls.length === 0) throw invalidParams('rpcUrls must hold at least one URL.')
  if (blockExplorerUrls !== undefined && blockExplorerUrls !== null && !Array.isArray(blockExplorerUrls)) {
    throw invalidParams('blockExplorerUrls must be a list or null.')
  }
  if (!isObject(nativeCurrency)) throw invalidParams('nativeCurrency must be an object.')
  const { name, symbol, decimals } = nativeCurrency
  if (typeof name !== 'string' || name === '') throw invalidParams('nativeCurrency.name must be a name.')
  if (typeof symbol !== 'string' || symbol.length < 2 || symbol.length > 6) {
    throw invalidParams('nativeCurrency.symbol must have 2 to 6 characters.')
  }
  if (decimals !== 18) throw invalidParams('nativeCurrency.decimals must be 18.')
  return {
    chainId,
    chainName,
    rpcUrls: rpcUrls.map((url) => readUrl(url, 'rpcUrls')),
    blockExplorerUrls: (blockExplorerUrls ?? []).map((url: unknown) => readUrl(url, 'blockExplorerUrls')),
    nativeCurrency: { name, symbol, decimals },
  }
}

/** The parameters of `wallet_watchAsset`, which are an object and not a list (EIP-747). */
export function readWatchedAsset(params: unknown): WatchedAsset {
  if (!isObject(params) || params.type !== 'ERC20') throw invalidParams('Only assets of type ERC20 can be watched.')
  const { options } = params
  if (!isObject(options)) throw invalidParams('options must be an object.')
  const { address, symbol, image } = options
  const decimals = Number(options.decimals)
  if (!isAddress(address)) throw invalidParams(`Invalid address: ${String(address)}`)
  if (typeof symbol !== 'string' || symbol.length < 1 || symbol.length > 11) {
    throw invalidParams('symbol must have 1 to 11 characters.')
  }
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36) {
    throw invalidParams('decimals must be a whole number from 0 to 36.')
  }
  if (image !== undefined && image !== null && typeof image !== 'string') throw invalidParams('image must be a URL.')
  return { address, symbol, decimals, image: image ?? null }
}

/** Throws unless the parameters are `[{ eth_accounts: {} }]` (EIP-2255). */
export function checkAccountsPermission(params: unknown): void {
  onlyParameter(params, ['eth_accounts'])
}

/** The transaction of `eth_sendTransaction`. The node checks the fields that this wallet does not show. */
export function readTransaction(params: unknown): TransactionParams {
  const [transaction] = Array.isArray(params) ? (params as unknown[]) : []
  if (!isObject(transaction)) throw invalidParams('Expected a transaction.')
  const text = (key: string, pattern: RegExp): string | undefined => {
    const value = transaction[key]
    if (value === undefined) return undefined
    if (typeof value === 'string' && pattern.test(value)) return value
    throw invalidParams(`Invalid transaction field "${key}": ${JSON.stringify(value)}`)
  }
  const from = text('from', ADDRESS)
  const to = text('to', ADDRESS)
  const data = text('data', BYTES)
  const input = text('input', BYTES)
  if (from === undefined) throw invalidParams('The transaction has no "from".')
  if (data !== undefined && input !== undefined && data.toLowerCase() !== input.toLowerCase()) {
    throw invalidParams('The transaction\'s "data" and "input" differ.')
  }
  if (to === undefined && (data ?? input ?? '0x') === '0x') {
    throw invalidParams('The transaction has neither "to" nor a contract to create.')
  }
  return { from, to, value: text('value', QUANTITY), data: data ?? input, chainId: text('chainId', QUANTITY) }
}

export interface CallsParams {
  id: string | null
  from: string
  chainId: number
  calls: readonly BatchedCall[]
}

export interface BatchedCall {
  to: string
  value: string
  data: string
}

const CALLS_MAX = 20

/** The parameter of `wallet_sendCalls` (EIP-5792). The sender is required, and no optional capability is supported. */
export function readCalls(params: unknown): CallsParams {
  const request = onlyParameter(params, ['version', 'id', 'from', 'chainId', 'atomicRequired', 'calls', 'capabilities'])
  const { version, id, from, atomicRequired, calls, capabilities } = request
  if (version !== '2.0.0') throw invalidParams(`Version not supported: ${String(version)}`)
  if (id !== undefined && (typeof id !== 'string' || id === '')) throw invalidParams('id must be a text.')
  if (!isAddress(from)) throw invalidParams('The calls have no "from".')
  if (typeof atomicRequired !== 'boolean') throw invalidParams('atomicRequired must be true or false.')
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('calls must hold at least one call.')
  if (calls.length > CALLS_MAX) throw new WalletRefusal(5740, `This wallet takes ${CALLS_MAX} calls at most.`)
  for (const each of [
    capabilities,
    ...calls.map((call: unknown) => (isObject(call) ? call.capabilities : undefined)),
  ]) {
    if (isObject(each) && Object.values(each).some((wanted) => !isObject(wanted) || wanted.optional !== true)) {
      throw new WalletRefusal(5700, 'This wallet supports no such capability.')
    }
  }
  return {
    id: id ?? null,
    from,
    chainId: readChainId(request.chainId),
    calls: calls.map((call: unknown) => {
      if (!isObject(call) || !isAddress(call.to)) throw invalidParams('Each call needs a "to".')
      const { to, value = '0x0', data = '0x' } = readTransaction([{ ...call, from }])
      return { to: to ?? call.to, value, data }
    }),
  }
}

/** The parameters of `wallet_getCapabilities`: an account, and the requested chains, or null for all chains. */
export function readCapabilities(params: unknown): { account: string; chainIds: number[] | null } {
  const [account, chainIds] = Array.isArray(params) ? (params as unknown[]) : []
  if (!isAddress(account)) throw invalidParams(`Invalid address: ${String(account)}`)
  if (chainIds !== undefined && !Array.isArray(chainIds)) throw invalidParams('Chain ids must be a list.')
  return { account, chainIds: chainIds?.map(readChainId) ?? null }
}

export function readCallsId(params: unknown): string {
  const [id] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof id !== 'string') throw invalidParams('Expected the id of a batch.')
  return id
}
