import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { lists } from '#store/token/lists'
import { selectNotifications } from '#store/browser/notifications'
import { appStore } from '../../support/appStore'
import { TOKEN_LIST } from '../../support/fakeServices'

const warn = jest.spyOn(console, 'warn')
const error = jest.spyOn(console, 'error')
beforeEach(() => {
  jest.useFakeTimers()
  warn.mockReset().mockImplementation(() => undefined)
  error.mockReset().mockImplementation(() => undefined)
})
afterEach(() => void jest.useRealTimers())

const { getTokens, getPairs } = lists.endpoints

test('a list that answered is no matter', async () => {
  const { dispatch } = appStore()
  await dispatch(getTokens.initiate(undefined))
  expect(warn).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('an address that failed is told to the console while the next one is used', async () => {
  const { dispatch, services, state } = appStore()
  services.readList = async (_urls, parse) => ({
    value: await parse(TOKEN_LIST),
    failures: ['https://a: HTTP 500'],
    url: 'https://a',
  })
  await dispatch(getTokens.initiate(undefined))
  expect(warn.mock.calls).toEqual([['List not loaded: https://a: HTTP 500']])
  expect(selectNotifications(state())).toEqual([])
})

test.each([
  ['tokens', getTokens],
  ['pairs', getPairs],
])('no list of %s at all: the console alone is told, once', async (_, endpoint) => {
  const { dispatch, services, state } = appStore()
  services.readList = async () => Promise.reject(new Error('https://a: HTTP 500'))
  await dispatch(endpoint.initiate(undefined) as ReturnType<typeof getTokens.initiate>)
  expect(error.mock.calls).toEqual([['No list could be loaded: https://a: HTTP 500']])
  expect(selectNotifications(state())).toEqual([])
})

test('a list that is there and cannot be read again is reported as that', async () => {
  const { dispatch, services } = appStore()
  await dispatch(getTokens.initiate(undefined))
  services.readList = async () => Promise.reject(new Error('https://a: HTTP 500'))
  await dispatch(getTokens.initiate(undefined, { forceRefetch: true }))
  expect(error.mock.calls).toEqual([['The list could not be reloaded: https://a: HTTP 500']])
})
