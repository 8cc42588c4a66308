import { readFileSync } from 'node:fs'
import path from 'node:path'

export { pairList } from '../../src/build/pairList'

export interface ListedToken {
  name: string
  address: string
  symbol: string
  decimals: number
  chainId: number
  logoURI?: string
}

export interface TokenList {
  name: string
  timestamp: string
  version: { major: number; minor: number; patch: number }
  tokens: ListedToken[]
}

export function tokenList(): TokenList {
  const file = 'node_modules/@uniswap/default-token-list/build/uniswap-default.tokenlist.json'
  return JSON.parse(readFileSync(path.join(process.cwd(), file), 'utf8')) as TokenList
}
