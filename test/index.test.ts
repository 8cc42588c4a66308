import { screen, waitFor } from '@testing-library/react'
import { nextTask } from '#domain/browser/timeSlices'
import { PATIENCE_MS } from './support/until'
import { installDialogElement } from './views/dialogElement'

/** The page as hosts serve it. It is drawn once, because loading the program takes most of the time of a test. */
let markup: string

beforeAll(async () => {
  const { prerenderScreen } = await import('../src/prerender')
  markup = (await prerenderScreen('/swap')).markup
})

beforeEach(async () => {
  // Let React schedule its work itself, as in a browser, instead of in `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  installDialogElement()
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    scrollTo: () => undefined,
    CSS: { escape: (text: string) => text },
  })
  window.history.replaceState(null, '', '/swap')
  const root = Object.assign(document.createElement('div'), { id: 'root' })
  root.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes)
  document.body.replaceChildren(root)
  document.documentElement.dataset.screen = '/swap'
  jest.resetModules()
  await import('../src/theme')
})

// A page that is still being hydrated would take the press of the next test.
afterEach(async () => {
  await waitFor(() => expect(document.documentElement.dataset.screen).toBeUndefined(), { timeout: PATIENCE_MS })
})

/** Presses the wallet button, which may belong to the static page or to React. */
const press = () => document.querySelector<HTMLElement>('#wallet-button')?.click()

/** Runs the page's script. Tasks that the script defers run only after the caller has continued. */
const start = () => import('../src/index')

async function dialogs() {
  await import('../src/app/wallet/ConnectModalContainer')
  await screen.findByRole('dialog', { name: 'Connect a Wallet' }, { timeout: PATIENCE_MS })
  return screen.getAllByRole('dialog').length
}

test('a press right after the script has run, before React has drawn by itself, opens the connect dialog', async () => {
  await start()
  press()
  expect(await dialogs()).toBe(1)
})

test.each([1, 2, 3, 5, 9])(
  'so does one while the page is being hydrated, or right after: %i turns later',
  async (turns) => {
    await start()
    for (let turn = 0; turn < turns; turn++) await nextTask()
    press()
    expect(await dialogs()).toBe(1)
    expect(document.querySelector('#wallet-button')?.hasAttribute('aria-busy')).toBe(false)
  },
)

test('so does one on the static page, before the script', async () => {
  press()
  await start()
  expect(await dialogs()).toBe(1)
})

test('without one nothing opens', async () => {
  await start()
  await import('../src/app/wallet/ConnectModalContainer')
  expect(document.querySelector('#wallet-button')?.textContent).toBe('connect wallet')
  expect(screen.queryByRole('dialog')).toBeNull()
})
