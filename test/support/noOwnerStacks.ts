import * as React from 'react'

/**
 * React's development build creates an error for each element, whose stack tells its warnings who has drawn it, until
 * there are ten thousand in a second. In suites that draw, these take a tenth of the time: here they are always that many.
 */
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its owner stacks elsewhere.')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })
