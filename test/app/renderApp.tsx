import { act, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'
import { TokenSelect } from '../../src/app/search/dialogs'
import { AccountModal, ConnectModal, NetworkModal } from '../../src/app/shell/dialogs'
import { ReviewModal } from '../../src/app/trade/dialogs'
import { loadScreen } from '../../src/app/routes'
import { PATHS } from '#config/paths'
import { appStore } from '../support/appStore'
import { PATIENCE_MS } from '../support/until'
import { installDialogElement } from '../views/dialogElement'

// On a busy machine, responses may take longer than the default of one second.
configure({ asyncUtilTimeout: PATIENCE_MS })

/** Installs the browser features that jsdom lacks, with a wide window, and loads the app's lazy parts beforehand. */
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

export function setUpBrowser() {
  beforeAll(installBrowserParts)
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
}

/** A time slightly longer than a frame. The store notifies its subscribers after each frame. */
const FRAME_MS = 20

/** Advances the time by `ms` and then by several frames, so that effects caused by other effects also run. */
export async function pass(ms = 0) {
  for (const part of [ms, FRAME_MS, FRAME_MS, FRAME_MS, FRAME_MS]) await act(() => jest.advanceTimersByTimeAsync(part))
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const region = (name: string) => within(screen.getByRole('region', { name }))

/** Renders the whole app at a path. `onRender` is called at each render. Fake timers must be installed. */
export async function renderApp(path: string, app = appStore(), onRender?: ProfilerOnRenderCallback) {
  app.start()
  // A profiler measures the time of each component, so there is one only where renders are counted.
  const page = onRender ? (
    <Profiler id="app" onRender={onRender}>
      <App />
    </Profiler>
  ) : (
    <App />
  )
  render(
    <Provider store={app.store}>
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
    </Provider>,
  )
  await pass()
  return { ...app, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}
