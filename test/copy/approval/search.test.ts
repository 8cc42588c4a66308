import { searchFacts } from '#domain/approval/searchFacts'
import { searchWords } from '#copy/approval/approvals'

const over = (end: 'whole' | 'limit' | 'many', leftOut = 0) =>
  searchWords(searchFacts({ state: 'over', searched: { from: 19_000_000, to: 20_000_000 }, end, leftOut })).words

test('each state has a text and a label', () => {
  const facts = { searched: { from: 75, to: 99 }, end: null, leftOut: 0 }
  expect(searchWords(searchFacts({ ...facts, state: 'idle' })).label).toBe('Search all blocks')
  expect(searchWords(searchFacts({ ...facts, state: 'failed' }))).toMatchObject({ label: 'Try again' })
  expect(searchWords(searchFacts({ ...facts, state: 'searching' }))).toEqual({
    words: 'Searching the chain for other approvals: 25% of all blocks.',
    label: 'Searching',
  })
})

test('only a search of all blocks says that every approval is listed', () => {
  expect(over('whole')).toBe('All blocks were searched, and every open approval is listed.')
  expect(over('limit')).toBe(
    'Searched back to block 19,000,000; there may be older approvals. Searching further back would take too many requests.',
  )
  expect(over('many')).toMatch(/There are too many approvals to check them all\.$/)
})

test('what is not shown is counted', () => {
  expect(over('whole', 1)).toMatch(
    / Not shown: 1 approval of a token that is neither listed nor held here\. Every other open approval is listed\.$/,
  )
  expect(over('limit', 1_200)).toMatch(/ Not shown: 1,200 approvals of tokens/)
})
