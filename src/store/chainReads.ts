import { fakeBaseQuery } from '@reduxjs/toolkit/query'
import type { Address } from '#domain/chain/address'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { createApi } from './createApi'
import { markFailures } from './failed'
import type { Services } from './services'

export interface ReadError {
  failure: NodeFailure | 'unexpected'
  message: string
}

export interface AccountArgs {
  chainId: number
  account: Address
}

export interface TokenArgs {
  chainId: number
  token: Address
}

/** Throws without an account, because such a read is a bug of the caller, not an error of the node. */
export function requireAddress(account: string) {
  if (!account) throw new Error('address is required')
}

/**
 * Makes the `queryFn` of an endpoint from a read with the services. A `NodeError` becomes a serializable error.
 *
 * @example
 * getSafety: build.query({
 *   queryFn: readWith(({ chain }, { chainId, token }: TokenArgs) => chain.safety(chainId, token)),
 * })
 */
export const readWith =
  <Args, T, Api extends { extra: unknown }>(read: (services: Services, args: Args, api: Api) => T | Promise<T>) =>
  async (args: Args, api: Api): Promise<{ data: T } | { error: ReadError }> => {
    try {
      return { data: await read(api.extra as Services, args, api) }
    } catch (error) {
      if (error instanceof NodeError) return { error: { failure: error.failure, message: error.message } }
      throw error
    }
  }

/**
 * The RTK Query API for everything that is read from the chain. Each subject adds its endpoints with `injectReads` in a
 * separate file, such as `token/tokenReads.ts`. Amounts are decimal strings. Reads tagged `Block` are refetched with
 * each new head of their chain, and reads tagged `Own` when one of the account's transactions is mined on their chain,
 * see `onBlock`. Failed reads are also tagged `Failed`, see `markFailures`.
 */
export const chainReads = createApi({
  reducerPath: 'chainReads',
  baseQuery: fakeBaseQuery<ReadError>(),
  tagTypes: ['Block', 'Failed', 'Fee', 'Own', 'Past'],
  // Reads that are refetched together start in the same tick, so that they share one request.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})

/** Adds endpoints to `chainReads`. A read is tagged `Failed` while its last result is an error, see `markFailures`. */
export const injectReads: typeof chainReads.injectEndpoints = (options) => {
  const before = new Set(Object.keys(chainReads.endpoints))
  const api = chainReads.injectEndpoints(options)
  markFailures(api, (name) => !before.has(name))
  return api
}

export { skipToken } from '@reduxjs/toolkit/query'
