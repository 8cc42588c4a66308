import { Interface } from 'ethers'
import { parseTokenList } from '../../src/boundary/lists'
import type { Hex } from '../../src/boundary/node'
import type { Address } from '../../src/domain/address'
import type { Chain } from '../../src/domain/chain'
import { joinPairs } from '../../src/domain/pair'
import { searchTokens, type Token } from '../../src/domain/token'
import { createChainReader } from '../../src/services/chainReader'
import { readText } from '../../src/services/erc20'
import { decodeAggregate3, encodeAggregate3 } from '../../src/services/multicall'
import { createNode } from '../../src/services/node'
import { startChain } from '../chain/startChain'
import { accountOf, tokenOf } from '../chain/world'

/** `npm run bench`: how long the hot paths take on this machine. It measures and judges nothing. */

const RUNS = 60

interface Row {
  what: string
  /** Milliseconds. */
  median: string
  p95: string
}

const rows: Row[] = []

/** Runs a thing many times, after a few to warm up, and notes the middle and the slow end. */
async function measure(what: string, run: (round: number) => unknown) {
  for (let round = 0; round < 5; round++) await run(round)
  const times: number[] = []
  for (let round = 0; round < RUNS; round++) {
    const startedAt = performance.now()
    await run(round)
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((RUNS - 1) * share)] ?? NaN).toFixed(3)
  rows.push({ what, median: at(0.5), p95: at(0.95) })
}

const addressOf = (n: number): Address =>
  `0x${(BigInt(n + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(40, '0').slice(-40)}`

/** Symbols of three to six letters, always the same. */
function tokenList(count: number): Token[] {
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const symbol = () => Array.from({ length: 3 + next(4) }, () => String.fromCharCode(65 + next(26))).join('')
  return Array.from({ length: count }, (_, n) => {
    const name = symbol()
    return { chainId: 1, address: addressOf(n), symbol: name, name, logoURI: null, decimals: 18 }
  })
}

/** The search as anybody would write it first. */
function naiveSearch(tokens: readonly Token[], text: string): Token[] {
  const pattern = new RegExp(text, 'i')
  return tokens.filter((token) => pattern.test(token.symbol) || pattern.test(token.address))
}

async function search() {
  const texts = ['u', 'us', 'usd', '0x1', 'eth', 'zzzz']
  for (const count of [1_000, 10_000, 100_000]) {
    const tokens = tokenList(count)
    const textOf = (round: number) => texts[round % texts.length] ?? ''
    await measure(`search in ${count} tokens`, (round) => searchTokens(tokens, textOf(round)))
    await measure(`  the same with a regular expression`, (round) => naiveSearch(tokens, textOf(round)))
  }
}

/** What comes from outside at its largest. */
async function foreign() {
  const tokens = tokenList(100_000)
  const list = { tokens: tokens.map((token, n) => ({ ...token, chainId: n % 4 })) }
  await measure('read a list of 100000 tokens of four chains', () => parseTokenList(list))
  const spam = tokens.map((token) => ({ ...token, symbol: 'SPAM' }))
  await measure('join a pair to 100000 tokens of one symbol', () =>
    joinPairs([{ name: 'SPAM/SPAM', address: null }], spam),
  )
  const name = new Interface(['function name() view returns (string)'])
  const megabyte = name.encodeFunctionResult('name', ['x'.repeat(1_000_000)]) as Hex
  await measure('read a token name of a megabyte', () => readText(megabyte, 20))
}

async function batches() {
  const abi = new Interface([
    'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[] results)',
  ])
  const balanceOf = `0x70a08231${'0'.repeat(24)}${'ab'.repeat(20)}` as Hex
  const calls = Array.from({ length: 500 }, (_, n) => ({ to: addressOf(n), data: balanceOf }))
  const answers = calls.map((_, n) => [true, `0x${n.toString(16).padStart(64, '0')}`])
  const result = abi.encodeFunctionResult('aggregate3', [answers]) as Hex
  await measure('encode a batch of 500 calls', () => encodeAggregate3(calls))
  await measure('  the same with ethers', () =>
    abi.encodeFunctionData('aggregate3', [calls.map(({ to, data }) => [to, true, data])]),
  )
  await measure('decode a batch of 500 results', () => decodeAggregate3(result, 500))
  await measure('  the same with ethers', () => {
    const [decoded] = abi.decodeFunctionResult('aggregate3', result) as unknown as [[boolean, string][]]
    return decoded.map(([success, data]) => ({ success, data }))
  })
}

async function quotes() {
  const chain = await startChain({ history: false })
  try {
    const local: Chain = {
      id: chain.chainId,
      name: 'Ropsten',
      network: 'ropsten',
      rpcUrls: { default: [chain.url], public: [] },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      explorerUrl: null,
      iconUrl: null,
      iconBackground: '',
      isTestnet: true,
    }
    const node = createNode([local], 1)
    const known = createChainReader(node)
    const request = {
      chainId: chain.chainId,
      sell: 'native',
      buy: tokenOf('USDC').address as Address,
      kind: 'exactIn',
      amount: (10n ** 18n).toString(),
    } as const
    const tokens = ['WETH', 'USDC', 'DAI', 'USDT', 'WBTC', 'UNI'] as const
    const addresses = tokens.map((symbol) => tokenOf(symbol).address as Address)
    await measure('quote ETH to USDC, all routes, local chain', () => known.quote(request))
    await measure('  the same with its pools to be found first', () => createChainReader(node).quote(request))
    await measure('prices of six tokens, local chain', () => known.prices(chain.chainId, addresses))
    await measure('balances of six tokens, local chain', () =>
      known.balances(chain.chainId, accountOf('alice').address as Address, addresses),
    )
  } finally {
    await chain.stop()
  }
}

await search()
await foreign()
await batches()
await quotes()

const width = Math.max(...rows.map(({ what }) => what.length))
const line = (what: string, median: string, p95: string) =>
  `${what.padEnd(width)}  ${median.padStart(10)}  ${p95.padStart(10)}`
console.log(
  [line('', 'median ms', 'p95 ms'), ...rows.map(({ what, median, p95 }) => line(what, median, p95))].join('\n'),
)
