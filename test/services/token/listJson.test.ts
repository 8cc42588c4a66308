import { describe, expect, test } from '@jest/globals'
import { parseListJson } from '#services/token/listJson'
import { fc } from '../../support/properties'

/** Pads a text with spaces until it is long enough to be parsed record by record. */
const parseLong = (text: string) => parseListJson(text + ' '.repeat(250_000))

test('L05: a short list is read as JSON is', async () => {
  expect(await parseListJson(' {"tokens":[{"a":1}],"tokens":[2]} ')).toEqual({ tokens: [2] })
  await expect(parseListJson('{"tokens":[1,]}')).rejects.toThrow(/JSON/)
})

describe('L05: a list is read as JSON is', () => {
  test('any value, in any layout', async () => {
    const space = fc.constantFrom(undefined, 1, '\t')
    const list = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.jsonValue()),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.record({ tokens: fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())) }),
    )
    await fc.assert(
      fc.asyncProperty(list, space, async (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(await parseLong(text)).toEqual(JSON.parse(text))
        expect(await parseLong(` \r\n${text}\n`)).toEqual(JSON.parse(text))
      }),
    )
  })

  test('quotes, backslashes and brackets in texts', async () => {
    const value = { 'to"k\\': ['\\', '"', '\\"', ']}', '[{', '\\\\"', '\u2028'], tokens: { '"}': { a: '\\' } } }
    expect(await parseLong(JSON.stringify(value))).toEqual(value)
  })

  test('records that begin alike, wherever their keys and commas appear inside them too', async () => {
    const record = (at: number) => ({
      name: `{"name":"T${at},`,
      inner: [{ name: ',' }, { name: `{"name":${at}},{"name":` }],
      more: at % 3 === 0 ? { name: 'x'.repeat(at % 5_000) } : at,
    })
    for (const indent of [undefined, 2]) {
      const text = JSON.stringify({ tokens: Array.from({ length: 3_000 }, (_, at) => record(at)) }, null, indent)
      expect(await parseLong(text)).toEqual(JSON.parse(text))
      await expect(parseLong(text.replace('T2000,"', 'T2000,'))).rejects.toThrow('JSON')
    }
  })

  test('10,000 values in one another are a value, and without their ends none', async () => {
    for (const [start, end] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${start.repeat(10_000)}1${end.repeat(10_000)}`
      const { tokens } = (await parseLong(`{"tokens":[${deep},7]}`)) as { tokens: [unknown, number] }
      let [inner] = tokens
      for (let depth = 0; depth < 10_000; depth++) inner = Object.values(inner as object)[0]
      expect([inner, tokens[1]]).toEqual([1, 7])
      await expect(parseLong(start.repeat(10_000))).rejects.toThrow('JSON')
    }
  })

  test('of a key that appears twice the last value counts', async () => {
    const text = '{"tokens":[1],"name":"A","tokens":{"a":1,"b":2,"a":3},"name":"B"}'
    expect(JSON.stringify(await parseLong(text))).toBe(JSON.stringify(JSON.parse(text)))
    expect(await parseLong(`{${'"tokens":0,'.repeat(150_000)}"tokens":[7]}`)).toEqual({ tokens: [7] })
  })

  test('cut anywhere it is none', async () => {
    const text = '{"name": "L", "tokens": [{"a": "x,]}", "b": [1, {"c": null}]}, 7, "t"], "version": {"major": 1}}'
    for (let length = 0; length < text.length; length++) {
      await expect(parseLong(text.slice(0, length))).rejects.toThrow('JSON')
    }
    expect(await parseLong(text)).toEqual(JSON.parse(text))
  })

  test.each([
    '[1,]',
    '[,1]',
    '[1 2]',
    '{"a":1,}',
    '{"a" 1}',
    '{a:1}',
    '[1]]',
    '[1] x',
    '[1}',
    '{"a":[1}]',
    '[}',
    '<html>',
  ])('%s is none', async (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    await expect(parseLong(text)).rejects.toThrow(/JSON/)
  })
})

describe('L04: a list that was cut', () => {
  const text = '{"name":"L","tokens":[{"a":1},{"b":"x]\\""}],"end":2}'

  test('anywhere, has the records that are there as a whole', async () => {
    const whole = JSON.parse(text) as { name: string; tokens: unknown[]; end: number }
    for (let length = 1; length < text.length; length++) {
      const value = (await parseListJson(text.slice(0, length), true)) as Partial<typeof whole>
      expect(whole).toMatchObject({ ...value, tokens: whole.tokens })
      expect(whole.tokens.slice(0, value.tokens?.length ?? 0)).toEqual(value.tokens ?? [])
    }
    expect(await parseListJson(text.slice(0, text.indexOf('"b"')), true)).toEqual({ name: 'L', tokens: [{ a: 1 }] })
  })

  test.each(['{"tokens":[1 2]', '{"name" "L"', '{name:1', '[{"a":}', '<html>'])(
    'is none where it is not JSON before that: %s',
    async (broken) => expect(parseListJson(broken, true)).rejects.toThrow(),
  )
})

test('L11: a key that objects have by themselves is a key like any other, and changes no object', async () => {
  const value = await parseLong('{"__proto__": {"polluted": 1}, "tokens": {"__proto__": {"polluted": 1}, "a": 1}}')
  expect(Object.keys(value as object)).toEqual(['__proto__', 'tokens'])
  expect(Object.keys((value as { tokens: object }).tokens)).toEqual(['__proto__', 'a'])
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('L04: of too many records none is read, and one that is too long is none', async () => {
  const many = (await parseLong(`[${'[],'.repeat(150_000)}[]]`)) as unknown[]
  expect(many).toHaveLength(100_000)
  expect(await parseLong(`{"tokens":[1,"${'x'.repeat(300_001)}",2],"name":"L"}`)).toEqual({
    tokens: [1, null, 2],
    name: 'L',
  })
  const late = Array.from({ length: 100_001 }, (_, at) => `"k${at}":0`).join()
  expect(await parseLong(`{${late},"tokens":[7]}`)).toMatchObject({ tokens: [7] })
})
