import { describe, expect, test } from '@jest/globals'
import { parseTokenList } from '#boundary/lists'
import { tokenListSnapshot } from '../../../src/build/listSnapshot'
import { lookalikesOf } from '#domain/token/lookalike/listLookalikes'
import { addressAt, tokenAt } from './sampleToken'

const listOf = (...symbols: string[]) => symbols.map((symbol, at) => tokenAt(symbol, at + 1))
async function marksOf(...symbols: string[]) {
  const lookalikes = await lookalikesOf(listOf(...symbols))
  return symbols.map((_, at) => lookalikes[addressAt(at + 1)] ?? null)
}

describe('L26: a symbol that appears twice', () => {
  test('each of its tokens is marked, whatever the casing', async () => {
    expect(await marksOf('LIT', 'UNI', 'lit', 'AAVE', 'Lit')).toEqual([
      'sharedSymbol',
      null,
      'sharedSymbol',
      null,
      'sharedSymbol',
    ])
  })
  test('none appears twice', async () =>
    expect(await marksOf('A', 'B', 'constructor', '__proto__')).toEqual(Array(4).fill(null)))
})

describe('L17: a symbol that only looks like another', () => {
  test.each([
    ['Cyrillic', 'USDС'],
    ['Greek', 'ΜΚR'],
    ['a whole word in Cyrillic', 'НЕХ'],
    ['full width', 'ＵＳＤＣ'],
    ['mathematical letters', '𝐔𝐒𝐃𝐂'],
    ['an accent', 'ÚSDC'],
  ])('%s is marked, the plain one is not', async (_, symbol) => {
    expect(await marksOf('USDC', 'MKR', 'HEX', symbol)).toEqual([null, null, null, 'similarSymbol'])
  })

  test('letters of two scripts are marked, even where no other token is meant', async () => {
    expect(await marksOf('XYZС', 'ＱＱ', 'ΑΒX')).toEqual(['similarSymbol', 'similarSymbol', 'similarSymbol'])
  })

  test.each(['₿', 'CAKE∞', '€URO', 'Ünï', '币安人生', '🦊', 'µ', 'USD₮0'])('%s is like none', async (symbol) => {
    expect(await marksOf('USDC', symbol)).toEqual([null, null])
  })

  test('plain symbols never are', async () => {
    expect(await marksOf('USDC', 'U5DC', 'USDC.', 'US-DC')).toEqual([null, null, null, null])
  })

  test('L16: one with hidden characters is marked, the plain one of the same symbol as shared', async () => {
    const record = (at: number, symbol: string) => ({ chainId: 1, address: addressAt(at + 1), symbol })
    const { tokens, lookalikes } = await parseTokenList([
      record(0, 'USDC'),
      record(1, 'US\u200bDC'),
      record(2, 'DA\u00adI'),
      record(3, 'U\u{e0053}NI'),
    ])
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['USDC', 'USDC', 'DAI', 'UNI'])
    expect(lookalikes).toEqual({ [addressAt(1)]: 'sharedSymbol', [addressAt(2)]: 'similarSymbol' })
  })
})

test('on the default list LIT appears twice, and nothing else is marked', async () => {
  const { tokens, lookalikes } = await parseTokenList(tokenListSnapshot())
  const marked = tokens.flatMap(({ symbol, address }) =>
    lookalikes[address] ? [`${symbol} ${lookalikes[address]}`] : [],
  )
  expect(marked).toEqual(['LIT sharedSymbol', 'LIT sharedSymbol'])
})
