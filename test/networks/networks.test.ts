import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAddress } from 'ethers'
import { ROOT } from '../../src/build/root'
import { NETWORKS } from '#config/networks/all'
import { switchOrAddChain } from '#connectors/calls/switchChain'
import type { Eip1193Provider } from '#connectors/connector'
import { dollarSymbol, type Network } from '#domain/chain/network'

/** These tests compare the tables of networks with public packages (`snapshot.js`) and with the default token list. */

type Contract = 'multicall' | 'weth' | 'v2Factory' | 'v2Router' | 'v3Factory' | 'quoter' | 'tickLens' | 'swapRouter'

interface Snapshot {
  chains: Record<
    string,
    Record<Contract, string | null> & {
      name: string
      nativeCurrency: { name: string; symbol: string; decimals: number }
      explorer: string
      isTestnet: boolean
      feeds: Record<string, string>
      v4: Record<string, string>
    }
  >
}

const { chains } = JSON.parse(readFileSync(join(import.meta.dirname, 'snapshot.json'), 'utf8')) as Snapshot
const LIST = 'node_modules/@uniswap/default-token-list/build/uniswap-default.tokenlist.json'
const { tokens } = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8')) as {
  tokens: { chainId: number; address: string; symbol: string; decimals: number }[]
}

/** Test networks for which a local chain is used. */
const LOCAL = [3, 4, 31337]
const real = NETWORKS.filter(({ chain }) => !LOCAL.includes(chain.id))
const CONTRACTS: Contract[] = [
  'multicall',
  'weth',
  'v2Factory',
  'v2Router',
  'v3Factory',
  'quoter',
  'tickLens',
  'swapRouter',
]

/** Contracts for which the tables follow Uniswap's documentation and not its package, each with the reason. */
const DEVIATIONS: Readonly<Record<string, string>> = {
  '1 quoter': 'the package names the first Quoter',
  '10 quoter': 'the package names the first Quoter',
  '1 tickLens': 'the package has none',
  '10 tickLens': 'the package has none',
  '137 tickLens': 'the package has none',
  '137 quoter': 'the package names the first Quoter',
  '42161 quoter': 'the package names the first Quoter',
  '130 quoter': 'the documents name another QuoterV2',
  '7777777 v2Factory': 'the package has none',
  '7777777 v2Router': 'the package has none',
  '59144 name': 'its registry entry is "Linea"',
  '59144 nativeCurrency': 'the coin is ether',
}

const named = ({ chain }: Network) => [chain.name, chain.id] as const
const networkOf = (id: number) => NETWORKS.find(({ chain }) => chain.id === id)!

test('every network of the tables is in the snapshot, and none stands twice', () => {
  expect(real.map(({ chain }) => String(chain.id)).sort()).toEqual(Object.keys(chains).sort())
  expect(new Set(NETWORKS.map(({ chain }) => chain.id)).size).toBe(NETWORKS.length)
})

test('what the tables have otherwise is listed, and nothing else', () => {
  const found = real.flatMap(({ chain, deployment }) => {
    const theirs = chains[chain.id]!
    const contracts = CONTRACTS.filter(
      (contract) => deployment[contract].toLowerCase() !== theirs[contract]?.toLowerCase(),
    )
    const names = (['name', 'nativeCurrency'] as const).filter(
      (field) => JSON.stringify(sorted(chain[field])) !== JSON.stringify(sorted(theirs[field])),
    )
    return [...contracts, ...names].map((field) => `${chain.id} ${field}`)
  })
  expect(found.sort()).toEqual(Object.keys(DEVIATIONS).sort())
})

const WITHOUT_V4: Readonly<Record<number, string>> = {
  59144: 'the documents do not have it',
  81457: 'the wrapped coin and the dollar token are paid interest: their balances change by themselves',
  84532: 'the package and Uniswap’s own scripts differ',
  11155111: 'its router looks for V2 pairs elsewhere',
}

test('the contracts of V4 are those of the packages, on every network but those with a reason', () => {
  for (const { chain, deployment } of real) {
    const { v4 } = deployment
    expect([chain.id, v4 === undefined]).toEqual([chain.id, chain.id in WITHOUT_V4])
    if (!v4) continue
    for (const name of ['poolManager', 'quoter', 'universalRouter'] as const) {
      expect(getAddress(v4[name])).toBe(v4[name])
      expect([chain.id, v4[name]]).toEqual([chain.id, getAddress(chains[chain.id]!.v4[name]!)])
    }
  }
})

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value

describe.each(real.map(named))('%s', (_name, id) => {
  const { chain, deployment } = networkOf(id)
  const theirs = chains[id]!
  const { bases, stables, intermediaries, usdFeeds, usdc, usdcDecimals, weth } = deployment

  test('explorer and kind are those of the registry', () => {
    expect(chain.explorerUrl).toBe(theirs.explorer.replace(/\/$/, ''))
    expect(chain.isTestnet).toBe(theirs.isTestnet)
    for (const url of chain.publicRpcUrls) expect(new URL(url).protocol).toBe('https:')
  })

  test('every address has its checksum, and no token stands twice', () => {
    const all = [...CONTRACTS.map((contract) => deployment[contract]), ...bases, ...intermediaries]
    for (const address of [...all, ...usdFeeds.flatMap(({ token, feed }) => [token, feed])])
      expect(getAddress(address)).toBe(address)
    const listed = [...bases, ...intermediaries]
    expect(new Set(listed).size).toBe(listed.length)
    expect(bases[0]).toBe(weth)
    expect(bases).toContain(usdc)
    for (const stable of stables) expect(bases).toContain(stable)
  })

  test('the dollars that prices are by are called what the list calls them', () => {
    const listed = tokens.find((token) => token.chainId === id && token.address.toLowerCase() === usdc.toLowerCase())
    // The default token list does not have the dollars of these networks, so their symbols are given here.
    const symbol = listed?.symbol ?? { 4663: 'USDG', 59144: 'USDC', 81457: 'USDB', 84532: 'USDC', 11155111: 'USDC' }[id]
    expect(dollarSymbol(deployment)).toBe(symbol)
  })

  test('what it names itself is no token of the list, and is one that routes use', () => {
    const own = (chain.namedTokens ?? []).map(({ address }) => address)
    const listed = tokens.filter(({ chainId }) => chainId === id).map(({ address }) => getAddress(address))
    expect(own.filter((address) => listed.includes(address) || !bases.includes(address))).toEqual([])
    if (id === 4663) expect([...listed, ...own]).toEqual(expect.arrayContaining([...bases]))
  })

  test('a wallet that does not know it is given the registry’s words, and public nodes alone', async () => {
    const added: unknown[] = []
    let current = 1_000_000
    const provider: Eip1193Provider = {
      async request({ method, params }) {
        if (method === 'eth_chainId') return `0x${current.toString(16)}`
        if (method === 'wallet_switchEthereumChain') throw Object.assign(new Error('unknown'), { code: 4902 })
        added.push(...(params as unknown[]))
        current = id
        return null
      },
      on: () => undefined,
      removeListener: () => undefined,
    }
    const rpcUrls = { default: ['https://node.example/secret-key'], public: chain.publicRpcUrls }
    await switchOrAddChain(provider, { ...chain, iconUrl: null, iconBackground: '', rpcUrls })
    expect(added).toEqual([
      {
        chainId: `0x${id.toString(16)}`,
        chainName: DEVIATIONS[`${id} name`] ? chain.name : theirs.name,
        nativeCurrency: DEVIATIONS[`${id} nativeCurrency`] ? chain.nativeCurrency : theirs.nativeCurrency,
        rpcUrls: chain.publicRpcUrls,
        blockExplorerUrls: [theirs.explorer.replace(/\/$/, '')],
      },
    ])
    expect(chain.nativeCurrency.symbol).toMatch(/^[A-Z]{2,6}$/)
  })

  test('its price feeds are those of the address book', () => {
    for (const { token, feed } of usdFeeds) {
      expect(Object.values(theirs.feeds)).toContain(feed)
      expect(bases).toContain(token)
    }
    expect(usdFeeds.map(({ token }) => token)).not.toContain(weth)
    const { symbol } = chain.nativeCurrency
    // The coin is now called POL, but its feed still has its former name.
    const native = theirs.feeds[symbol === 'POL' ? 'MATIC' : symbol]
    expect(deployment.ethUsdFeed).toBe(native)
  })

  test('its dollar token has as many decimals as the default list says', () => {
    const listed = tokens.find(({ chainId, address }) => chainId === id && address === usdc)
    if (listed) expect(usdcDecimals ?? 6).toBe(listed.decimals)
  })

  test('tokens that the default list has are there under their names', () => {
    const listed = new Map(tokens.filter(({ chainId }) => chainId === id).map((token) => [token.address, token.symbol]))
    const symbols = [...bases.slice(1), ...intermediaries].flatMap((token) => listed.get(token) ?? [])
    for (const symbol of symbols) expect(symbol).toMatch(/^(USD|DAI|WBTC|cbBTC|BTC|WETH|ETH|OP$|ARB$|UNI$|WLD$|FRAX)/)
  })
})

test('the fees of every network are by its own model', () => {
  const models = real.map(({ chain }) => [chain.id, chain.fees ?? 'eip1559'])
  expect(Object.fromEntries(models)).toEqual({
    1: 'eip1559',
    10: 'opStack',
    56: 'gasPrice',
    130: 'opStack',
    137: 'tipFloor',
    480: 'opStack',
    4663: 'dataInGas',
    8453: 'opStack',
    42161: 'dataInGas',
    43114: 'eip1559',
    59144: 'tipPriced',
    81457: 'opStack',
    84532: 'opStack',
    7777777: 'opStack',
    11155111: 'eip1559',
  })
})
