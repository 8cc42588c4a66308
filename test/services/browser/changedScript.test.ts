import { createHash, webcrypto } from 'node:crypto'
import { isChangedScript } from '#services/browser/changedScript'

const TEXT = 'globalThis.a = 1'
const integrityBy = (kind: string) => `${kind}-${createHash(kind).update(TEXT).digest('base64')}`
const integrity = integrityBy('sha256')
const src = 'https://site.example/assets/part.1234.js'

interface Answer {
  text?: string
  status?: number
  type?: string
}

/** A page whose host gives the same response for every file; null for a host that does not respond. */
const pageWith = (answer: Answer | null, crypto: unknown = webcrypto) => ({
  fetch: (): Promise<Response> =>
    answer === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(
          new Response(answer.text ?? TEXT, {
            status: answer.status ?? 200,
            headers: { 'content-type': answer.type ?? 'text/javascript; charset=utf-8' },
          }),
        ),
  crypto: crypto as Crypto,
})

test.each(['sha256', 'sha384', 'sha512'])('a script whose content has another hash is changed: %s', async (kind) => {
  const integrity = integrityBy(kind)
  expect(await isChangedScript({ src, integrity }, pageWith({ text: `${TEXT} ` }))).toBe(true)
  expect(await isChangedScript({ src, integrity }, pageWith({}))).toBe(false)
})

test.each<[string, Answer | null]>([
  ['missing', { status: 404, text: 'not found' }],
  ['answered with the start page', { text: '<!doctype html>', type: 'text/html' }],
  ['not answered at all', null],
])('a script that is %s is not called changed', async (_, answer) => {
  expect(await isChangedScript({ src, integrity }, pageWith(answer))).toBe(false)
})

test('nothing is said of a script without a hash, or where hashes cannot be computed', async () => {
  for (const none of ['', 'md5-1234', 'sha256'])
    expect(await isChangedScript({ src, integrity: none }, pageWith({ text: 'other' }))).toBe(false)
  // A page in an insecure context has no `crypto.subtle`.
  expect(await isChangedScript({ src, integrity }, pageWith({ text: 'other' }, { subtle: undefined }))).toBe(false)
})
