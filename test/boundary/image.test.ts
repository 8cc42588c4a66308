import { describe, expect, test } from '@jest/globals'
import { imageUrl } from '#boundary/image'
import { fc } from '../support/properties'
import { runs } from '../support/runs'

describe('L20 to L22: what an img may be given', () => {
  test.each([
    ['https://a.example/x.png', 'https://a.example/x.png'],
    [' https://a.example/x y.png ', 'https://a.example/x%20y.png'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['ipfs://QmCid', 'https://ipfs.io/ipfs/QmCid'],
    ['ipfs://ipfs/QmCid/logo.png', 'https://ipfs.io/ipfs/QmCid/logo.png'],
    ['IPFS://QmCid', 'https://ipfs.io/ipfs/QmCid'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:image/svg+xml,<svg onload=alert(1)>', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['DATA:image/webp;base64,AA', 'DATA:image/webp;base64,AA'],
  ])('%p', (text, url) => expect(imageUrl(text)).toBe(url))

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', 'java\nscript:alert(1)'],
    ['HTML as data', 'data:text/html,<script>alert(1)</script>'],
    ['a page that calls itself an image', 'data:image/html,x'],
    ['data without a type', 'data:,x'],
    ['XML as data', 'data:application/xml,x'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://a.example/1'],
    ['no scheme', '//host/x.png'],
    ['a path', '/x.png'],
    ['plain http', 'http://a.example/x.png'],
    ['ftp', 'ftp://a.example/x.png'],
    ['a name and a password', 'https://me:secret@a.example/x.png'],
    ['an ipfs path that leaves the gateway', 'ipfs://../../evil'],
    ['an ipfs path that leaves the folder', 'ipfs://QmCid/../../evil'],
    ['an ipfs query', 'ipfs://QmCid?x=1'],
    ['no ipfs path', 'ipfs://'],
    ['ipns', 'ipns://x'],
    ['no host', 'https://'],
    ['200 kB of text', `https://a.example/${'x'.repeat(200_000)}`],
    ['more than 200 kB of data', `data:image/png;base64,${'A'.repeat(200_000)}`],
    ['nothing', ''],
  ])('%s is none', (_, text) => expect(imageUrl(text)).toBeNull())

  test.each([[null], [undefined], [7], [{}], [['https://a.example']], [new URL('https://a.example')]])(
    '%p is none',
    (value) => {
      expect(imageUrl(value)).toBeNull()
    },
  )

  test('an address that is passed on unparsed is one that parsing would not change', () => {
    const part = fc.string({ unit: fc.constantFrom(...Array.from('aB1-_~.%?=&/')), maxLength: 12 })
    fc.assert(
      fc.property(part, part, (path, query) => {
        for (const text of [`https://a-1.example/${path}?${query}`, `https://a.example${path}/${query}`]) {
          expect(imageUrl(text)).toBe(URL.canParse(text) ? new URL(text).href : null)
        }
      }),
    )
  })

  test('any input gives an https URL, a data image or nothing', () => {
    const scheme = fc.constantFrom(
      '',
      'https:',
      'https://',
      'http://',
      'ipfs://',
      'data:image/',
      'data:',
      'javascript:',
      '\\\\',
    )
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const url = imageUrl(start + rest)
        if (url === null) return
        expect(url).toMatch(/^(https:\/\/|data:image\/(svg\+xml|png|jpeg|webp|gif)[;,])/i)
        if (start === 'ipfs://') expect(new URL(url).href).toMatch(/^https:\/\/ipfs\.io\/ipfs\/./)
      }),
      { numRuns: runs(500) },
    )
  })
})
