import { configure, waitFor } from '@testing-library/react'
import { guardBack, notePage } from '../../../src/app/browser/backGuard'
import { addFirstPopListener } from '../../../src/app/browser/popInterceptor'
import { PATIENCE_MS } from '../../support/until'

configure({ asyncUtilTimeout: PATIENCE_MS })

addFirstPopListener()
const listener = jest.fn()
addEventListener('popstate', () => void listener(location.pathname + location.search))

/** Navigates like the router, and then reports the new page, as the app does. */
function push(idx: number, url: string) {
  history.pushState({ idx, key: url }, '', url)
  notePage()
}

function replace(url: string) {
  const { idx } = history.state as { idx: number }
  history.replaceState({ idx, key: url }, '', url)
  notePage()
}

const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path))
/** Page entries and guard entries have the same URL, so only the index identifies an entry. */
const isOn = (idx: number) => waitFor(() => expect(history.state).toMatchObject({ idx }))
const isClosed = (dialog: { close: jest.Mock }) => waitFor(() => expect(dialog.close).toHaveBeenCalledTimes(1))

function opened() {
  const close = jest.fn()
  const done = guardBack(() => {
    close()
    done()
  })
  return { close, done }
}

beforeEach(() => {
  push(0, '/before')
  push(1, '/page')
  listener.mockClear()
})

test('Back closes the dialog without the router, Forward opens nothing, the next Back leaves', async () => {
  const dialog = opened()
  await isOn(2)
  history.back()
  await isClosed(dialog)
  await isOn(1)
  expect(location.pathname).toBe('/page')
  expect(listener).not.toHaveBeenCalled()
  history.forward()
  await isOn(2)
  expect(location.pathname).toBe('/page')
  expect(dialog.close).toHaveBeenCalledTimes(1)
  history.back()
  await isAt('/before')
})

test('after a dialog was closed, one Back leaves the page', async () => {
  opened().done()
  history.back()
  await isAt('/before')
  expect(listener.mock.calls).toEqual([['/before']])
})

test('an address that is replaced on our entry is kept when Back closes a dialog', async () => {
  opened().done()
  replace('/page?token=2')
  const dialog = opened()
  replace('/page?token=3')
  history.back()
  await isClosed(dialog)
  await isOn(1)
  expect(history.state).toMatchObject({ key: '/page?token=3' })
  expect(location.search).toBe('?token=3')
  history.back()
  await isAt('/before')
})

test('an address that is replaced after a dialog was closed is not in the way of Back, and Forward leads to it', async () => {
  opened().done()
  replace('/page?token=2')
  history.back()
  await isAt('/before')
  history.forward()
  await isAt('/page?token=2')
})

test('Back from the page that a dialog leads to shows the page below as it was, and the next Back leaves that one', async () => {
  const { done } = opened()
  replace('/page?token=2')
  push(3, '/beyond')
  done()
  history.back()
  await isAt('/page?token=2')
  expect(listener).toHaveBeenLastCalledWith('/page?token=2')
  history.back()
  await isAt('/before')
})

test('a page that takes the place of our entry is a page like any other', async () => {
  const dialog = opened()
  history.back()
  await isClosed(dialog)
  await isOn(1)
  push(2, '/beyond')
  history.back()
  await waitFor(() => expect(listener).toHaveBeenLastCalledWith('/page'))
  expect(history.state).toMatchObject({ idx: 1 })
})

test('however many dialogs open one after the other, they have one entry', async () => {
  opened().done()
  const { length } = history
  opened().done()
  const dialog = opened()
  expect(history).toHaveLength(length)
  history.back()
  await isClosed(dialog)
  expect(location.pathname).toBe('/page')
})

test('of two dialogs Back closes the upper one, then the lower one', async () => {
  const lower = opened()
  const upper = opened()
  history.back()
  await isClosed(upper)
  await isOn(2)
  expect(lower.close).not.toHaveBeenCalled()
  history.back()
  await isClosed(lower)
  expect(location.pathname).toBe('/page')
})

test('a dialog that stays open is closed by the next Back', async () => {
  const close = jest.fn()
  const done = guardBack(close)
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  await isOn(2)
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2))
  done()
})

test('a step of several entries leaves the page and closes what is open', async () => {
  const dialog = opened()
  history.go(-2)
  await isClosed(dialog)
  await isAt('/before')
  expect(listener).toHaveBeenLastCalledWith('/before')
})

test('a step to an entry that the router does not know is left alone', async () => {
  opened().done()
  history.pushState(null, '', '#main')
  history.back()
  await isOn(2)
  expect(location.pathname).toBe('/page')
})
