import { jest } from '@jest/globals'
import type * as deployments from '../../src/config/deployments'

/** Stands in for config/deployments: nothing is read of V4, whatever the product's tables say. */

const actual = jest.requireActual<typeof deployments>('../../src/config/deployments')

export const { isCommonToken, isRebasing } = actual

export const deploymentOf: typeof actual.deploymentOf = (chainId) => {
  const known = actual.deploymentOf(chainId)
  if (!known) return undefined
  const { v4: _, ...others } = known
  return others
}
