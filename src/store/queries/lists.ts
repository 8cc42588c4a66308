import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { parsePairList, parseTokenList } from '../../boundary/lists'
import { settings } from '../../config/settings'
import type { PairRecord } from '../../domain/pair'
import type { Token } from '../../domain/token'
import type { Services } from '../services'

/** The copies that every build ships beside itself. */
const OWN_TOKENS = '/lists/tokens.json'
const OWN_PAIRS = '/lists/pairs.json'

interface ListError {
  message: string
}

async function read<T>(extra: unknown, urls: readonly string[], own: string, parse: (value: unknown) => T) {
  try {
    const { value, failures } = await (extra as Services).readList([...urls, own], parse)
    return { data: value, meta: { failures } }
  } catch (error) {
    return { error: { message: error instanceof Error ? error.message : 'unreadable' } }
  }
}

/** The public lists, read once and kept. `meta.failures` tells which addresses did not answer. */
export const lists = createApi({
  reducerPath: 'lists',
  baseQuery: fakeBaseQuery<ListError>(),
  keepUnusedDataFor: Infinity,
  endpoints: (build) => ({
    getTokens: build.query<Token[], undefined>({
      queryFn: (_arg, { extra }) => read(extra, settings.tokenListUrls, OWN_TOKENS, parseTokenList),
    }),
    getPairs: build.query<PairRecord[], undefined>({
      queryFn: (_arg, { extra }) => read(extra, settings.pairListUrls, OWN_PAIRS, parsePairList),
    }),
  }),
})

export const { useGetTokensQuery, useGetPairsQuery } = lists
