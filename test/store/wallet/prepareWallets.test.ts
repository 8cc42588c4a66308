import { modalClosed, modalOpened } from '#store/browser/modals'
import { appStore } from '../../support/appStore'

const IDLE_MS = 1_000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function setUp() {
  const { store, services } = appStore()
  const prepare = jest.spyOn(services.wallets, 'prepare')
  return { store, prepare }
}

test('what the listed wallets need is loaded once the list has been painted', () => {
  const { store, prepare } = setUp()
  store.dispatch(modalOpened({ modal: 'connect' }))
  expect(prepare).not.toHaveBeenCalled()
  jest.advanceTimersByTime(IDLE_MS)
  expect(prepare).toHaveBeenCalledTimes(1)
  const isNeeded = prepare.mock.calls[0]?.[0]
  expect(isNeeded?.()).toBe(true)
  store.dispatch(modalClosed())
  expect(isNeeded?.()).toBe(false)
})

test('not for a list that is closed by then, nor for another dialog', () => {
  const { store, prepare } = setUp()
  store.dispatch(modalOpened({ modal: 'connect' }))
  store.dispatch(modalClosed())
  store.dispatch(modalOpened({ modal: 'network' }))
  jest.advanceTimersByTime(IDLE_MS)
  expect(prepare).not.toHaveBeenCalled()
})
