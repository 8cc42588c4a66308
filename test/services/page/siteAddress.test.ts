import { settleAddress } from '../../../src/services/page/siteAddress'

beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

function add(parent: HTMLElement, html: string) {
  parent.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
}

const PAGE =
  '<a href="./">a</a><a href="./swap?x=./y">b</a><a href="#main">c</a><a href="https://x.example/./">d</a><a href="">e</a><svg><image href="./icons/a.svg"></image></svg><img src="./icons/b.svg">'
const addresses = () =>
  [...document.body.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  )

test.each([
  ['', '/swap', './', '/'],
  ['/folder', '/folder/swap/', '../', '/folder/'],
])('at the base %j every relative address of the page becomes a whole path', (base, path, prefix, start) => {
  history.replaceState(null, '', path)
  add(document.body, PAGE.replaceAll('="./', `="${prefix}`))
  settleAddress(window, base)
  expect(addresses()).toEqual([
    start,
    `${start}swap?x=./y`,
    '#main',
    'https://x.example/./',
    '',
    `${start}icons/a.svg`,
    `${start}icons/b.svg`,
  ])
  expect(location.pathname).toBe(`${base}/swap`)
})

test('in the head only what is asked for later is changed', () => {
  history.replaceState(null, '', '/')
  for (const [rel, href] of [
    ['stylesheet', './assets/a.css'],
    ['preload', './assets/a.js'],
    ['icon', './icons/a.svg'],
    ['apple-touch-icon', './icons/a.png'],
    ['manifest', './m.webmanifest'],
  ] as const)
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  settleAddress(window, '')
  expect([...document.head.children].map((link) => link.getAttribute('href'))).toEqual([
    './assets/a.css',
    './assets/a.js',
    '/icons/a.svg',
    '/icons/a.png',
    '/m.webmanifest',
  ])
})

test('the entry of the history keeps its state; an address that is right is left alone', () => {
  history.replaceState({ key: 'kept' }, '', '/?path=%2Fa%2Fb%3Fc')
  settleAddress(window, '')
  expect([location.pathname + location.search, history.state]).toEqual(['/a/b?c', { key: 'kept' }])
  const replaced = jest.spyOn(history, 'replaceState')
  settleAddress(window, '')
  expect(replaced).not.toHaveBeenCalled()
})
