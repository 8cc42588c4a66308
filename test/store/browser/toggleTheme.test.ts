import { expect, test } from '@jest/globals'
import { appStore } from '../../support/appStore'
import { toggleTheme } from '#store/browser/theme'

test('changes to the other theme and back, and keeps it each time', () => {
  const { dispatch, services } = appStore()
  for (const theme of ['dark', 'light', 'dark']) {
    dispatch(toggleTheme())
    expect(services.theme.current()).toBe(theme)
    expect(services.storage.read('theme')).toBe(theme)
  }
})
