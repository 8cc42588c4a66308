import { expect, test } from '@jest/globals'
import * as limits from '../../src/domain/limits'

/** The numbers of the specification, beside the tests of what is done with them. */
test('the business constants are those of the specification', () => {
  expect(limits).toMatchObject({
    NOTIFICATION_LIFETIME_MS: 5_000,
    TOKEN_LIST_CHAIN_ID: 1,
    PAIR_RECORDS_USED: 20,
    RECENT_WALLETS_SHOWN: 3,
    GET_WALLETS_SHOWN: { desktop: 5, mobile: 3 },
    SETTLED_TRANSACTIONS_KEPT: 11,
    COPIED_MS: 1_500,
    MOBILE_BREAKPOINT_PX: 768,
    DEFAULT_CURRENCY: { symbol: 'ETH', decimals: 18 },
    DOWNLOAD_QR_SIZE: 268,
  })
})

test('the waits for a wallet are those that the product promises', () => {
  expect(limits).toMatchObject({ WALLET_ANSWER_MS: 3_000, SWITCH_WATCHDOG_MS: 15_000, WALLET_CLOSE_MS: 200 })
})
