import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { createHistory } from '../../src/router/history'
import { Link, NavLink } from '../../src/router/Link'
import { Router, useLocation, useNavigate, useNavigationType, useSearchParams } from '../../src/router/Router'

beforeEach(() => {
  window.history.replaceState(null, '', '/swap?a=1#top')
})

/** What the page's history holds now. */
const entry = () => ({
  href: location.pathname + location.search + location.hash,
  state: window.history.state as unknown,
})

/** One step back, when the browser has taken it. */
const stepBack = () =>
  act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await popped
  })

function Place() {
  const { pathname, search, hash } = useLocation()
  return <output>{`${useNavigationType()} ${pathname} ${search} ${hash}`}</output>
}

function show(...children: React.ReactNode[]) {
  render(
    <Router history={createHistory(window)}>
      <Place />
      {children}
    </Router>,
  )
  return userEvent.setup()
}
const shown = () => screen.getByRole('status').textContent

describe('the history', () => {
  test.each([
    ['/token?address=0x1', '/token?address=0x1'],
    ['/', '/'],
    ['?b=2', '/swap?b=2'],
    ['?', '/swap'],
    ['#foot', '/swap?a=1#foot'],
    [{ pathname: '/profile' }, '/profile'],
    [{ search: '?b=2', hash: 'foot' }, '/swap?b=2#foot'],
    [{ search: 'b=2', hash: '#foot' }, '/swap?b=2#foot'],
    [{ search: '', hash: '' }, '/swap'],
  ])('%j leads to %s', (to, href) => {
    const history = createHistory(window)
    expect(history.hrefOf(to)).toBe(href)
    history.navigate(to)
    expect(entry().href.replace(/[?#]$/, '')).toBe(href)
  })

  test('numbers its entries, after a reload too, and keeps what else is in the state of the first', () => {
    window.history.replaceState({ other: 1 }, '')
    const history = createHistory(window)
    expect(entry().state).toEqual({ other: 1, idx: 0 })
    history.navigate('/a')
    history.navigate('/b')
    expect(entry()).toEqual({ href: '/b', state: { idx: 2 } })
    createHistory(window).navigate('/c', { replace: true })
    expect(entry()).toEqual({ href: '/c', state: { idx: 2 } })
  })

  test('tells those who listen until they stop', () => {
    const history = createHistory(window)
    const seen: string[] = []
    const stop = history.listen(() => seen.push(`${history.current().type} ${history.current().location.pathname}`))
    history.navigate('/a')
    history.navigate('/b', { replace: true })
    stop()
    history.navigate('/c')
    expect(seen).toEqual(['push /a', 'replace /b'])
  })
})

test('a step back is followed, and told from a new visit', async () => {
  const user = show(
    <Link key="1" to="/profile#faq">
      FAQ
    </Link>,
  )
  expect(shown()).toBe('pop /swap ?a=1 #top')
  await user.click(screen.getByRole('link'))
  expect(shown()).toBe('push /profile  #faq')
  await stepBack()
  expect(shown()).toBe('pop /swap ?a=1 #top')
})

test('a link to the current address adds no entry', async () => {
  const user = show(
    <Link key="1" to="/swap?a=1#top">
      Here
    </Link>,
  )
  const { length } = window.history
  await user.click(screen.getByRole('link'))
  expect(window.history).toHaveLength(length)
  expect(shown()).toBe('replace /swap ?a=1 #top')
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', (key) => {
  show(
    <Link key="1" to="/token">
      Token
    </Link>,
  )
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
  // Nothing in this page follows links.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const link = screen.getByRole('link')
  let wasPrevented = true
  link.parentElement?.addEventListener('click', (event) => (wasPrevented = event.defaultPrevented), { once: true })
  act(() => void link.dispatchEvent(click))
  expect([shown(), wasPrevented]).toEqual(['pop /swap ?a=1 #top', false])
})

test('a link that is handled elsewhere, or opens another tab, does not navigate', async () => {
  const user = show(
    <Link key="1" to="/token" onClick={(event) => event.preventDefault()}>
      Handled
    </Link>,
    <Link key="2" to="/token" target="_blank">
      Tab
    </Link>,
  )
  for (const name of ['Handled', 'Tab']) await user.click(screen.getByRole('link', { name }))
  expect(shown()).toBe('pop /swap ?a=1 #top')
})

test('a navigation link is current at its path and below, and has its address for the browser', () => {
  show(
    ...['/swap', '/SWAP', '/swa', '/'].map((to) => (
      <NavLink key={to} to={to}>
        {to}
      </NavLink>
    )),
  )
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/swap'])
})

test('parameters replace the old ones and keep the path', async () => {
  function Setter() {
    const [params, setParams] = useSearchParams()
    return (
      <>
        <button onClick={() => setParams('b=2', { replace: true })}>set {params.get('a')}</button>
        <button onClick={() => setParams((now) => (now.set('c', '3'), now))}>add</button>
      </>
    )
  }
  const user = show(<Setter key="1" />)
  await user.click(screen.getByRole('button', { name: 'set 1' }))
  expect(shown()).toBe('replace /swap ?b=2 ')
  await user.click(screen.getByRole('button', { name: 'add' }))
  expect(shown()).toBe('push /swap ?b=2&c=3 ')
})

test('the old screen stays while the next one is loading', async () => {
  let arrive: () => void = () => undefined
  const loaded = new Promise<void>((resolve) => (arrive = resolve))
  const Next = lazy(async () => {
    await loaded
    return { default: () => <h1>Here</h1> }
  })
  function Screens() {
    const navigate = useNavigate()
    return useLocation().pathname === '/swap' ? <button onClick={() => navigate('/next')}>go</button> : <Next />
  }
  show(
    <Suspense key="1" fallback="nothing">
      <Screens />
    </Suspense>,
  )
  await act(async () => Promise.resolve(screen.getByRole('button').click()))
  expect(location.pathname).toBe('/next')
  expect(screen.getByRole('button')).toBeTruthy()
  arrive()
  expect((await screen.findByRole('heading')).textContent).toBe('Here')
})

test('without a router there is no link', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Link to="/">Home</Link>)).toThrow('no Router')
  log.mockRestore()
})
