import { FAULTS } from './faults'
import { faultsNamedIn, idsIn, suitesByFault } from './namedFaults'

test('the table is in order, and no promise stands in it twice', () => {
  const promises = Object.values(FAULTS)
  expect(promises.filter((promise, index) => promises.indexOf(promise) !== index)).toEqual([])
  expect(Object.keys(FAULTS).filter((id) => !/^[WDRLSTXUC]\d{2}$/.test(id))).toEqual([])
  const kinds = 'WDRLSTXUC'
  const order = (id: string) => kinds.indexOf(id.charAt(0)) * 100 + Number(id.slice(1))
  expect(Object.keys(FAULTS)).toEqual(Object.keys(FAULTS).sort((a, b) => order(a) - order(b)))
})

test('every row has a test that names it, and every name in a test has a row', () => {
  const named = suitesByFault()
  expect(Object.entries(FAULTS).filter(([id]) => !named.has(id))).toEqual([])
  expect([...named].filter(([id]) => !(id in FAULTS))).toEqual([])
})

test.each([
  ['W02: an answer', ['W02']],
  ['L18, L19: markup', ['L18', 'L19']],
  ['03, 04, U04, X02: an address', ['U04', 'X02']],
  ['the ES256 key', []],
  ['T1, T10', []],
  ['see W02: there', []],
])('%j names %j', (title, ids) => {
  expect(idsIn(title)).toEqual(ids)
})

test('titles, templates and labels of cases are read, comments are not', () => {
  const text = `
    // W01: not this
    test('W02: a title', () => {})
    describe(\`W03: when \${how}\`, () => {})
    test.each([['W04: a label', 1]])('W05: %s', () => {})
    test("W02: again", () => {})`
  expect(faultsNamedIn('x.test.ts', text)).toEqual(['W02', 'W03', 'W04', 'W05'])
})
