import { fireEvent, render, screen } from '@testing-library/react'
import { useFetchAhead } from '../../src/app/trade/useFetchAhead'

function show() {
  const fetchDialogs = jest.fn()
  function Page() {
    useFetchAhead(fetchDialogs)
    return (
      <>
        <header>
          <button aria-haspopup="dialog">Account</button>
        </header>
        <main>
          <button>Swap</button>
          <button aria-haspopup="dialog">
            <span>Select token</span>
          </button>
        </main>
      </>
    )
  }
  return { fetchDialogs, ...render(<Page />) }
}

test.each([
  ['the pointer', () => fireEvent.pointerOver(screen.getByText('Select token'))],
  ['the focus', () => fireEvent.focusIn(screen.getByText('Select token'))],
])('the code of a dialog is fetched when %s comes to what opens it, once', (_name, come) => {
  const { fetchDialogs } = show()
  for (const name of ['Account', 'Swap']) fireEvent.pointerOver(screen.getByText(name))
  expect(fetchDialogs).not.toHaveBeenCalled()
  come()
  come()
  expect(fetchDialogs).toHaveBeenCalledTimes(1)
})

test('nothing is watched once the page has gone', () => {
  const { fetchDialogs, unmount } = show()
  unmount()
  const opener = Object.assign(document.createElement('button'), { textContent: 'Select token' })
  opener.setAttribute('aria-haspopup', 'dialog')
  const main = document.createElement('main')
  main.append(opener)
  document.body.append(main)
  fireEvent.pointerOver(screen.getByText('Select token'))
  expect(fetchDialogs).not.toHaveBeenCalled()
})
