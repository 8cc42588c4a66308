const html = document.documentElement

function runThemeScript() {
  jest.isolateModules(() => {
    jest.requireActual('../../src/theme')
  })
}

beforeEach(() => {
  localStorage.clear()
  delete html.dataset.theme
})

test.each(['light', 'dark'])('a stored %s theme is set before anything is drawn', (theme) => {
  localStorage.setItem('tidemark.theme', theme)
  runThemeScript()
  expect(html.dataset.theme).toBe(theme)
})

test.each([null, '', 'blue', '"><script>'])('%j leaves the choice to the system', (stored) => {
  if (stored !== null) localStorage.setItem('tidemark.theme', stored)
  runThemeScript()
  expect(html.dataset.theme).toBeUndefined()
})

test('denied storage is survived', () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(runThemeScript).not.toThrow()
  expect(html.dataset.theme).toBeUndefined()
  denied.mockRestore()
})
