import { expect, test } from '@jest/globals'
import { csvText } from '#domain/browser/csv'

test('each cell is quoted, and a quote in it is doubled', () => {
  expect(
    csvText([
      ['Time', 'What'],
      ['now', 'Swap "A", then B'],
    ]),
  ).toBe('\ufeff"Time","What"\r\n"now","Swap ""A"", then B"\r\n')
  expect(csvText([['two\nlines', '']])).toBe('\ufeff"two\nlines",""\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  'a spreadsheet takes no cell for a formula: %j',
  (text) => expect(csvText([[text]])).toBe(`\ufeff"'${text}"\r\n`),
)

test('a text with such a sign only inside stays unchanged', () => {
  expect(csvText([['Swap 1-2 = 3']])).toBe('\ufeff"Swap 1-2 = 3"\r\n')
})
