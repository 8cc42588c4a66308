import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#config/settings'
import { pairList } from './pairList'
import { ROOT } from './root'

const TOKEN_LIST = 'node_modules/@uniswap/default-token-list/build/uniswap-default.tokenlist.json'

interface ListedToken {
  chainId: number
  extensions?: unknown
}

/** Uniswap's default token list from its npm package, in the same format, but with only the tokens of these chains. */
export function tokenListSnapshot(chainIds: readonly number[] = [1]): object {
  const list = JSON.parse(readFileSync(join(ROOT, TOKEN_LIST), 'utf8')) as { tokens: ListedToken[] }
  const tokens = list.tokens.filter(({ chainId }) => chainIds.includes(chainId))
  // `extensions` contains the bridge addresses on other chains, which are unused and make up most of the file.
  return { ...list, tokens: tokens.map((token) => ({ ...token, extensions: undefined })) }
}

/** The texts of both lists, by the path under which a build serves them. */
export function listSnapshots(chainIds?: readonly number[]): Readonly<Record<string, string>> {
  return {
    '/lists/tokens.json': JSON.stringify(tokenListSnapshot(chainIds)),
    '/lists/pairs.json': JSON.stringify(pairList()),
  }
}

export const supportedListChains = ({ networks, supportedChainIds }: Settings): number[] =>
  networks.flatMap(({ chain }) => (supportedChainIds.includes(chain.id) ? [chain.listChainId] : []))

export function writeListSnapshots(outDir: string, chainIds: readonly number[]) {
  mkdirSync(join(outDir, 'lists'), { recursive: true })
  for (const [path, json] of Object.entries(listSnapshots(chainIds))) writeFileSync(join(outDir, path), json)
}
