import { expect, test } from '@jest/globals'
import { nativeCurrencyOf } from '#domain/chain/chain'
import * as market from '#domain/market/limits'
import * as page from '#domain/browser/limits'
import * as token from '#domain/token/limits'
import * as transaction from '#domain/transaction/limits'
import * as wallet from '#domain/wallet/limits'

/** Other tests refer to these constants by name, so they would not notice a changed value. */
test('the business constants have the values that were decided on', () => {
  expect(page).toMatchObject({ NOTIFICATION_LIFETIME_MS: 5_000, COPIED_MS: 1_500, MOBILE_BREAKPOINT_PX: 768 })
  expect(token).toMatchObject({ TOKEN_LIST_CHAIN_ID: 1 })
  expect(market).toMatchObject({ PAIR_RECORDS_USED: 20 })
  expect(wallet).toMatchObject({
    RECENT_WALLETS_SHOWN: 3,
    GET_WALLETS_SHOWN: { desktop: 5, mobile: 3 },
    DOWNLOAD_QR_SIZE: 268,
  })
  expect(transaction).toMatchObject({ SETTLED_TRANSACTIONS_MAX: 11 })
  expect(nativeCurrencyOf(undefined)).toEqual({ symbol: 'ETH', decimals: 18 })
})

test('the waits for a wallet are those that the product promises', () => {
  expect(wallet).toMatchObject({ WALLET_ANSWER_MS: 3_000, SWITCH_WATCHDOG_MS: 15_000, WALLET_CLOSE_MS: 200 })
})
