import { expect, test } from '@jest/globals'
import { toggleTheme } from '../../../src/store/browser/toggleTheme'
import { appStore } from '../../support/appStore'

test('changes to the other theme and back, and keeps it each time', () => {
  const { dispatch, services } = appStore()
  for (const theme of ['dark', 'light', 'dark']) {
    dispatch(toggleTheme())
    expect(services.theme.current()).toBe(theme)
    expect(services.storage.read('theme')).toBe(theme)
  }
})
