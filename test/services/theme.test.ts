import { afterEach, expect, test } from '@jest/globals'
import { createTheme } from '../../src/services/theme'

const root = document.documentElement
const preferring = (isDark: boolean) =>
  ({ document, matchMedia: (query: string) => ({ matches: isDark && query.includes('dark') }) }) as unknown as Window

afterEach(() => root.removeAttribute('data-theme'))

test('without a choice the system decides', () => {
  expect(createTheme(preferring(true)).current()).toBe('dark')
  expect(createTheme(preferring(false)).current()).toBe('light')
  root.dataset.theme = 'purple'
  expect(createTheme(preferring(true)).current()).toBe('dark')
})

test.each(['light', 'dark'] as const)('%s, once chosen, stands against the system', (theme) => {
  const page = createTheme(preferring(theme === 'light'))
  page.apply(theme)
  expect(page.current()).toBe(theme)
  expect(root.getAttribute('data-theme')).toBe(theme)
})
