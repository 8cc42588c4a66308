import { afterEach, expect, jest, test } from '@jest/globals'
import { createTheme } from '#services/browser/theme'
import { fakeMedia } from '../../support/fakeMedia'

const root = document.documentElement
const preferring = (isDark: boolean) => ({
  document,
  matchMedia: fakeMedia((query) => isDark && query.includes('dark')),
})

afterEach(() => root.removeAttribute('data-theme'))

test('without a choice the system decides', () => {
  expect(createTheme(preferring(true)).current()).toBe('dark')
  expect(createTheme(preferring(false)).current()).toBe('light')
  root.dataset.theme = 'purple'
  expect(createTheme(preferring(true)).current()).toBe('dark')
})

test.each(['light', 'dark'] as const)('%s, once chosen, overrides the system', (theme) => {
  const page = createTheme(preferring(theme === 'light'))
  page.apply(theme)
  expect(page.current()).toBe(theme)
  expect(root.getAttribute('data-theme')).toBe(theme)
})

test('the choice can be given back to the system', () => {
  const page = createTheme(preferring(true))
  expect(page.choice()).toBe('system')
  page.apply('light')
  expect([page.choice(), page.current()]).toEqual(['light', 'light'])
  page.apply('system')
  expect([page.choice(), page.current()]).toEqual(['system', 'dark'])
  expect(root.hasAttribute('data-theme')).toBe(false)
})

test('who asks for it hears of every choice until they stop', async () => {
  const page = createTheme(preferring(false))
  const listener = jest.fn()
  const stop = page.onChange(listener)
  page.apply('dark')
  await Promise.resolve()
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  page.apply('light')
  await Promise.resolve()
  expect(listener).toHaveBeenCalledTimes(1)
})
