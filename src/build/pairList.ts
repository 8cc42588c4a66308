import { getCreate2Address, solidityPackedKeccak256 } from 'ethers'
import { ethereum } from '#config/networks/ethereum'
import { V2_INIT_CODE_HASH } from '#config/initCodeHashes'

/** In the format of a token list. The address is that of the pair contract, which is itself a token. */
interface PairListEntry {
  name: string
  address: string
  symbol: string
  decimals: number
  chainId: number
}

interface PairListFile {
  name: string
  timestamp: string
  version: { major: number; minor: number; patch: number }
  tokens: PairListEntry[]
}

/** The address of every pair is determined by the V2 factory and the hash of the pair's creation code (EIP-1014). */
const { v2Factory, weth: WETH } = ethereum.deployment

const TOKENS = {
  WETH,
  USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  DAI: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  WBTC: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  UNI: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  LINK: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
  AAVE: '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9',
  MKR: '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2',
  COMP: '0xc00e94Cb662C3520282E6f5717214004A7f26888',
  SHIB: '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE',
  PAXG: '0x45804880De22913dAFE09f4980848ECE6EcbAf78',
  LDO: '0x5A98FcBEA516Cf06857215779Fd812CA3beF1B32',
  CRV: '0xD533a949740bb3306d119CC777fa900bA034cd52',
  SNX: '0xC011a73ee8576Fb46F5E1c5751cA3B9Fe0af2a6F',
  GRT: '0xc944E90C64B2c07662A292be6244BDf05Cda44a7',
  SUSHI: '0x6B3595068778DD592e39A122f4f5a5cF09C90fE2',
  YFI: '0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e',
} as const

type Symbol = keyof typeof TOKENS

/** The best-known pairs come first, because only the first 20 are used. */
const PAIRS: readonly (readonly [Symbol, Symbol])[] = [
  ['USDC', 'WETH'],
  ['WETH', 'USDT'],
  ['DAI', 'WETH'],
  ['WBTC', 'WETH'],
  ['UNI', 'WETH'],
  ['LINK', 'WETH'],
  ['AAVE', 'WETH'],
  ['MKR', 'WETH'],
  ['COMP', 'WETH'],
  ['SHIB', 'WETH'],
  ['PAXG', 'WETH'],
  ['USDC', 'USDT'],
  ['DAI', 'USDC'],
  ['DAI', 'USDT'],
  ['WBTC', 'USDC'],
  ['WBTC', 'USDT'],
  ['UNI', 'USDC'],
  ['LINK', 'USDC'],
  ['AAVE', 'USDC'],
  ['PAXG', 'USDC'],
  ['LDO', 'WETH'],
  ['CRV', 'WETH'],
  ['SNX', 'WETH'],
  ['GRT', 'WETH'],
  ['SUSHI', 'WETH'],
  ['YFI', 'WETH'],
]

function pairRecord(pair: readonly [Symbol, Symbol]): PairListEntry {
  // The token with the lower address is a pair's token0. The pair's name lists the tokens in this order.
  const [first, second] = [...pair].sort((a, b) => (BigInt(TOKENS[a]) < BigInt(TOKENS[b]) ? -1 : 1)) as [Symbol, Symbol]
  const salt = solidityPackedKeccak256(['address', 'address'], [TOKENS[first], TOKENS[second]])
  return {
    name: `Uniswap V2 - ${first}/${second}`,
    address: getCreate2Address(v2Factory, salt, V2_INIT_CODE_HASH),
    symbol: 'UNI-V2',
    decimals: 18,
    chainId: 1,
  }
}

/** The pair list shipped with every build: well-known Uniswap V2 pairs at their mainnet addresses. */
export function pairList(): PairListFile {
  return {
    name: 'Uniswap V2 pairs',
    timestamp: '2024-01-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: PAIRS.map(pairRecord),
  }
}
