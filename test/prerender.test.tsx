import { act } from '@testing-library/react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { Root } from '../src/Root'
import { loadScreen } from '../src/app/routes'
import { ENGLISH, prepareLocale, setLanguage } from '#domain/browser/locale'
import { resumeStarted } from '#events'
import { prerenderScreen } from '../src/prerender'
import { appStore } from './support/appStore'
import { installBrowserParts } from './app/renderApp'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const problems: string[] = []
let root: ReactRoot | null = null

beforeAll(installBrowserParts)

beforeEach(() => {
  problems.length = 0
  // React’s development build reports every attribute that differs.
  jest
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => void problems.push(words.map(String).join(' ')))
})

afterEach(async () => {
  await act(async () => root?.unmount())
  setLanguage(ENGLISH)
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

async function prerendered(path: string) {
  const { markup } = await prerenderScreen(path)
  const container = document.createElement('div')
  container.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes)
  document.body.append(container)
  return container
}

interface Visitor {
  locale?: string
  /** Whether the page is reconnecting the wallet of the last visit. */
  isReturning?: boolean
}

async function hydrate(container: HTMLElement, address: string, { locale = 'en-US', isReturning }: Visitor = {}) {
  history.replaceState(null, '', address)
  await loadScreen(location.pathname)
  const { store } = appStore()
  prepareLocale(locale)
  const firstState = store.getState()
  if (isReturning) store.dispatch(resumeStarted({ walletId: 'metaMask', attempt: 1, present: true }))
  const onRecoverableError = (error: unknown) => void problems.push(String(error))
  await act(async () => {
    root = hydrateRoot(container, <Root store={store} prerenderedState={firstState} />, {
      onRecoverableError,
    })
  })
}

describe.each([
  ['/', 'Trade tokens straight from your wallet', 'Tidemark'],
  ['/swap', 'Loading pool prices', 'Trade | Tidemark'],
  ['/token', 'Loading the token', 'Token | Tidemark'],
  ['/profile', 'Connect a wallet to see your tokens', 'Profile | Tidemark'],
])('the screen of %s', (path, words, title) => {
  test('is whole, has no style and no script of its own, and is drawn alike each time', async () => {
    const screen = await prerenderScreen(path)
    expect(await prerenderScreen(path)).toEqual(screen)
    expect(screen.title).toBe(title)
    expect(screen.markup).toMatch(/^<a class="skip"/)
    expect(screen.markup).toContain(words)
    expect(screen.markup).not.toMatch(/<script|<style|<link|\sstyle=|\son\w+=/)
    expect(screen.markup).not.toContain(String(new Date().getFullYear()))
  })

  test.each<readonly [name: string, address: string, visitor: Visitor]>([
    ['a first visitor', path, {}],
    ['a German one', path, { locale: 'de-DE' }],
    ['one who comes back', path, { isReturning: true }],
    ...['javascript:alert(1)', '%E0%A4%A', '__proto__'].map(
      (text) =>
        [
          `an unreadable link: ${text}`,
          `${path}?inputCurrency=${text}&outputCurrency=${text}&address=${text}&value=${text}&range=${text}&chain=${text}&${text}#${text}`,
          {},
        ] as const,
    ),
    ['a link', `${path}?address=${USDC}&inputCurrency=ETH&outputCurrency=${USDC}&value=5&utm=x#settings`, {}],
  ])('is hydrated without a warning for %s', async (_name, address, visitor) => {
    const container = await prerendered(path)
    const first = [...container.querySelectorAll('header, main, input, #wallet-button')]
    await hydrate(container, address, visitor)
    expect(problems).toEqual([])
    expect(container.textContent).toContain(`© ${new Date().getFullYear()}`)
    // A URL without an address has no token, so the page has no card.
    if (address === path && path !== '/token') for (const element of first) expect(element.isConnected).toBe(true)
  })
})

test('what only the browser knows is drawn once the page is hydrated', async () => {
  const container = await prerendered('/swap')
  const field = container.querySelector('#amount-sell')
  await hydrate(container, `/swap?inputCurrency=ETH&outputCurrency=${USDC}&value=5`, { locale: 'de-DE' })
  expect(container.querySelector('#amount-sell')).toBe(field)
  expect(field).toHaveProperty('value', '5')
  expect(container.textContent).toContain('0,5%')
  expect(container.querySelector('main [aria-busy]')).not.toBeNull()
})

test('a difference would be noticed', async () => {
  const container = await prerendered('/swap')
  container.querySelector('h2')?.setAttribute('title', 'strange')
  container.querySelector('h2')?.append('!')
  await hydrate(container, '/swap')
  expect(problems.join()).toContain('hydrat')
})
