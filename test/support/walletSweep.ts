/** Only the methods that send transactions or batches ask for a signature. */
const WALLET_METHODS: readonly string[] = [
  'eth_requestAccounts',
  'eth_accounts',
  'eth_chainId',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_revokePermissions',
  'eth_sendTransaction',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
]

export interface WalletRequest {
  method: string
  params?: unknown
}

export interface Contracts {
  swapRouter: string
  weth: string
  v4?: { universalRouter: string }
  pancake?: { swapRouter: string }
  /** The accounts to which the test sends tokens and coins. */
  recipients?: readonly string[]
}

/** The selector of `approve(address,uint256)`, which may be called on any token. */
const APPROVE = '0x095ea7b3'
/** `lockdown((address,address)[])` and `approve(address,address,uint160,uint48)`, only on Permit2. */
const OF_PERMIT2 = ['0xcc53287f', '0x87517c45'] as const
/** The selector of `transfer(address,uint256)`, which may be called on any token. */
const TRANSFER = '0xa9059cbb'
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const HEX = /^0x(0|[1-9a-f][0-9a-f]*)$/

/** Rule C20 (catalogue/faults.ts): the methods among the requests that a wallet must not receive. */
export const strangeMethods = (requests: readonly WalletRequest[]) =>
  requests.map(({ method }) => method).filter((method) => !WALLET_METHODS.includes(method))

/** Whether a call pays one of the recipients: the coin without data, or a token without a value. */
function isPayment({ to, value, data }: Record<'to' | 'value' | 'data', unknown>, recipients: readonly string[]) {
  const isTo = (address: string) => recipients.some((each) => each.toLowerCase() === address.toLowerCase())
  const text = String(data)
  return text === '0x'
    ? isTo(String(to))
    : text.startsWith(TRANSFER) && value === '0x0' && isTo(`0x${text.slice(34, 74)}`)
}

function callFaults(call: unknown, { swapRouter, weth, v4, pancake, recipients = [] }: Contracts): string[] {
  const { to, value, data } = (call ?? {}) as Partial<Record<'to' | 'value' | 'data', unknown>>
  if (typeof to !== 'string' || typeof data !== 'string') return ['no receiver, or no data']
  const all = [swapRouter, weth, v4?.universalRouter, pancake?.swapRouter]
  const isKnown = all.some((known) => known?.toLowerCase() === to.toLowerCase())
  const isOfPermit2 = to.toLowerCase() === PERMIT2 && OF_PERMIT2.some((selector) => data.startsWith(selector))
  const isApproval = data.startsWith(APPROVE) || isOfPermit2
  return [
    ...(isKnown || isApproval || isPayment({ to, value, data }, recipients) ? [] : [`a call to ${to}`]),
    ...(isApproval && value !== '0x0' ? ['an approval with a value'] : []),
    ...(typeof value === 'string' && HEX.test(value) ? [] : [`the value ${String(value)}`]),
  ]
}

function faultsOf({ method, params }: WalletRequest, contracts: Contracts): string[] {
  if (method !== 'eth_sendTransaction' && method !== 'wallet_sendCalls') return []
  const [request = {}, ...rest] = params as Record<string, unknown>[]
  const { from, chainId, calls } = request
  const sender = [
    ...(rest.length > 0 ? ['more than one request'] : []),
    ...(typeof from === 'string' ? [] : ['no sender']),
    ...(typeof chainId === 'string' && HEX.test(chainId) ? [] : ['no chain']),
  ]
  if (method === 'eth_sendTransaction') return [...sender, ...callFaults(request, contracts)]
  if (!Array.isArray(calls) || calls.length === 0) return [...sender, 'no calls']
  return [
    ...sender,
    ...(request.version === '2.0.0' ? [] : ['another version']),
    ...(request.atomicRequired === true ? [] : ['calls that may be torn apart']),
    ...('capabilities' in request ? ['more than the calls'] : []),
    ...calls.flatMap((call) => callFaults(call, contracts)),
  ]
}

/** Rule C21 (catalogue/faults.ts): the faults in the transactions and batches that a wallet was asked to send. */
export const strangeCalls = (requests: readonly WalletRequest[], contracts: Contracts) =>
  requests.flatMap((request) => faultsOf(request, contracts).map((fault) => `${request.method}: ${fault}`))
