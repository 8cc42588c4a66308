import { expect, test } from '@jest/globals'
import { systemNotificationsState, switchSystemNotifications } from '#store/browser/systemNotifications'
import type { SystemPermission } from '#services/browser/systemNotifications'
import { appStore } from '../../support/appStore'

test.each<[SystemPermission, string]>([
  ['granted', 'on'],
  ['denied', 'denied'],
  ['unanswered', 'unanswered'],
])('switched on, and the visitor answers: %s', async (answer, state) => {
  const { dispatch, services } = appStore()
  expect(dispatch(systemNotificationsState())).toBe('off')
  services.permission.answer = answer
  expect(await dispatch(switchSystemNotifications(true))).toBe(state)
  expect(services.storage.read('systemNotifications')).toBe(answer === 'granted' ? true : null)
  expect(services.shown).toHaveLength(answer === 'granted' ? 1 : 0)
})

test('switched off, they stay off', async () => {
  const { dispatch, services } = appStore()
  await dispatch(switchSystemNotifications(true))
  expect(dispatch(systemNotificationsState())).toBe('on')
  expect(await dispatch(switchSystemNotifications(false))).toBe('off')
  expect(dispatch(systemNotificationsState())).toBe('off')
  expect(services.storage.read('systemNotifications')).toBeNull()
})

test('a permission that was taken back is reported', async () => {
  const { dispatch, services } = appStore()
  await dispatch(switchSystemNotifications(true))
  services.permission.current = 'denied'
  expect(dispatch(systemNotificationsState())).toBe('denied')
})

test('a browser that allows them but cannot show them', async () => {
  const { dispatch, services } = appStore()
  services.systemNotifications.show = () => false
  expect(await dispatch(switchSystemNotifications(true))).toBe('unsupported')
  expect(services.storage.read('systemNotifications')).toBeNull()
})
