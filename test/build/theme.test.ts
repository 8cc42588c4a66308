const html = document.documentElement

function runThemeScript() {
  jest.isolateModules(() => {
    jest.requireActual('../../src/theme')
  })
}

beforeEach(() => {
  localStorage.clear()
  delete html.dataset.theme
  delete html.dataset.hidden
  html.dataset.screen = '/'
  history.replaceState(null, '', '/')
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

describe('the card alone, for another page', () => {
  afterEach(() => {
    delete html.dataset.embed
    Reflect.deleteProperty(globalThis, '__FRAMES__')
  })

  test.each([
    [true, '/swap?embed=1', true],
    [true, '/swap?value=1&embed=1', true],
    [true, '/swap?embed=10', false],
    [true, '/?embed=1', false],
    [false, '/swap?embed=1', false],
  ])('where frames are allowed: %s, at %s: %s', (isAllowed, address, isAlone) => {
    Object.assign(globalThis, { __FRAMES__: isAllowed })
    history.replaceState(null, '', address)
    runThemeScript()
    expect(html.dataset.embed !== undefined).toBe(isAlone)
  })
})

describe('the prerendered screen', () => {
  test.each([
    ['/', '/', true],
    ['/', '/?utm_source=friend', true],
    ['/', '/no/such/screen', false],
    ['/', '/swap', false],
    ['/swap', '/swap', true],
    ['/swap', '/swap/', true],
    ['/swap', '/swap.html', true],
    ['/', '/index.html', true],
    ['/swap', '/swap?value=5', true],
    ['/swap', '/swap?inputCurrency=ETH', false],
    ['/token', '/token?address=0x12', true],
    ['/profile', '/profile', true],
    ['/profile', '/profile?address=0x12', false],
    ['/profile', '/profile#settings', false],
  ])('of %s is shown at %s: %s', (screen, address, isShown) => {
    html.dataset.screen = screen
    history.replaceState(null, '', address)
    runThemeScript()
    expect(html.dataset.hidden === undefined).toBe(isShown)
  })

  test.each([
    ['/swap', '/folder/swap', true],
    ['/', '/folder/', true],
    ['/', '/folder/swap', false],
    ['/profile', '/folder/profile?address=0x12', false],
  ])('of a site in a folder, %s is shown at %s: %s', (screen, address, isShown) => {
    Object.assign(globalThis, { __BASE_PATH__: '/folder' })
    html.dataset.screen = screen
    history.replaceState(null, '', address)
    runThemeScript()
    Object.assign(globalThis, { __BASE_PATH__: undefined })
    expect(html.dataset.hidden === undefined).toBe(isShown)
  })

  test.each([
    ['/', true],
    ['/swap', true],
    ['/token', false],
    ['/profile', false],
  ])('of %s is shown to a visitor who comes back: %s', (screen, isShown) => {
    localStorage.setItem('tidemark.session', '{}')
    html.dataset.screen = screen
    history.replaceState(null, '', screen)
    runThemeScript()
    expect(html.dataset.hidden === undefined).toBe(isShown)
  })
})

describe('before the other scripts are here', () => {
  const shell = document.createElement('div')
  const visits = jest.fn<{ type: string }[], []>()

  beforeEach(() => {
    const button = document.createElement('button')
    button.append(document.createElement('span'))
    const line = document.createElement('p')
    line.className = 'unstarted'
    shell.replaceChildren(button, line)
    document.body.append(shell)
    Object.assign(performance, { getEntriesByType: visits })
    visits.mockReturnValue([{ type: 'reload' }])
    runThemeScript()
  })

  const shown = () => shell.querySelector<HTMLElement>('.unstarted')?.style.animation
  const pressed = () => [...(window.early?.presses.keys() ?? [])]
  const noted = () => shell.querySelector('button')?.getAttribute('aria-busy')

  function fail(prepare: (script: HTMLScriptElement) => void) {
    const script = document.createElement('script')
    prepare(script)
    shell.append(script)
    script.dispatchEvent(new Event('error'))
  }

  test('a press of a button is noted, once, and nothing else; and no more once React listens', () => {
    shell.querySelector<HTMLElement>('.unstarted')?.click()
    expect(noted()).toBeNull()
    shell.querySelector('span')?.click()
    shell.querySelector('span')?.click()
    expect(noted()).toBe('true')
    expect(pressed()).toEqual([shell.querySelector('button')])
    window.early = undefined
    shell.querySelector('button')?.removeAttribute('aria-busy')
    shell.querySelector('span')?.click()
    expect(noted()).toBeNull()
  })

  test('Enter in a field presses the main button of its card; other keys and other fields press nothing', () => {
    const card = document.createElement('section')
    const main = document.createElement('button')
    main.dataset.connect = 'true'
    const [inside, outside] = [document.createElement('input'), document.createElement('input')]
    card.append(inside, main)
    shell.append(card, outside)
    const press = (field: HTMLElement, key: string) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press(inside, '5')
    press(outside, 'Enter')
    expect(pressed()).toEqual([])
    press(inside, 'Enter')
    expect(pressed()).toEqual([main])
    window.early = undefined
  })

  const deferred = (src: string) => (script: HTMLScriptElement) => Object.assign(script, { defer: true, src })
  const own = deferred('/assets/main.0123.js')

  test('a script of the page that fails again after a reload is reported at once', () => {
    fail(own)
    expect(shown()).toBe('none')
  })

  test('where the browser does not say how the page was loaded, it is reported at once, too', () => {
    visits.mockReturnValue([])
    fail(own)
    expect(shown()).toBe('none')
  })

  test.each(['https://beacon.example/beacon.js', `${location.origin}.beacon.example/beacon.js`])(
    'a deferred script of others is not its business: %s',
    (src) => {
      fail(deferred(src))
      expect(shown()).toBe('')
    },
  )

  test('the screen’s script is not its business', () => {
    fail((script) => {
      own(script).dataset.webpack = 'tidemark:chunk-1'
      return script
    })
    expect(shown()).toBe('')
  })

  test('a script that is loaded later is not its business', () => {
    fail((script) => Object.assign(own(script), { defer: false }))
    shell.querySelector('.unstarted')?.dispatchEvent(new Event('error'))
    expect(shown()).toBe('')
  })
})

describe('a chosen language', () => {
  beforeAll(() => {
    Object.assign(globalThis, { __LANGUAGES__: ['en', 'de'] })
  })

  function redirectOf(address: string, chosen: string): string | null {
    localStorage.setItem('tidemark.language', chosen)
    history.replaceState(null, '', address)
    // jsdom logs an error on a redirect, because it cannot navigate.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
    runThemeScript()
    const isLeft = errors.mock.calls.some(([error]) => String(error).includes('navigation'))
    errors.mockRestore()
    return isLeft ? 'left' : null
  }

  test.each([
    ['/swap?value=2', 'de', 'left'],
    ['/', 'en', null],
    // The site no longer has the stored language.
    ['/', 'fr', null],
    ['/', '"><script>', null],
    // A host serves the English page for unknown paths. The script must not redirect to such a path again.
    ['/de/swap', 'de', null],
    ['/de/', 'de', null],
  ])('at %s with %s', (address, chosen, expected) => {
    expect(redirectOf(address, chosen)).toBe(expected)
  })
})
