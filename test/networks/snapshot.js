import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Writes the data of public packages about networks into snapshot.json, with which tests compare the tables of
 * `src/config/networks`. The packages are large, so they are not installed with the app:
 *
 *   npm install --prefix FOLDER --ignore-scripts @uniswap/sdk-core @uniswap/universal-router-sdk viem \
 *     @aave-dao/aave-address-book
 *   node test/networks/snapshot.js FOLDER
 */

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder that the packages are installed in.')
const packages = join(resolve(folder), 'node_modules')
const require = createRequire(join(packages, 'of.js'))
const load = (path) => import(pathToFileURL(join(packages, path)))
const versionOf = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).version

/** The chains, with the names of their modules of price feeds. */
const CHAINS = {
  1: 'Ethereum',
  10: 'Optimism',
  56: 'BNB',
  130: null,
  137: 'Polygon',
  480: null,
  4663: null,
  8453: 'Base',
  42161: 'Arbitrum',
  43114: 'Avalanche',
  59144: 'Linea',
  81457: null,
  7777777: null,
  84532: null,
  11155111: null,
}
const FEEDS = ['ETH', 'BNB', 'POL', 'MATIC', 'AVAX', 'BTC', 'USDC']

const uniswap = require('@uniswap/sdk-core')
const { UNIVERSAL_ROUTER_ADDRESS, UniversalRouterVersion } = require('@uniswap/universal-router-sdk')
const viem = Object.values(await load('viem/_esm/chains/index.js'))

async function feedsOf(name) {
  if (name === null) return {}
  const book = await load(`@aave-dao/aave-address-book/dist/Chainlink${name}.mjs`)
  return Object.fromEntries(
    FEEDS.flatMap((feed) => {
      const address = book[`${feed}__USD`]
      return address ? [[feed, address]] : []
    }),
  )
}

const chains = {}
for (const [id, name] of Object.entries(CHAINS)) {
  const chain = viem.find((each) => each?.id === Number(id))
  const contracts = uniswap.CHAIN_TO_ADDRESSES_MAP[id]
  chains[id] = {
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    explorer: chain.blockExplorers.default.url,
    isTestnet: chain.testnet ?? false,
    multicall: chain.contracts.multicall3.address,
    weth: uniswap.WETH9[id]?.address ?? null,
    v2Factory: uniswap.V2_FACTORY_ADDRESSES[id] ?? null,
    v2Router: uniswap.V2_ROUTER_ADDRESSES[id] ?? null,
    v3Factory: contracts.v3CoreFactoryAddress,
    quoter: contracts.quoterAddress,
    tickLens: contracts.tickLensAddress,
    swapRouter: uniswap.SWAP_ROUTER_02_ADDRESSES(Number(id)),
    v4: {
      poolManager: contracts.v4PoolManagerAddress,
      quoter: contracts.v4QuoterAddress,
      // Robinhood Chain has no router of version 2.0.
      universalRouter: UNIVERSAL_ROUTER_ADDRESS(UniversalRouterVersion[id === '4663' ? 'V2_1_1' : 'V2_0'], Number(id)),
    },
    feeds: await feedsOf(name),
  }
}

const versions = Object.fromEntries(
  ['@uniswap/sdk-core', '@uniswap/universal-router-sdk', 'viem', '@aave-dao/aave-address-book'].map((name) => [
    name,
    versionOf(name),
  ]),
)
writeFileSync(join(import.meta.dirname, 'snapshot.json'), `${JSON.stringify({ versions, chains }, null, 2)}\n`)
