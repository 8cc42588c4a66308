import { quantile, tableOf } from './figures'

test('a quantile is a value that was measured', () => {
  expect(quantile([5, 1, 4, 2, 3])).toBe(3)
  expect(quantile([5, 1, 4, 2])).toBe(2)
  expect(quantile([5, 1, 4, 2, 3], 0)).toBe(1)
  expect(quantile([5, 1, 4, 2, 3], 1)).toBe(5)
  expect(quantile([])).toBeNaN()
})

test('the table has each figure beside its floor, and says where there is none', () => {
  const table = tableOf([
    { part: 'load', what: 'first contentful paint', unit: 'ms', ours: [376.4, 380, 372], floor: [664, 660, 668] },
    { part: 'search', what: '95 %', unit: 'ms', ours: [0.1251, 2.5, 3.14, 4.04, 11.6], floor: [], share: 0.75 },
    { part: 'bytes', what: 'JavaScript', unit: 'kB', ours: [122.34], floor: [60] },
    { part: 'load', what: 'layout shift', unit: '', ours: [0.0049], floor: [0] },
  ])
  expect(table.split('\n')).toEqual([
    '|                              | Tidemark |   floor |   lowest |  highest |',
    '| ---------------------------- | -------: | ------: | -------: | -------: |',
    '| load: first contentful paint |   376 ms |  664 ms |   372 ms |   380 ms |',
    '| search: 95 %                 |   4.0 ms |       – | 0.125 ms |    12 ms |',
    '| bytes: JavaScript            | 122.3 kB | 60.0 kB | 122.3 kB | 122.3 kB |',
    '| load: layout shift           |    0.005 |       0 |    0.005 |    0.005 |',
  ])
})

test('the table has the peer and the ratio where they are measured, and leaves out what nothing has', () => {
  const table = tableOf([
    { part: 'peer', what: 'connect button works', unit: 'ms', ours: [300, 200, 250], floor: [], peer: [500, 400, 600] },
    { part: 'peer', what: 'a block', unit: 'ms', ours: [60], floor: [], peer: [] },
    { part: 'peer', what: 'CPU time', unit: 'ms', ours: [], floor: [], peer: [] },
  ])
  expect(table.split('\n')).toEqual([
    '|                            | Tidemark | RainbowKit | ratio | lowest | highest |',
    '| -------------------------- | -------: | ---------: | ----: | -----: | ------: |',
    '| peer: connect button works |   250 ms |     500 ms |  0.50 | 200 ms |  300 ms |',
    '| peer: a block              |    60 ms |          – |     – |  60 ms |   60 ms |',
    '| peer: CPU time             |        – |          – |     – |      – |       – |',
  ])
})
