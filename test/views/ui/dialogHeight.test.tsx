import { beforeAll, expect, jest, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Dialog } from '../../../src/views/ui/Dialog'
import { installDialogElement } from '../dialogElement'

beforeAll(installDialogElement)

/**
 * Opens a dialog as high as `content`, which then grows. Returns `--h-fit` and `height`, which are empty if the dialog
 * keeps the usual height of its size.
 */
function heightOf(content: number, leastHeight?: number) {
  const measured = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(content)
  const { rerender, unmount } = render(
    <Dialog title="Swap" leastHeight={leastHeight} onClose={() => undefined}>
      short
    </Dialog>,
  )
  measured.mockReturnValue(content + 100)
  rerender(
    <Dialog title="Swap" leastHeight={leastHeight} onClose={() => undefined}>
      longer than before
    </Dialog>,
  )
  const panel = document.querySelector<HTMLElement>('.panel')
  const found = [panel?.style.getPropertyValue('--h-fit'), panel?.style.height]
  unmount()
  measured.mockRestore()
  return found
}

test('a dialog that fits its content is as high as that was when it opened, and not lower than it says', () => {
  expect(heightOf(310, 240)).toEqual(['310px', ''])
  expect(heightOf(200, 240)).toEqual(['240px', ''])
})

test('any other dialog has the height of its size', () => {
  expect(heightOf(310)).toEqual(['', ''])
})
