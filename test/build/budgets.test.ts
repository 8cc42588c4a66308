import { budgetTable, overBudget } from '../../src/build/budgets'

const sizes = [
  { what: 'JavaScript', bytes: 130_000, limit: 130_000 },
  { what: 'CSS', bytes: 14_001, limit: 14_000 },
  { what: 'all JavaScript', bytes: 900_000, limit: null },
]

test('only what is larger than its limit is over budget', () => {
  expect(overBudget(sizes).map(({ what }) => what)).toEqual(['CSS'])
})

test('the table shows kilobytes of 1000 bytes and marks what is too large', () => {
  expect(budgetTable(sizes).replace(/ +/g, ' ').split('\n')).toEqual([
    ' JavaScript 130.0 kB of 130.0 kB',
    ' CSS 14.0 kB of 14.0 kB TOO LARGE',
    ' all JavaScript 900.0 kB',
  ])
})
