import { SAFE_WALLET_ID } from '../../domain/wallet/frame'
import type { DetectedWallet } from '../../domain/wallet/wallet'

/** Not in the catalogue: it is there where Safe's page is around this one, and then it is the only one. */
export const safe: DetectedWallet = {
  id: SAFE_WALLET_ID,
  name: 'Safe',
  iconUrl: null,
  rdns: null,
  duplicate: false,
  unverified: false,
}
