import { expect, test } from '@jest/globals'
import type * as loadPart from '../../../src/domain/page/loadPart'
import type { Quote } from '../../../src/domain/trade/quote'
import { createLateVerification } from '../../../src/services/trade/lateVerification'
import { fakeNode } from '../../support/fakeNode'
import { DAI, USDC } from '../../domain/trade/sample'

/** How often the file was requested, and how often it does not come. */
const mockFile = { requested: 0, missing: 0 }
// As a global: imported, it would not be lifted above the imports.
jest.mock('../../../src/domain/page/loadPart', () => ({
  ...jest.requireActual<typeof loadPart>('../../../src/domain/page/loadPart'),
  loadPart: (load: () => Promise<unknown>) => {
    mockFile.requested += 1
    return mockFile.requested > mockFile.missing ? load() : Promise.reject(new Error('Loading chunk failed.'))
  },
}))
beforeEach(() => Object.assign(mockFile, { requested: 0, missing: 0 }))

/** Nothing to trade: verified without a request to the node. */
const quote: Quote = {
  ...{ kind: 'exactIn', legs: [], amountIn: '5', amountOut: '5', impact: '0', tax: '0', gasEstimate: '0' },
  ...{ blockNumber: 7, timestamp: 0 },
}
const verified = { blockNumber: 7, amountIn: 5n, amountOut: 5n }

test('what checks quotes is requested with the first pools, once', async () => {
  const verification = createLateVerification(fakeNode())
  expect(mockFile.requested).toBe(0)
  expect(verification.callsToRepeat(1, DAI, USDC)).toEqual([])
  expect(await verification.verify(1, quote)).toEqual(verified)
  verification.callsToRepeat(1, DAI, USDC)
  expect(mockFile.requested).toBe(1)
})

test('what did not come is requested again with the next pools or quote', async () => {
  mockFile.missing = 2
  const verification = createLateVerification(fakeNode())
  verification.callsToRepeat(1, DAI, USDC)
  await expect(verification.verify(1, quote)).rejects.toThrow('Loading chunk failed.')
  await expect(verification.verify(1, quote)).rejects.toThrow('Loading chunk failed.')
  expect(await verification.verify(1, quote)).toEqual(verified)
  expect(mockFile.requested).toBe(3)
})
