import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useLinks } from '../../../src/app/shell/useLinks'

function Page() {
  useLinks()
  const { pathname, search, hash } = useLocation()
  const type = useNavigationType()
  return (
    <>
      <output>{pathname + search + hash}</output>
      <i>{type}</i>
      <a href="/swap?value=2#chart">
        <b>page</b>
      </a>
      <a href="/swap" target="_blank">
        tab
      </a>
      <a href="/lists/tokens.json">file</a>
      <a href="#main">place</a>
      <a href="https://example.org/swap">elsewhere</a>
      <a href="//example.org/swap">elsewhere, too</a>
      <a href="/profile" onClick={(event) => event.preventDefault()}>
        own
      </a>
      <button>none</button>
    </>
  )
}

/** Clicks an element. Returns whether the browser would have followed the link, and the URL of the page. */
function press(name: string, init: MouseEventInit = {}) {
  const target = screen.getByText(name)
  const click = createEvent.click(target, { button: 0, ...init })
  let isLeft = true
  // This listener runs after the page's own listener. It prevents the navigation, which jsdom does not implement.
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last)
  act(() => void fireEvent(target, click))
  window.removeEventListener('click', last)
  return { isLeft, at: screen.getByRole('status').textContent }
}

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>,
  )
})

test('a press on a link to a page of the app, or on an element in the link, only changes the URL', () => {
  expect(press('page')).toEqual({ isLeft: false, at: '/swap?value=2#chart' })
  screen.getByText(NavigationType.Push)
})

test('a link to the same address takes its place in the history', () => {
  press('page')
  expect(press('page')).toEqual({ isLeft: false, at: '/swap?value=2#chart' })
  screen.getByText(NavigationType.Replace)
})

test.each(['tab', 'file', 'place', 'elsewhere', 'elsewhere, too', 'none'])('the browser follows: %s', (name) => {
  expect(press(name)).toEqual({ isLeft: true, at: '/' })
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser follows a press with %o',
  (init) => {
    expect(press('page', init)).toEqual({ isLeft: true, at: '/' })
  },
)

test('what a link does by itself stays', () => {
  expect(press('own')).toEqual({ isLeft: false, at: '/' })
})
