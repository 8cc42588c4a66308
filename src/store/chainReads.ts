import { fakeBaseQuery } from '@reduxjs/toolkit/query'
import type { Address } from '../domain/chain/address'
import { NodeError, type NodeFailure } from '../domain/chain/nodeError'
import { createApi } from './createApi'
import { markFailures } from './failed'
import type { Services } from './services'

interface ReadError {
  failure: NodeFailure | 'unexpected'
  message: string
}

/** The arguments of a read about an account on a chain. */
export interface AccountArgs {
  chainId: number
  account: Address
}

/** Without an account there is nothing to read: that is a bug of the caller, not an error of the node. */
export function requireAddress(account: string) {
  if (!account) throw new Error('address is required')
}

/** Runs a read with the services and converts what it throws to a serializable error. */
export async function reading<T>(extra: unknown, read: (services: Services) => Promise<T>) {
  try {
    return { data: await read(extra as Services) }
  } catch (error) {
    if (error instanceof NodeError) return { error: { failure: error.failure, message: error.message } }
    throw error
  }
}

/**
 * Everything read from the chain: cached, shared and refetched by RTK Query. Each noun has its endpoints in a file of
 * its own (`token/tokenReads.ts`), put in by `injectReads`. Amounts are decimal strings. Reads tagged `Block` are
 * refetched with each new head of their chain, and reads tagged `Own` when one of the account's transactions is mined
 * there, see `refreshOnBlock`. A read that failed is also tagged `Failed`, see `markFailures` and `retryFailedReads`.
 */
export const chainReads = createApi({
  reducerPath: 'chainReads',
  baseQuery: fakeBaseQuery<ReadError>(),
  tagTypes: ['Block', 'Failed', 'Fee', 'Own', 'Past'],
  // Reads that belong together must start together, or they are not sent in one request.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})

/** Adds endpoints to `chainReads`. Each is tagged `Failed` while its last result is an error, see `markFailures`. */
export const injectReads: typeof chainReads.injectEndpoints = (options) => {
  const before = new Set(Object.keys(chainReads.endpoints))
  const api = chainReads.injectEndpoints(options)
  markFailures(api, (name) => !before.has(name))
  return api
}

/** The argument to skip a query. */
export { skipToken } from '@reduxjs/toolkit/query'
