import { CONTRACTS } from './fakeServices'

/** Lets V4 be traded on chain 3 in the rest of a suite, as the product's table does not yet. */
export function tradeOnV4() {
  const v4 = {
    poolManager: '0x000000000004444c5dc75cB358380D2e3dE08A90',
    quoter: '0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203',
    universalRouter: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
  } as const
  CONTRACTS.v4 = v4
  return v4
}
