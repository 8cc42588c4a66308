import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/settings'
import { pairList } from './pairList'
import { ROOT } from './root'

const TOKEN_LIST = 'node_modules/@uniswap/default-token-list/build/uniswap-default.tokenlist.json'

interface ListedToken {
  chainId: number
  extensions?: unknown
}

/** The default token list as published with the package, in its own format but with the tokens of these chains only. */
export function tokenListSnapshot(chainIds: readonly number[] = [1]): object {
  const list = JSON.parse(readFileSync(join(ROOT, TOKEN_LIST), 'utf8')) as { tokens: ListedToken[] }
  const tokens = list.tokens.filter(({ chainId }) => chainIds.includes(chainId))
  // Bridge addresses on other chains are most of the file and are not read.
  return { ...list, tokens: tokens.map((token) => ({ ...token, extensions: undefined })) }
}

/** Both lists as the same-origin paths under which a build serves them. */
export function listSnapshots(chainIds?: readonly number[]): Readonly<Record<string, string>> {
  return {
    '/lists/tokens.json': JSON.stringify(tokenListSnapshot(chainIds)),
    '/lists/pairs.json': JSON.stringify(pairList()),
  }
}

/** The chains whose tokens a build's lists need. */
export const supportedListChains = ({ networks, supportedChainIds }: Settings): number[] =>
  networks.flatMap(({ chain }) => (supportedChainIds.includes(chain.id) ? [chain.listChainId] : []))

/** Writes both lists below `outDir`, that of the tokens with those of these chains. */
export function writeListSnapshots(outDir: string, chainIds: readonly number[]) {
  mkdirSync(join(outDir, 'lists'), { recursive: true })
  for (const [path, json] of Object.entries(listSnapshots(chainIds))) writeFileSync(join(outDir, path), json)
}
