import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { copyAddress } from '#store/wallet/copyAddress'
import { selectNotifications } from '#store/browser/notifications'
import { appStore } from '../../support/appStore'
import { ALICE } from '../../support/fakeWallet'

// Announcements are removed by timers. Node would wait for real timers, so the timers are fake.
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('copies the address in full', async () => {
  const { dispatch, services, state } = appStore()
  expect(await dispatch(copyAddress(ALICE))).toBe(true)
  expect(services.copied).toEqual([ALICE])
  expect(selectNotifications(state())).toEqual([])
})

test('U13: a refusal is no success, and leaves the address to be copied by hand', async () => {
  const { dispatch, services, state } = appStore()
  services.copyText = async () => Promise.reject(new Error('denied'))
  expect(await dispatch(copyAddress(ALICE))).toBe(false)
  const [notification] = selectNotifications(state())
  expect(notification?.type).toBe('warning')
  expect(notification?.message).toContain(ALICE)
})
