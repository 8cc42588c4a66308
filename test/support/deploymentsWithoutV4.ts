import { jest } from '@jest/globals'
import type * as deployments from '#config/deployments'

/** Replaces config/deployments in tests in which nothing may be read from V4. */

const actual = jest.requireActual<typeof deployments>('../../src/config/deployments')

export const { isCommonToken, isRebasing } = actual

export const deploymentOf: typeof actual.deploymentOf = (chainId) => {
  const known = actual.deploymentOf(chainId)
  if (!known) return undefined
  const { v4: _, ...others } = known
  return others
}
