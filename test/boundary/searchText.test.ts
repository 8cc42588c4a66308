import { expect, test } from '@jest/globals'
import { searchedText } from '#boundary/searchText'

const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const HASH = `0x${'ab'.repeat(32)}`

test.each([
  UNI,
  ` ${UNI}\n`,
  `"${UNI}"`,
  `“${UNI}”`,
  `'${UNI}',`,
  `(${UNI})`,
  `\u200b${UNI}\ufeff`,
  `\u202e${UNI.slice(0, 20)}\u200d${UNI.slice(20)}`,
  UNI.replace('0x', '0X'),
  `ethereum:${UNI}`,
  `"ethereum:${UNI}"`,
  `ethereum:pay-${UNI}@1`,
  `ethereum:${UNI}@8453/transfer?address=0x${'1'.repeat(40)}&uint256=1e18`,
  `eth:${UNI}`,
  `eip155:1:${UNI}`,
  `https://etherscan.io/token/${UNI}?a=0x${'1'.repeat(40)}`,
  `https://etherscan.io/address/${UNI}#code`,
  `etherscan.io/token/${UNI}`,
  `https://app.uniswap.org/explore/tokens/ethereum/${UNI}`,
  `http://127.0.0.1:3000/token?address=${UNI}&chain=1`,
])('the address in %j is what is searched for', (text) => expect(searchedText(text)).toBe(UNI))

test.each([`"${HASH}"`, `https://etherscan.io/tx/${HASH}`])('the hash in %j is what is searched for', (text) =>
  expect(searchedText(text)).toBe(HASH),
)

test.each([
  ['uni', 'uni'],
  [' uni ', 'uni'],
  ['u\u200bn\u202ei', 'uni'],
  ['"uni"', '"uni"'],
  ['$UNI', '$UNI'],
  ['0x1f98', '0x1f98'],
  ['usdc.e', 'usdc.e'],
  ['vitalik.eth', 'vitalik.eth'],
  ['https://example.org/about', 'https://example.org/about'],
  // This is neither an address nor a hash.
  [`https://etherscan.io/token/${UNI}00`, `https://etherscan.io/token/${UNI}00`],
  [`token ${UNI} and more`, `token ${UNI} and more`],
  ['', ''],
])('of %j nothing but %j is searched for', (text, searched) => expect(searchedText(text)).toBe(searched))

test('a text of 10 MB costs no more than its beginning', () => {
  const text = 'a.'.repeat(5_000_000)
  const start = performance.now()
  expect(searchedText(text).length).toBeLessThanOrEqual(10_000)
  expect(performance.now() - start).toBeLessThan(2_000)
})
