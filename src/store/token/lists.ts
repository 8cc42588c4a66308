import type { UnknownAction, WithSlice } from '@reduxjs/toolkit'
import { type BaseQueryApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
import { parsePairList, parseTokenList } from '#boundary/lists'
import { supportedChains } from '#config/chains'
import { isTokenOffered, settings } from '#config/settings'
import { shippedLogo } from '#config/shippedLogo'
import type { ListedTokens, TokenList, PairList } from '#domain/token/token'
import type { ParseList, ReadList } from '#services/token/lists'
import { createApi } from '../createApi'
import type { Services } from '../services'
import { markFailures } from '../failed'
import { readHook } from '../readHook'

/**
 * The chain ids whose tokens are read from token lists, starting with the id of the first supported network, and the
 * tokens that their lists may lack.
 */
const LIST_CHAINS = new Map(supportedChains.map(({ listChainId, namedTokens = [] }) => [listChainId, namedTokens]))

const OWN_TOKENS = '/lists/tokens.json'
const OWN_PAIRS = '/lists/pairs.json'

interface ListError {
  message: string
}

/** `isCopy`: this is the copy in the build, and a newer list is still being read. */
type Sourced<T> = T & { url: string; isCopy?: true }

interface Source<T> {
  /** The URLs of the list, in order of preference. */
  urls: readonly string[]
  /** The path of the copy in the build. */
  own: string
  parse: ParseList<T>
  cached: (state: unknown) => Sourced<T> | undefined
  shown: (list: Sourced<T>) => UnknownAction
}

function onlyOffered(list: TokenList): TokenList {
  if (settings.tokensAllowed === null && settings.tokensDenied.length === 0) return list
  const offered = <T extends ListedTokens>(part: T): T => ({
    ...part,
    tokens: part.tokens.filter(({ address }) => isTokenOffered(address)),
  })
  const others = Object.entries(list.others ?? {}).map(([id, part]) => [id, offered(part)] as const)
  return { ...offered(list), ...(list.others && { others: Object.fromEntries(others) }) }
}

const TOKENS: Source<TokenList> = {
  urls: settings.tokenListUrls,
  own: OWN_TOKENS,
  parse: async (value, isCut) => onlyOffered(await parseTokenList(value, shippedLogo, isCut, LIST_CHAINS)),
  cached: (state): Sourced<TokenList> | undefined =>
    lists.endpoints.getTokens.select(undefined)(state as WithSlice<typeof lists>).data,
  shown: (value): UnknownAction =>
    lists.util.upsertQueryEntries([{ endpointName: 'getTokens', arg: undefined, value }]),
}

const PAIRS: Source<PairList> = {
  urls: settings.pairListUrls,
  own: OWN_PAIRS,
  parse: parsePairList,
  cached: (state): Sourced<PairList> | undefined =>
    lists.endpoints.getPairs.select(undefined)(state as WithSlice<typeof lists>).data,
  shown: (value): UnknownAction => lists.util.upsertQueryEntries([{ endpointName: 'getPairs', arg: undefined, value }]),
}

type Answer<T> = { data: Sourced<T>; meta: { failures: string[] } } | { error: ListError }

async function read<T>(
  { extra, getState, dispatch }: Pick<BaseQueryApi, 'extra' | 'getState' | 'dispatch'>,
  { urls, own, parse, cached, shown }: Source<T>,
): Promise<Answer<T>> {
  const isCached = cached(getState()) !== undefined
  // The copy in the build is used only for the first read, and not if the settings contain a path on the site itself.
  const all = isCached || urls.some((url) => url.startsWith('/')) ? urls : [...urls, own]
  const showCopy = ({ value, url }: ReadList<T>) => void dispatch(shown({ ...value, url, isCopy: true }))
  try {
    const services = extra as Services
    const { value, failures, url } = await services.readList(all, parse, all === urls ? undefined : showCopy)
    // If the copy is already shown, its tokens are returned, so that derived data are not computed again.
    const current = cached(getState())
    if (!current || isCached || current.url !== url) return { data: { ...value, url }, meta: { failures } }
    const { isCopy: _, ...copy } = current
    return { data: copy as Sourced<T>, meta: { failures } }
  } catch (error) {
    return { error: { message: error instanceof Error ? error.message : 'unreadable' } }
  }
}

/**
 * The public lists, which are read once. The copy in the build is used until one of a list's URLs responds.
 * `meta.failures` names the URLs that did not respond. A list that could not be read at all is read again, see
 * `markFailures`. Structural sharing is off, because comparing all tokens of a list would block the page.
 */
export const lists = createApi({
  reducerPath: 'lists',
  baseQuery: fakeBaseQuery<ListError>(),
  tagTypes: ['Failed'],
  keepUnusedDataFor: Infinity,
  endpoints: (build) => ({
    getTokens: build.query<Sourced<TokenList>, undefined>({
      structuralSharing: false,
      queryFn: (_arg, api) => read(api, TOKENS),
    }),
    getPairs: build.query<Sourced<PairList>, undefined>({
      structuralSharing: false,
      queryFn: (_arg, api) => read(api, PAIRS),
    }),
  }),
})

markFailures(lists)

export const useGetTokensQuery = readHook(lists.endpoints.getTokens)
export const useGetPairsQuery = readHook(lists.endpoints.getPairs)
