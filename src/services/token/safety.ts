import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { isRefusal } from '#domain/chain/nodeError'
import type { TokenSafety } from '#domain/token/tokenSafety'
import { requireDeployment } from '../requireDeployment'
import { blockNumberCall } from '../chain/blockCalls'
import { fallback } from '../chain/fallbacks'
import { type CallResult, oneWord } from '../chain/multicall'
import type { Node } from '../chain/node'
import { callData, toAddress } from '../chain/words'
import { DELEGATION } from '../wallet/accountKind'

/** The storage slots of proxies, by name. A slot is the hash of its name, or this hash minus one for EIP-1967. */
export const PROXY_SLOTS = {
  /** https://eips.ethereum.org/EIPS/eip-1967 */
  'eip1967.proxy.implementation': '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  'eip1967.proxy.admin': '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  'eip1967.proxy.beacon': '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  /** The slots of OpenZeppelin's earlier proxies, such as USD Coin's. */
  'org.zeppelinos.proxy.implementation': '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
  'org.zeppelinos.proxy.admin': '0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b',
  /** https://eips.ethereum.org/EIPS/eip-1822 */
  PROXIABLE: '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
} as const satisfies Record<string, Hex>

type Slot = keyof typeof PROXY_SLOTS

/** The code of a minimal proxy. https://eips.ethereum.org/EIPS/eip-1167 */
const CLONE = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/i

const OWNER = callData('0x8da5cb5b')
const PAUSED = callData('0x5c975abb')

/** The address in a 32-byte word; null for the zero address or if the word is not an address. */
const addressIn = (value: bigint): Address | null => (value === 0n || value >> 160n ? null : toAddress(value))

function proxyOf(code: Hex | null, words: Readonly<Record<Slot, bigint | null>>): TokenSafety['proxy'] {
  for (const [kind, pattern] of [['clone', CLONE] as const, ['account', DELEGATION] as const]) {
    const [, target] = pattern.exec(code ?? '') ?? []
    if (target) return { kind, target: toAddress(BigInt(`0x${target}`)), admin: null }
  }
  const at = (slot: Slot) => addressIn(words[slot] ?? 0n)
  const [admin, formerAdmin] = [at('eip1967.proxy.admin'), at('org.zeppelinos.proxy.admin')]
  const implementation = at('eip1967.proxy.implementation')
  if (implementation) return { kind: 'implementation', target: implementation, admin }
  const beacon = at('eip1967.proxy.beacon')
  if (beacon) return { kind: 'beacon', target: beacon, admin }
  const former = at('org.zeppelinos.proxy.implementation') ?? at('PROXIABLE')
  if (former) return { kind: 'implementation', target: former, admin: formerAdmin }
  return code === null || Object.values(words).includes(null) ? null : 'none'
}

function ownerOf(result: CallResult | undefined): TokenSafety['owner'] {
  const word = oneWord(result)
  if (word === null || word >> 160n) return null
  return word === 0n ? 'none' : toAddress(word)
}

function pausedBy(result: CallResult | undefined): boolean | null {
  const word = oneWord(result)
  return word === null || word > 1n ? null : word === 1n
}

/** If the node refuses a request or its response is malformed, the other facts are still shown. */
const ifUnread = fallback((error) => error.failure === 'malformed' || isRefusal(error))

/** Reads facts about a token's contract in one request. Throws a NodeError if the node does not answer. */
export async function readSafety(node: Node, chainId: number, token: Address): Promise<TokenSafety> {
  const deployment = requireDeployment(chainId)
  const slots = Object.entries(PROXY_SLOTS) as [Slot, Hex][]
  const [[number, owner, paused], code, words] = await Promise.all([
    node
      .multicall(chainId)
      .calls([blockNumberCall(deployment), { to: token, data: OWNER }, { to: token, data: PAUSED }]),
    node.code(chainId, token).catch(ifUnread(null)),
    Promise.all(slots.map(([, slot]) => node.storage(chainId, token, slot).catch(ifUnread(null)))),
  ])
  const wordOf = Object.fromEntries(slots.map(([name], index) => [name, words[index] ?? null]))
  return {
    blockNumber: Number(oneWord(number) ?? 0n),
    codeSize: code === null ? null : (code.length - 2) / 2,
    proxy: proxyOf(code, wordOf as Record<Slot, bigint | null>),
    owner: ownerOf(owner),
    isPaused: pausedBy(paused),
  }
}
