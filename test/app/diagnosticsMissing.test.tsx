import { act, screen } from '@testing-library/react'
import { marketMissed } from '../../src/store/page/parts'
import { appStore } from '../support/appStore'
import { pass, renderApp, setUpBrowser } from './renderApp'

jest.mock('../../src/app/page/diagnostics/DiagnosticsContainer', () => ({
  DiagnosticsContainer: () => {
    throw new Error('It broke.')
  },
}))

setUpBrowser()
afterEach(() => void jest.restoreAllMocks())

test('without the part that makes the diagnostics the names of the last actions can be copied by hand', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  const app = appStore()
  app.start()
  const { dispatch } = await renderApp('/swap', app)
  act(() => void dispatch(marketMissed()))
  await pass()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened last, for a report:' })
  const names = JSON.parse(field.value) as unknown
  expect(names).toEqual(expect.arrayContaining(['app/started', 'parts/marketMissed']))
})
