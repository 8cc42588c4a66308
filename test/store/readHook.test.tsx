import { act, cleanup, render } from '@testing-library/react'
import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { NodeError } from '#domain/chain/nodeError'
import { chainReads } from '#store/chainReads'
import { useGetPriorityFeeQuery } from '#store/chain/headReads'
import { appStore } from '../support/appStore'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const HOUR_MS = 3_600_000

function Fee({ isReadAnew = false }: { isReadAnew?: boolean }) {
  return useGetPriorityFeeQuery({ chainId: 3 }, { isReadAnew }).currentData ?? 'none'
}

/** An app that shows the fee as often as `show` says, and counts the requests for it. */
function showing() {
  const actions: string[] = []
  const observer: Middleware = () => (next) => (action) => {
    if (/executeQuery/.test((action as UnknownAction).type)) actions.push((action as UnknownAction).type)
    return next(action)
  }
  const app = appStore(undefined, [observer])
  const priorityFee = jest.spyOn(app.services.node, 'priorityFee')
  const page = (keys: string) => (
    <Provider store={app.store}>
      {Array.from(keys, (key) => (
        <Fee key={key} isReadAnew={key === '!'} />
      ))}
    </Provider>
  )
  const pass = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms))
  const { rerender, container } = render(page(''))
  const show = async (keys: string) => {
    rerender(page(keys))
    await pass()
  }
  const taken = () => actions.splice(0).map((type) => type.replace('chainReads/executeQuery/', ''))
  const isKept = () => Object.keys(app.state().chainReads.queries).length > 0
  return { ...app, priorityFee, show, pass, taken, isKept, container }
}

test('components with the same read share a subscription: none is asked for twice, and the last one ends it', async () => {
  const { show, taken, pass, isKept, priorityFee } = showing()
  await show('abc')
  await show('abcd')
  expect(taken()).toEqual(['pending', 'fulfilled'])
  await show('d')
  expect(taken()).toEqual([])
  await pass(HOUR_MS)
  expect(isKept()).toBe(true)
  await show('')
  await pass(HOUR_MS)
  expect(isKept()).toBe(false)
  expect(priorityFee).toHaveBeenCalledTimes(1)
})

test('a read that has failed is requested again by the next component that needs it', async () => {
  const { show, taken, pass, isKept, priorityFee } = showing()
  priorityFee.mockRejectedValueOnce(new NodeError('timedOut', 'late'))
  await show('a')
  await show('ab')
  expect(taken()).toEqual(['pending', 'rejected', 'pending', 'fulfilled'])
  await show('b')
  await pass(HOUR_MS)
  expect(isKept()).toBe(true)
  await show('')
  await pass(HOUR_MS)
  expect(isKept()).toBe(false)
})

test('a component that wants new data gets them, although another one has asked', async () => {
  const { show, priorityFee } = showing()
  await show('a')
  await show('a!')
  expect(priorityFee).toHaveBeenCalledTimes(2)
})

test('what all components show is read again, and stays, once the cache was emptied', async () => {
  const { show, taken, pass, dispatch, container, priorityFee } = showing()
  await show('ab')
  taken()
  priorityFee.mockResolvedValue(7n)
  act(() => void dispatch(chainReads.util.resetApiState()))
  await pass()
  expect(container.textContent).toBe('77')
  expect(priorityFee).toHaveBeenCalledTimes(2)
  await show('b')
  await pass(HOUR_MS)
  expect(container.textContent).toBe('7')
})
