import { expect, test } from '@jest/globals'
import { unreadOf } from '../../../../src/app/trade/notices/linkNotice'
import { UNI, USDC } from '../../../support/fakeServices'

test.each([
  ['', []],
  [`?inputCurrency=ETH&outputCurrency=${USDC}&value=1.5&chain=3`, []],
  ['?inputCurrency=&outputCurrency=&value=', []],
  ['?field=both&range=soon', []],
  [`?inputCurrency=${USDC.replace('A0b8', 'a0B8')}&outputCurrency=${UNI}`, ['sell']],
  [`?inputCurrency=${USDC}&outputCurrency=UNI`, ['buy']],
  [`?inputCurrency=${USDC}&outputCurrency=${USDC.toLowerCase()}`, ['buy']],
  ['?inputCurrency=ETH&value=1,5', ['amount']],
  ['?inputCurrency=x&outputCurrency=y&value=z', ['sell', 'buy', 'amount']],
  [`?inputCurrency=${USDC}&chain=7654321`, 'network'],
  // The query of a token page's URL, which the notice does not report.
  [`?address=${USDC}&chain=7654321`, []],
])('of %j is left out: %j', (search, unread) => expect(unreadOf(search)).toEqual(unread))
