import { screen, within } from '@testing-library/react'
import { settings } from '#config/settings'
import { appStore } from '../support/appStore'
import { renderApp, setUpBrowser } from './renderApp'

setUpBrowser()

beforeEach(() => {
  settings.languages = ['en', 'de']
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT', 'en'])
})

afterEach(() => {
  settings.languages = ['en']
  jest.restoreAllMocks()
})

const offer = () => within(screen.getByRole('complementary', { name: 'Language' }))
const languages = () => within(screen.getByRole('navigation', { name: 'Language' }))

test('the footer leads to the same screen in each language, and remembers the choice', async () => {
  const { user, services } = await renderApp('/swap?value=2')
  const german = languages().getByRole('link', { name: 'Deutsch' })
  expect([german.getAttribute('href'), german.lang]).toEqual(['/de/swap?value=2', 'de'])
  expect(languages().getByRole('link', { current: true })).toBe(languages().getByRole('link', { name: 'English' }))
  german.addEventListener('click', (event) => {
    event.preventDefault()
  })
  await user.click(german)
  expect(services.storage.read('language')).toBe('de')
})

test('the settings have the same links', async () => {
  await renderApp('/profile#settings')
  const menu = within(await screen.findByRole('group', { name: 'Language' }))
  expect(menu.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/de/profile#settings')
})

test('a visitor is offered the first of their languages that the site has, until they answer', async () => {
  const { user, services } = await renderApp('/swap')
  expect(offer().getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/de/swap')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('complementary', { name: 'Language' })).toBeNull()
  expect(services.storage.read('language')).toBe('en')
})

test.each([
  ['English comes first', ['en-GB', 'de'], ['en', 'de'], null],
  ['the site has no other language', ['de'], ['en'], null],
  ['they have chosen before', ['de'], ['en', 'de'], 'en'],
] as const)('nothing is offered where %s', async (_, visitors, built, chosen) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(visitors)
  settings.languages = [...built]
  const app = appStore()
  if (chosen !== null) app.services.storage.write('language', chosen)
  await renderApp('/swap', app)
  expect(screen.queryByRole('complementary', { name: 'Language' })).toBeNull()
})
