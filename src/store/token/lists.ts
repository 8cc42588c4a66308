import type { UnknownAction, WithSlice } from '@reduxjs/toolkit'
import { type BaseQueryApi, createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { parsePairList, parseTokenList } from '../../boundary/lists'
import { settings } from '../../config/settings'
import type { PairList } from '../../domain/market/pair'
import type { TokenList } from '../../domain/token/token'
import type { ReadList } from '../../services/token/lists'
import type { Services } from '../services'
import { markFailures } from '../page/failed'

/** The copies that every build ships beside itself. */
const OWN_TOKENS = '/lists/tokens.json'
const OWN_PAIRS = '/lists/pairs.json'

interface ListError {
  message: string
}

/** A list with the address that it was read from. */
type Sourced<T> = T & { url: string }

/** Where a list comes from, and where it is kept. */
interface Source<T> {
  /** The gateways, in the order in which they are asked. */
  urls: readonly string[]
  own: string
  parse: (value: unknown) => T | Promise<T>
  cached: (state: unknown) => Sourced<T> | undefined
  shown: (list: Sourced<T>) => UnknownAction
}

const TOKENS: Source<TokenList> = {
  urls: settings.tokenListUrls,
  own: OWN_TOKENS,
  parse: parseTokenList,
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
  const isHeld = cached(getState()) !== undefined
  // Read again, a list is what a gateway says now: the copy takes no place but an empty one.
  const all = isHeld || urls.includes(own) ? urls : [...urls, own]
  const showCopy = ({ value, url }: ReadList<T>) => void dispatch(shown({ ...value, url }))
  try {
    const services = extra as Services
    const { value, failures, url } = await services.readList(all, parse, all === urls ? undefined : showCopy)
    // The copy that has stood in until now stays the same one, and with it all that was made of it.
    const held = cached(getState())
    return { data: held && !isHeld && held.url === url ? held : { ...value, url }, meta: { failures } }
  } catch (error) {
    return { error: { message: error instanceof Error ? error.message : 'unreadable' } }
  }
}

/**
 * The public lists, read once and kept. The copy that the build ships is used at once and replaced when a gateway
 * answers. `meta.failures` tells which addresses did not answer. A list that could not be read at all is read again, see
 * `markFailures`.
 *
 * A list that is read again is taken as it is: to look for what of it stayed the same would go through all of its
 * tokens at once.
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

export const { useGetTokensQuery, useGetPairsQuery } = lists
