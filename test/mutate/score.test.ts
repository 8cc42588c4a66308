import { describe, expect, test } from '@jest/globals'
import { carriedOver, needsChain, parseNotes, type Note, type Plan } from './plan'
import { scoreLine, scoreOf } from './score'

const plan: Plan = {
  folder: 'src/x',
  modules: [
    { path: 'src/x/a.ts', hash: 'a', first: 0, count: 3 },
    { path: 'src/x/b.ts', hash: 'b', first: 3, count: 3 },
  ],
  suites: { 'a.test.ts': '1', 'b.test.ts': '2' },
  every: 1,
}
const mutants = Array.from({ length: 6 }, (_, at) => ({ line: at + 1, column: 1, change: `change ${at}` }))
const notes: Note[] = [
  { suite: 'a.test.ts', number: 0, found: 'failed' },
  { suite: 'a.test.ts', number: 3, found: false },
  { suite: 'a.test.ts', reached: [0, 3], loaded: [1] },
  { suite: 'b.test.ts', number: 3, found: 'endless' },
  { suite: 'b.test.ts', number: 4, found: false },
  { suite: 'b.test.ts', reached: [3, 4], loaded: [5, 4] },
]

describe('the score', () => {
  test('a fault that any suite finds is found; one that is only passed at loading is left out', () => {
    const score = scoreOf(plan, mutants, notes)
    expect(score).toEqual({
      folder: 'src/x',
      found: 2,
      all: 4,
      constants: 2,
      survivors: ['src/x/a.ts:3:1 (reached by no test): change 2', 'src/x/b.ts:5:1: change 4'],
    })
    expect(scoreLine(score)).toContain('50.0%  2 of 4  src/x')
  })

  test('of a sample the others do not count', () => {
    expect(scoreOf({ ...plan, every: 3 }, mutants, notes)).toMatchObject({ found: 2, all: 2, constants: 0 })
  })
})

describe('what a later run keeps', () => {
  test('everything where nothing has changed', () => {
    expect(carriedOver(notes, plan, plan)).toEqual(notes)
  })

  test('nothing of a module that has changed; the others with their new numbers', () => {
    const [, b] = plan.modules
    if (!b) throw new Error('There are two modules.')
    const changed = {
      ...plan,
      modules: [
        { path: 'src/x/a.ts', hash: 'new', first: 0, count: 5 },
        { ...b, first: 5 },
      ],
    }
    expect(carriedOver(notes, plan, changed)).toEqual([
      { suite: 'a.test.ts', number: 5, found: false },
      { suite: 'b.test.ts', number: 5, found: 'endless' },
      { suite: 'b.test.ts', number: 6, found: false },
    ])
  })

  test('what a suite found, and not what it did not, once it has changed; nothing once it is gone', () => {
    const changed = { ...plan, suites: { 'a.test.ts': 'new' } }
    expect(carriedOver(notes, plan, changed)).toEqual([{ suite: 'a.test.ts', number: 0, found: 'failed' }])
  })

  test('of another sample no suite is through', () => {
    expect(carriedOver(notes, plan, { ...plan, every: 2 }).filter((note) => 'reached' in note)).toEqual([])
  })
})

test('a line that was not written to its end is left out', () => {
  const text = notes.map((note) => JSON.stringify(note)).join('\n')
  expect(parseNotes(`${text}\n{"suite":"c.te`)).toEqual(notes)
})

test('a suite needs a chain where it starts one, and not where it imports what is called so', () => {
  const importing = (path: string) => needsChain(`import { anything } from '${path}'\n`)
  for (const path of [
    '../support/sharedChain',
    '../chain/startChain',
    '../../chain/anvil',
    './chain',
    '../chain/chain',
  ])
    expect([path, importing(path)]).toEqual([path, true])
  for (const path of ['../../src/domain/chain/chain', '../../../src/store/chain/chain', '../chain/world', 'chain'])
    expect([path, importing(path)]).toEqual([path, false])
})
