import { jest } from '@jest/globals'
import type * as deployments from '../../src/config/deployments'
import { toAddress } from '../../src/services/rpc/words'
import { contracts } from '../chain/world'

/** Stands in for config/deployments: the local chain's V4 is traded on, whatever the product's tables say. */

const actual = jest.requireActual<typeof deployments>('../../src/config/deployments')

const address = (text: string) => toAddress(BigInt(text))

/** V4's contracts on the local chain. */
export const v4Contracts = {
  poolManager: address(contracts.poolManager),
  quoter: address(contracts.v4Quoter),
  universalRouter: address(contracts.universalRouter),
}

export const { isCommonToken } = actual

export const deploymentOf: typeof actual.deploymentOf = (chainId) => {
  const known = actual.deploymentOf(chainId)
  return known && { ...known, v4: v4Contracts }
}
