import { afterEach, describe, expect, test } from '@jest/globals'
import { isRedirected, properAddress, redirectTarget } from '../../../../src/domain/page/site/address'
import { baseOf, routePath, setBase, sitePath } from '../../../../src/domain/page/site/base'

afterEach(() => {
  setBase('')
})

describe('where the site is', () => {
  test.each([
    ['https://a.example/assets/main.1.js', ''],
    ['https://a.example/folder/assets/main.1.js', '/folder'],
    ['https://a.example/x/~me/app%20one/assets/main.1.js?v=1#x', '/x/~me/app%20one'],
    ['https://ipfs.io/ipfs/bafybeigdyr/assets/theme.js', '/ipfs/bafybeigdyr'],
    ['http://127.0.0.1:3000/assets/main.js', ''],
    ['https://a.example//assets/main.js', ''],
    ['https://a.example//other.example/assets/main.js', '/other.example'],
    [null, ''],
    [undefined, ''],
    ['', ''],
  ])('by the script %s it is %j', (script, base) => {
    expect(baseOf(script)).toBe(base)
  })

  test('paths of the site begin with it', () => {
    expect(sitePath('/swap')).toBe('/swap')
    setBase('/folder')
    expect([sitePath('/'), sitePath('/profile#faq'), sitePath('')]).toEqual([
      '/folder/',
      '/folder/profile#faq',
      '/folder',
    ])
  })

  test.each([
    ['/', '/'],
    ['', '/'],
    ['/index.html', '/'],
    ['/swap', '/swap'],
    ['/swap/', '/swap'],
    ['/swap.html', '/swap'],
    ['/swap/index.html', '/swap'],
    ['/a/b/', '/a/b'],
    ['/indexes', '/indexes'],
  ])('%j is the route %j', (path, route) => {
    expect(routePath(path)).toBe(route)
  })
})

describe('the address in the address bar', () => {
  const at = (address: string, base = '') => properAddress(new URL(address, 'https://a.example'), base)

  test.each([
    ['/', '', '/'],
    ['/swap?value=1#x', '', '/swap?value=1#x'],
    ['/swap/?value=1#x', '', '/swap?value=1#x'],
    ['/folder/', '/folder', '/folder/'],
    ['/folder/swap/', '/folder', '/folder/swap'],
    ['/folder/index.html?a=b', '/folder', '/folder/?a=b'],
    ['/?path=%2Fa%2Fb%3Fc%3Dd%23e', '', '/a/b?c=d#e'],
    ['/folder/?path=%2Fa%2Fb', '/folder', '/folder/a/b'],
    // Only the home page is led to, and only to a path.
    ['/swap?path=%2Fa', '', '/swap?path=%2Fa'],
    ['/?path=https%3A%2F%2Fevil.example', '', '/?path=https%3A%2F%2Fevil.example'],
    ['/?path=', '', '/?path='],
  ])('%s of a site at %j becomes %s', (address, base, proper) => {
    expect(at(address, base)).toBe(proper)
  })

  test.each(['//evil.example/x', '/\\evil.example', '/../..//x'])('%j stays on the site’s origin', (path) => {
    const led = new URL(redirectTarget('', path), 'https://a.example')
    expect(new URL(led.origin + properAddress(led, '')).origin).toBe('https://a.example')
  })

  test('what leads to the home page is undone there', () => {
    for (const base of ['', '/folder'])
      for (const path of ['/a/b', '/a?b=c&path=/d#e', '/ü/%20?x=%23']) {
        const led = new URL(redirectTarget(base, path), 'https://a.example')
        expect(isRedirected(led.search)).toBe(true)
        expect(properAddress(led, base)).toBe(base + path)
      }
  })
})
