import { act, render } from '@testing-library/react'
import { useLiveRegion } from '../../../src/app/shell/useLiveRegion'
import type { Announcement } from '#store/browser/liveRegion'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

function Page({ reported }: { reported: Announcement[] }) {
  useLiveRegion(reported)
  return null
}

function visit() {
  const { rerender, unmount } = render(<Page reported={[]} />)
  const region = document.querySelector<HTMLElement>('[role=status]')!
  const reported: Announcement[] = []
  return {
    region,
    unmount,
    announced: () => [...region.children].map(({ textContent }) => textContent),
    announce(...texts: string[]) {
      for (const text of texts) reported.push({ id: reported.length + 1, text })
      rerender(<Page reported={[...reported]} />)
    },
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  }
}

test('the region is there, hidden from sight and empty, before anything is said', () => {
  const { region, unmount } = visit()
  expect(region.className).toBe('vh')
  expect(region.getAttribute('aria-atomic')).toBe('false')
  expect(region.textContent).toBe('')
  expect(region.parentNode).toBe(document.body)
  unmount()
  expect(region.isConnected).toBe(false)
})

test('each announcement is an addition, also when the words are the same, and goes in time', () => {
  const { announced, announce, pass } = visit()
  announce('Copied')
  expect(announced()).toEqual([])
  pass(100)
  expect(announced()).toEqual(['Copied'])
  pass(1_000)
  announce('Copied')
  pass(100)
  expect(announced()).toEqual(['Copied', 'Copied'])
  pass(5_900)
  expect(announced()).toEqual(['Copied'])
  pass(1_100)
  expect(announced()).toEqual([])
})

test('simultaneous announcements are made in order', () => {
  const { announced, announce, pass } = visit()
  announce('Disconnected', 'Waiting for MetaMask')
  pass(100)
  expect(announced()).toEqual(['Disconnected', 'Waiting for MetaMask'])
})

test('it speaks from within an open dialog, behind which everything is inert, and leaves it in time', () => {
  const { region, announced, announce, pass } = visit()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  announce('Request rejected')
  expect(region.parentNode).toBe(dialog)
  pass(100)
  expect(announced()).toEqual(['Request rejected'])
  dialog.remove()
  announce('Connected as alice.eth')
  expect(region.parentNode).toBe(document.body)
  pass(100)
  expect(announced()).toEqual(['Connected as alice.eth'])
})
