/** Run by trim.test.ts: compares what is left of packages, in the folder that is given, with the packages themselves. */
import { deepEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { produce } from 'immer'
import * as valibot from 'valibot'

const folder = process.argv[2]
const rest = (file) => import(pathToFileURL(join(folder, file)).href)

/** Of every length around the hash's blocks of 136 bytes. */
async function compareHashes() {
  const trimmed = await rest('@noble/hashes/sha3.js')
  for (let length = 0; length < 420; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256)
    deepEqual(trimmed.keccak_256(bytes), keccak_256(bytes))
  }
}

const STATE = { list: [{ id: 1 }, { id: 2 }, { id: 3 }], byKey: { a: { n: 1 }, b: { n: 2 } }, none: null, text: '' }
const RECIPES = [
  () => undefined,
  () => ({ another: [1] }),
  (draft) => void (draft.text = 'x'),
  (draft) => void draft.list.push({ id: 4 }),
  (draft) => void draft.list.splice(0, 2),
  (draft) => void draft.list.sort((a, b) => b.id - a.id),
  (draft) => void (draft.list[1].id = 9),
  (draft) => void (draft.list = draft.list.filter(({ id }) => id > 1)),
  (draft) => void delete draft.byKey.a,
  (draft) => void (draft.byKey.c = { first: draft.list[0] }),
  (draft) => void ((draft.byKey.a.n = 5), (draft.none = draft.byKey.a)),
  (draft) =>
    void (draft.byKey = { ...draft.byKey, d: { n: Object.keys(draft.byKey).length, has: 'a' in draft.byKey } }),
]

async function compareStates() {
  const trimmed = await rest('immer/dist/immer.mjs')
  for (const recipe of RECIPES) {
    const [expected, next] = [produce(STATE, recipe), trimmed.produce(STATE, recipe)]
    deepEqual(next, expected)
    for (const key of Object.keys(STATE)) deepEqual(next[key] === STATE[key], expected[key] === STATE[key])
    deepEqual(Object.isFrozen(next), true)
  }
  const copied = (immer) => {
    const copies = []
    immer.produce(STATE, (draft) => {
      draft.byKey.a.n = 8
      copies.push(immer.current(draft), immer.original(draft) === STATE, immer.isDraft(draft.list))
    })
    return copies
  }
  deepEqual(copied(trimmed), copied(await import('immer')))
}

const schemas = (v) => [
  v.pipe(v.string(), v.regex(/^a/), v.maxLength(3), v.minLength(2)),
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(5)),
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(
    v.unknown(),
    v.transform(String),
    v.trim(),
    v.check((text) => text !== '1'),
  ),
  v.pipe(
    v.array(v.number()),
    v.everyItem((n) => n > 0),
  ),
  v.object({
    a: v.string(),
    b: v.optional(v.number()),
    c: v.exactOptional(v.boolean()),
    d: v.nullish(v.string(), 'd'),
  }),
  v.looseObject({ a: v.fallback(v.string(), 'f') }),
  v.object({ a: v.object({ b: v.array(v.object({ c: v.nullable(v.bigint()) })) }) }),
  v.record(v.pipe(v.string(), v.maxLength(1)), v.number()),
  v.union([v.object({ kind: v.literal('x'), n: v.number() }), v.object({ kind: v.literal('y'), t: v.string() })]),
  v.variant('kind', [v.object({ kind: v.literal('x') }), v.object({ kind: v.literal('y'), t: v.string() })]),
  v.picklist(['a', 'b']),
  v.custom((value) => value === 1),
]
const VALUES = [
  ...[undefined, null, 0, 1, 2.5, 7, NaN, '', 'a', 'ab', 'abcd', ' 1 ', true, 3n, [], [1], [0], ['a'], {}],
  ...[{ a: 'x' }, { a: 'x', b: undefined }, { a: 'x', b: 1, c: true, e: 2 }, { a: 1, b: '' }, { a: 'x', c: undefined }],
  ...[{ a: { b: [{ c: 1n }, { c: null }] } }, { a: { b: [{ c: 1 }] } }, { kind: 'x' }, { kind: 'x', n: 1 }],
  ...[{ kind: 'y', t: '' }, { kind: 'z' }, { ab: 1 }, '2026-01-01T00:00:00Z', '2026-01-01'],
]

async function compareParsers() {
  const trimmed = await rest('valibot/dist/index.mjs')
  const [mine, theirs] = [schemas(trimmed), schemas(valibot)]
  for (const [at, schema] of mine.entries())
    for (const value of VALUES) {
      const [left, whole] = [trimmed.safeParse(schema, value), valibot.safeParse(theirs[at], value)]
      deepEqual([left.success, left.typed], [whole.success, whole.typed])
      if (whole.success) deepEqual(left.output, whole.output)
      deepEqual(trimmed.is(schema, value), whole.success)
    }
}

await Promise.all([compareHashes(), compareStates(), compareParsers()])
