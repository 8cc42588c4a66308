import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { parsePairList, parseTokenList } from '../../boundary/lists'
import { settings } from '../../config/settings'
import type { PairList } from '../../domain/pair'
import type { TokenList } from '../../domain/token'
import type { Services } from '../services'

/** The copies that every build ships beside itself. */
const OWN_TOKENS = '/lists/tokens.json'
const OWN_PAIRS = '/lists/pairs.json'

interface ListError {
  message: string
}

/** A list with the address that it was read from. */
type Sourced<T> = T & { url: string }

async function read<T>(
  extra: unknown,
  urls: readonly string[],
  own: string,
  parse: (value: unknown) => T | Promise<T>,
) {
  try {
    const { value, failures, url } = await (extra as Services).readList([...urls, own], parse)
    return { data: { ...value, url }, meta: { failures } }
  } catch (error) {
    return { error: { message: error instanceof Error ? error.message : 'unreadable' } }
  }
}

/**
 * The public lists, read once and kept. `meta.failures` tells which addresses did not answer.
 *
 * A list that is read again is taken as it is: to look for what of it stayed the same would go through all of its
 * tokens at once.
 */
export const lists = createApi({
  reducerPath: 'lists',
  baseQuery: fakeBaseQuery<ListError>(),
  keepUnusedDataFor: Infinity,
  endpoints: (build) => ({
    getTokens: build.query<Sourced<TokenList>, undefined>({
      structuralSharing: false,
      queryFn: (_arg, { extra }) => read(extra, settings.tokenListUrls, OWN_TOKENS, parseTokenList),
    }),
    getPairs: build.query<Sourced<PairList>, undefined>({
      structuralSharing: false,
      queryFn: (_arg, { extra }) => read(extra, settings.pairListUrls, OWN_PAIRS, parsePairList),
    }),
  }),
})

export const { useGetTokensQuery, useGetPairsQuery } = lists
