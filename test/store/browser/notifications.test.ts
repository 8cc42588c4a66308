import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
  notificationAdded,
  notificationDismissed,
  notificationsHeld,
  selectNotifications,
  selectNotificationsHeld,
} from '#store/browser/notifications'
import { appStore } from '../../support/appStore'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function stack(...messages: string[]) {
  const app = appStore()
  const add = (message: string) => app.dispatch(notificationAdded({ type: 'info', message }))
  messages.forEach(add)
  const shown = () => selectNotifications(app.state()).map(({ message }) => message)
  return { ...app, add, shown }
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('each lives five seconds, and five more for each place below the first', async () => {
  const { shown } = stack('a', 'b', 'c')
  await pass(4_999)
  expect(shown()).toEqual(['a', 'b', 'c'])
  await pass(1)
  expect(shown()).toEqual(['b', 'c'])
  await pass(5_000)
  expect(shown()).toEqual(['c'])
  await pass(5_000)
  expect(shown()).toEqual([])
})

test('the place counts when it is added, not what it becomes', async () => {
  const { add, shown } = stack('a', 'b')
  await pass(6_000)
  add('c')
  expect(shown()).toEqual(['b', 'c'])
  await pass(9_999)
  expect(shown()).toEqual(['c'])
  await pass(1)
  expect(shown()).toEqual([])
})

test('time stands still while the stack is held', async () => {
  const { dispatch, shown } = stack('a')
  await pass(3_000)
  dispatch(notificationsHeld({ held: true }))
  await pass(60_000)
  expect(shown()).toEqual(['a'])
  dispatch(notificationsHeld({ held: false }))
  await pass(1_999)
  expect(shown()).toEqual(['a'])
  dispatch(notificationsHeld({ held: true }))
  await pass(60_000)
  dispatch(notificationsHeld({ held: false }))
  await pass(1)
  expect(shown()).toEqual([])
})

test('what is added while the stack is held begins its time afterwards', async () => {
  const { add, dispatch, shown } = stack('a')
  dispatch(notificationsHeld({ held: true }))
  add('b')
  await pass(60_000)
  expect(shown()).toEqual(['a', 'b'])
  dispatch(notificationsHeld({ held: false }))
  await pass(5_000)
  expect(shown()).toEqual(['b'])
})

test('dismissing the last one lets go of the stack', () => {
  const { dispatch, state } = stack('a')
  dispatch(notificationsHeld({ held: true }))
  dispatch(notificationDismissed({ id: selectNotifications(state())[0]!.id }))
  expect(selectNotificationsHeld(state())).toBe(false)
})

test('what is dismissed or dropped takes the hold with it, and the others go after their time', async () => {
  const { add, dispatch, state, shown } = stack('a', 'b')
  dispatch(notificationsHeld({ held: true }))
  dispatch(notificationDismissed({ id: selectNotifications(state())[0]!.id }))
  await pass(10_000)
  expect(shown()).toEqual([])

  for (const message of ['1', '2', '3', '4', '5']) add(message)
  dispatch(notificationsHeld({ held: true }))
  add('6')
  expect(selectNotificationsHeld(state())).toBe(false)
})

test('U10: a flood of a hundred in a second shows five, the newest, and leaves nothing behind', async () => {
  const { add, shown } = stack()
  for (let count = 0; count < 100; count++) {
    add(String(count))
    await pass(10)
    expect(shown().length).toBeLessThanOrEqual(5)
  }
  expect(shown()).toEqual(['95', '96', '97', '98', '99'])
  await pass(25_000)
  expect(shown()).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

test('U11: text from outside is one clean line, cut', () => {
  const { add, shown } = stack()
  add('<b>hi</b>\n\u202eevil')
  add('x'.repeat(1_000_000))
  expect(shown()[0]).toBe('<b>hi</b> evil')
  expect(shown()[1]).toHaveLength(200)
})
