import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'
import { AccountModal, ConnectModal, NetworkModal, ReviewModal, TokenSelect } from '../../src/app/dialogs'
import { loadScreen } from '../../src/app/routes'
import { PATHS } from '../../src/config/paths'
import { appStore } from '../support/appStore'
import { installDialogElement } from '../views/dialogElement'

/** Time for `installBrowserParts` on a busy machine. */
export const INSTALL_MS = 60_000

/**
 * What browsers have and jsdom lacks, as far as the app relies on it. The window is a wide one. The parts that are
 * loaded when they are needed are loaded now, so that no test waits for the compiler.
 */
export async function installBrowserParts() {
  await Promise.all([
    ...[AccountModal, ConnectModal, NetworkModal, ReviewModal, TokenSelect].map((dialog) => dialog.preload()),
    ...Object.values(PATHS).map(loadScreen),
  ])
  installDialogElement()
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    scrollTo: () => undefined,
    CSS: { escape: (text: string) => text },
  })
}

/** What a suite of the whole app needs: a browser's parts, and timers that the test moves. */
export function setUpBrowser() {
  beforeAll(installBrowserParts, INSTALL_MS)
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
}

/** A little more than a frame, in which the store tells of what it has read. */
const FRAME_MS = 20

/** Lets time pass, and everything happen that belongs to it: one thing leads to another. */
export async function pass(ms = 0) {
  for (const part of [ms, FRAME_MS, FRAME_MS, FRAME_MS, FRAME_MS]) await act(() => jest.advanceTimersByTimeAsync(part))
}

/** The whole app at an address; `onRender` hears of each time that something of it is rendered. Fake timers must be on. */
export async function renderApp(path: string, app = appStore(), onRender: ProfilerOnRenderCallback = () => undefined) {
  app.start()
  render(
    <Provider store={app.store}>
      <MemoryRouter initialEntries={[path]}>
        <Profiler id="app" onRender={onRender}>
          <App />
        </Profiler>
      </MemoryRouter>
    </Provider>,
  )
  await pass()
  return { ...app, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}
