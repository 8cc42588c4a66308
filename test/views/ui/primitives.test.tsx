import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { useState } from 'react'
import { tokenHue } from '#domain/token/token'
import { ShortAddress } from '../../../src/views/chain/ShortAddress'
import { Button, ButtonLink } from '../../../src/views/ui/Button'
import { Delta } from '../../../src/views/market/Delta'
import { Dialog } from '../../../src/views/ui/Dialog'
import { HighlightAddress } from '../../../src/views/search/Highlight'
import { listWindow, scrollTopShowing } from '../../../src/views/ui/combobox/listWindow'
import { Segments } from '../../../src/views/ui/Segments'
import { TokenIcon } from '../../../src/views/token/TokenIcon'
import { partsOf } from '../../support/partsOf'
import { installDialogElement } from '../dialogElement'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

beforeAll(installDialogElement)

describe('Button', () => {
  test('a busy button stays reachable and does nothing', async () => {
    const press = jest.fn()
    render(
      <Button busy onClick={press}>
        Confirm swap
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Confirm swap' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
  })

  test('a busy submit button does not submit', async () => {
    const submit = jest.fn()
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })

  test('a link outside opens apart and without a referrer, one inside goes by the router', () => {
    render(
      <>
        <ButtonLink href="https://example.org">Learn More</ButtonLink>
        <ButtonLink to="/swap">Trade</ButtonLink>
      </>,
    )
    const outside = screen.getByRole('link', { name: 'Learn More' })
    expect(outside.getAttribute('rel')).toBe('noopener noreferrer')
    expect(outside.getAttribute('target')).toBe('_blank')
    expect(screen.getByRole('link', { name: 'Trade' }).getAttribute('href')).toBe('/swap')
  })
})

describe('TokenIcon', () => {
  test('L22, L23: shows the letter alone without a logo, and again when the logo fails', () => {
    const { container, rerender } = render(<TokenIcon symbol="usdc" address={USDC} logoURI={null} />)
    expect(container.textContent).toBe('U')
    expect(container.querySelector('img')).toBeNull()
    rerender(<TokenIcon symbol="usdc" address={USDC} logoURI="https://logos.example/a.png" />)
    const logo = container.querySelector('img')!
    expect(logo.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(logo.getAttribute('loading')).toBe('lazy')
    fireEvent.error(logo)
    expect(container.querySelector('img')).toBeNull()
  })

  test('the letter shows until the logo is there, over no other background', () => {
    const { container, rerender } = render(<TokenIcon symbol="A" address={USDC} logoURI="https://a.example" />)
    const logo = () => container.querySelector('img')!
    expect(logo().classList.contains('loaded')).toBe(false)
    fireEvent.load(logo())
    expect(logo().classList.contains('loaded')).toBe(true)
    rerender(<TokenIcon symbol="A" address={USDC} logoURI="https://b.example" />)
    expect(logo().classList.contains('loaded')).toBe(false)
  })

  test('the style sheet has a rule for every size and every hue', () => {
    const folder = 'src/views/token'
    const sheet = readFileSync(`${folder}/TokenIcon.module.css`, 'utf8')
    const rulesOf = (attribute: string, unit: string) =>
      [...sheet.matchAll(new RegExp(`\\[data-${attribute}='(\\d+)'\\] {\\s*--${attribute}: \\1${unit};`, 'g'))].map(
        ([, value]) => Number(value),
      )
    const [, sizes = ''] = /TokenIconSize = ([\d |]+)/.exec(readFileSync(`${folder}/TokenIcon.tsx`, 'utf8')) ?? []
    expect(rulesOf('size', 'px')).toEqual(sizes.split('|').map(Number))
    const hues = new Set(
      Array.from({ length: 400 }, (_, at) => tokenHue(`0x${(at * 7_919).toString(16).padStart(40, '0')}`)),
    )
    expect(rulesOf('hue', '')).toEqual([...hues].sort((a, b) => a - b))
  })

  test('a new address of the logo is tried afresh', () => {
    const { container, rerender } = render(<TokenIcon symbol="A" address={USDC} logoURI="https://a.example" />)
    fireEvent.error(container.querySelector('img')!)
    rerender(<TokenIcon symbol="A" address={USDC} logoURI="https://b.example" />)
    expect(container.querySelector('img')).not.toBeNull()
  })
})

test('a change says its direction in words', () => {
  render(<Delta direction="down" text="1.24%" />)
  expect(partsOf(screen.getByText('1.24%', { exact: false }))).toEqual(['down 1.24%'])
})

test('an address shows its ends and says all of it', () => {
  const { container } = render(<ShortAddress address={USDC} />)
  expect(screen.getByText('0xA0…eB48')).toBeTruthy()
  expect(container.firstElementChild?.getAttribute('title')).toBe(USDC)
  expect(screen.getByText(USDC)).toBeTruthy()
})

test.each([
  ['0xA0b86991', '0xA0'],
  ['eb48', 'eB48'],
  ['3606eb48', '…eB48'],
  ['c1d19d', '…'],
  [USDC, '0xA0…eB48'],
  ['dead', undefined],
])('of a match %s the visible part is underlined', (match, marked) => {
  const { container } = render(<HighlightAddress address={USDC} match={match} />)
  expect(container.textContent).toBe('0xA0…eB48')
  expect(container.querySelector('mark')?.textContent).toBe(marked)
})

describe('Segments', () => {
  const options = [
    { value: 'auto', label: 'Auto' },
    { value: 'low', label: '0.1%' },
    { value: 'high', label: '1%' },
  ] as const

  test('arrows move, wrap and choose; only the chosen one is in the tab order', async () => {
    function Holder() {
      const [value, setValue] = useState<'auto' | 'low' | 'high' | null>('auto')
      return <Segments label="Slippage" options={options} value={value} onChange={setValue} />
    }
    render(<Holder />)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Auto')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: '0.1%' }).getAttribute('aria-checked')).toBe('true')
    expect(document.activeElement?.textContent).toBe('0.1%')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('radio', { name: '1%' }).getAttribute('aria-checked')).toBe('true')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  test('arrows follow the eye where text runs from right to left', async () => {
    const onChange = jest.fn()
    render(
      <div dir="rtl">
        <Segments label="Slippage" options={options} value="auto" onChange={onChange} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(onChange).toHaveBeenLastCalledWith('low')
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith('auto')
    await userEvent.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('low')
  })
})

describe('Dialog', () => {
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        {open && (
          <Dialog title="Switch Networks" onClose={() => setOpen(false)}>
            text
          </Dialog>
        )}
      </>
    )
  }

  test('is named by its title, which gets the focus; closing gives it back', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'open' }))
    expect(screen.getByRole('dialog', { name: 'Switch Networks' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Switch Networks' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }))
  })

  test('what opened it has the focus again, even if it was mounted anew meanwhile', () => {
    const { rerender } = render(<input id="amount" key="early" />)
    screen.getByRole('textbox').focus()
    const dialog = (
      <Dialog title="T" onClose={() => undefined}>
        text
      </Dialog>
    )
    rerender(
      <>
        <input id="amount" key="early" />
        {dialog}
      </>,
    )
    rerender(
      <>
        <input id="amount" key="live" />
        {dialog}
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'T' }))
    rerender(
      <>
        <input id="amount" key="live" />
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('asks to close on Esc and on a press beside it, and stays until it is unmounted', () => {
    const close = jest.fn()
    const { container } = render(
      <Dialog title="T" onClose={close}>
        text
      </Dialog>,
    )
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(screen.getByRole('dialog'), cancel)
    expect(cancel.defaultPrevented).toBe(true)
    fireEvent.click(container.querySelector('dialog > button')!)
    expect(close).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('a native close is passed on', () => {
    const close = jest.fn()
    render(
      <Dialog title="T" onClose={close}>
        text
      </Dialog>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.open = false
    fireEvent(dialog, new Event('close'))
    expect(close).toHaveBeenCalledTimes(1)
  })

  test('a new render neither reopens it nor moves the focus', async () => {
    const { rerender } = render(
      <Dialog title="T" onClose={() => undefined}>
        <input aria-label="amount" />
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    rerender(
      <Dialog title="T" onClose={() => undefined}>
        <input aria-label="amount" />
      </Dialog>,
    )
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})

describe('listWindow', () => {
  const evenRows = (count: number, height: number) => ({ count, topOf: (index: number) => index * height })

  test('a list of up to 40 rows is drawn whole', () => {
    expect(listWindow(evenRows(40, 56), 0, 400)).toEqual({ first: 0, end: 40, before: 0, after: 0 })
  })

  test('of what a key has found, only what is seen is drawn before somebody scrolls, or all of a few rows', () => {
    expect(listWindow(evenRows(0, 56), 0, 400, true)).toEqual({ first: 0, end: 0, before: 0, after: 0 })
    expect(listWindow(evenRows(13, 56), 0, 400, true)).toEqual({ first: 0, end: 13, before: 0, after: 0 })
    expect(listWindow(evenRows(40, 56), 0, 400, true)).toEqual({ first: 0, end: 8, before: 0, after: 32 * 56 })
    expect(listWindow(evenRows(100_000, 56), 0, 400, true)).toMatchObject({ first: 0, end: 8 })
  })

  test.each([0, 1, 560, 5_000, 55_000, 56_000])('at %s of 1,000 rows few are drawn and the height is kept', (top) => {
    const { first, end, before, after } = listWindow(evenRows(1_000, 56), top, 400)
    expect(end - first).toBeLessThanOrEqual(25)
    expect(before + (end - first) * 56 + after).toBe(56_000)
    expect(before).toBeLessThanOrEqual(top)
    expect(56_000 - after).toBeGreaterThanOrEqual(Math.min(top + 400, 56_000))
  })

  test('L10: of 100,000 rows only few are asked where they are', () => {
    let requested = 0
    const topOf = (index: number) => {
      requested++
      return index * 56
    }
    expect(listWindow({ count: 100_000, topOf }, 2_800_000, 400).first).toBe(49_994)
    expect(requested).toBeLessThan(50)
  })

  test('scrolls as little as shows the row', () => {
    const rows = evenRows(50, 56)
    expect(scrollTopShowing(0, rows, 300, 400)).toBe(0)
    expect(scrollTopShowing(10, rows, 0, 400)).toBe(11 * 56 + 12 - 400)
    expect(scrollTopShowing(3, rows, 100, 400)).toBe(100)
  })
})
