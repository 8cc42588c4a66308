import { expect, jest, test } from '@jest/globals'
import { createSystemNotifications } from '#services/browser/systemNotifications'

interface Options {
  permission?: NotificationPermission
  answer?: () => Promise<NotificationPermission>
  /** Whether the constructor throws, as in browsers on Android. */
  isIllegal?: boolean
}

function fakeApi({ permission = 'default', answer = async () => 'granted', isIllegal = false }: Options = {}) {
  const shown: Shown[] = []
  class Shown {
    static permission = permission
    static async requestPermission() {
      Shown.permission = await answer()
    }
    onclick: () => void = () => undefined
    close = jest.fn()
    constructor(
      readonly title: string,
      readonly options: NotificationOptions,
    ) {
      if (isIllegal) throw new TypeError('Illegal constructor')
      shown.push(this)
    }
  }
  return { api: Shown, shown }
}

const events = new EventTarget()
const fakeDocument = Object.assign(events, { hidden: false })
const focus = jest.fn()
const page = (api?: ReturnType<typeof fakeApi>['api']) =>
  createSystemNotifications({ document: fakeDocument, focus, ...(api && { Notification: api }) })

const NEWS = { title: 'Swap 1 ETH for UNI', text: 'Confirmed', tag: '0x1' }

test('nothing is shown before the visitor has allowed it; a press brings the page to the front', async () => {
  const { api, shown } = fakeApi()
  const system = page(api)
  expect(system.permission()).toBe('unanswered')
  expect(system.show(NEWS)).toBe(false)
  expect(await system.requestPermission()).toBe('granted')
  expect(system.show(NEWS)).toBe(true)
  expect(shown).toHaveLength(1)
  expect(shown[0]).toMatchObject({ title: NEWS.title, options: { body: 'Confirmed', tag: '0x1' } })
  shown[0]?.onclick()
  expect(focus).toHaveBeenCalledTimes(1)
  expect(shown[0]?.close).toHaveBeenCalledTimes(1)
})

test('a browser where only service workers show notifications', () => {
  expect(page(fakeApi({ permission: 'granted', isIllegal: true }).api).show(NEWS)).toBe(false)
})

test('a browser without notifications', async () => {
  const system = page()
  expect(system.permission()).toBe('unsupported')
  expect(await system.requestPermission()).toBe('unsupported')
  expect(system.show(NEWS)).toBe(false)
})

test('a browser that refuses to ask', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answer = () => Promise.reject(new Error('Not here.'))
  expect(await page(fakeApi({ permission: 'denied', answer }).api).requestPermission()).toBe('denied')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('calls back whenever the page is visible again', () => {
  const listener = jest.fn()
  const system = page()
  system.onPageVisible(listener)
  for (const hidden of [true, false]) {
    fakeDocument.hidden = hidden
    events.dispatchEvent(new Event('visibilitychange'))
    expect(system.isPageHidden()).toBe(hidden)
    expect(listener).toHaveBeenCalledTimes(hidden ? 0 : 1)
  }
})
