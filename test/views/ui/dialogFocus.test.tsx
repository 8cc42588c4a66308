import { render } from '@testing-library/react'
import { Dialog } from '../../../src/views/ui/Dialog'
import { installDialogElement } from '../dialogElement'

beforeAll(installDialogElement)

test('the browser itself moves the focus when the dialog opens, and nothing moves it again', () => {
  const open = HTMLDialogElement.prototype.showModal
  // Imitate browsers, which move the focus to the element with `autofocus`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    open.call(this)
    this.querySelector<HTMLElement>('[autofocus]')?.focus()
  }
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  render(
    <Dialog title="Account" onClose={() => undefined}>
      <button data-initial-focus>first</button>
    </Dialog>,
  )
  expect(focus.mock.contexts.map((element) => (element as HTMLElement).textContent)).toEqual(['first'])
  expect(document.querySelector('[autofocus]')).toBeNull()
  HTMLDialogElement.prototype.showModal = open
})

test('the page behind does not scroll while any dialog is open, and again only after the frame without one', () => {
  jest.useFakeTimers()
  const one = <Dialog key="one" title="Swap" onClose={() => undefined} children={null} />
  const other = <Dialog key="other" title="Switch networks" onClose={() => undefined} children={null} />
  const { rerender } = render([one, other])
  for (const shown of [[other], [one], [one, other], [one]]) {
    rerender(shown)
    expect(document.documentElement.style.overflow).toBe('hidden')
  }
  rerender([])
  expect(document.documentElement.style.overflow).toBe('hidden')
  // The page still cannot scroll if another dialog opens before the timers have run.
  rerender([other])
  jest.runAllTimers()
  expect(document.documentElement.style.overflow).toBe('hidden')
  rerender([])
  jest.runAllTimers()
  expect(document.documentElement.style.overflow).toBe('')
  jest.useRealTimers()
})
