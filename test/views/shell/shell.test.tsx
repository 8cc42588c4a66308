import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification } from '#domain/browser/notification'
import { ErrorScreen } from '../../../src/views/shell/ErrorScreen'
import { Footer } from '../../../src/views/shell/Footer'
import { NotFound } from '../../../src/views/shell/NotFound'
import { OfflineScreen } from '../../../src/views/shell/OfflineScreen'
import { Notifications } from '../../../src/views/shell/Notifications'
import { TopBar } from '../../../src/views/shell/TopBar'
import { partsOf } from '../../support/partsOf'

test('the top bar links home and to the trade page, and marks where one is', () => {
  render(
    <TopBar
      mark={null}
      path="/swap"
      brandName="Tidemark"
      connected={false}
      search={<i>search</i>}
      walletButton={<i>wallet</i>}
    />,
  )
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Tidemark, home' }).getAttribute('href')).toBe('/')
  const trade = bar.getByRole('link', { name: 'trade' })
  expect(trade.getAttribute('href')).toBe('/swap')
  expect(trade.getAttribute('aria-current')).toBe('page')
  expect(bar.getByText('search')).toBeTruthy()
  expect(bar.getByText('wallet')).toBeTruthy()
  expect(bar.queryByRole('link', { name: 'profile' })).toBeNull()
})

test('while a wallet is connected, the top bar links to the profile', () => {
  render(<TopBar mark={null} path="/profile" brandName="Tidemark" connected search={null} walletButton={null} />)
  const link = screen.getByRole('link', { name: 'profile' })
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/profile', 'page'])
})

describe('Footer', () => {
  const show = (
    state: 'live' | 'stale' | 'silent' | 'offline',
    number: number | null,
    { toggle = () => {}, isPreview = false, isOwnNode = false, isBlocked = false } = {},
  ) =>
    render(
      <Footer
        links={[{ name: 'Terms', href: 'https://a.example/terms' }]}
        brandName="Tidemark"
        year={2031}
        isPreview={isPreview}
        block={{ state, number, isOwnNode, isBlocked }}
        onToggleTheme={toggle}
        languages={null}
      />,
    )

  test('names the year and the product, and links faq, imprint, and what the operator adds', () => {
    show('live', 19_482_113)
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2031 Tidemark')
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['faq', '/profile#faq'],
      ['imprint', '/profile#imprint'],
      ['Terms', 'https://a.example/terms'],
    ])
  })

  test.each([
    ['live', 19_482_113, 'Block 19,482,113'],
    ['live', null, 'Block –'],
    ['stale', 7, 'Block 7, no new block for a minute'],
    ['offline', 7, 'Offline'],
    ['silent', 7, 'No node responds'],
  ] as const)('%s with block %s reads %s', (state, number, text) => {
    show(state, number)
    const [block = '', late] = text.split(/(?=, no new)/)
    within(screen.getByRole('contentinfo')).getByText(block)
    expect(screen.queryByText(', no new block for a minute') !== null).toBe(late !== undefined)
  })

  test('what a policy keeps the page from is not called offline', () => {
    show('silent', 7, { isBlocked: true })
    screen.getByText('Blocked by this site’s policy')
    expect(screen.queryByText('No node responds')).toBeNull()
  })

  test('a preview says so, and nothing else does', () => {
    const { unmount } = show('live', 1)
    expect(screen.queryByText('Preview')).toBeNull()
    unmount()
    show('live', 1, { isPreview: true })
    expect(screen.getByText('Preview')).toBeTruthy()
  })

  test('a node of one’s own that fails is a link to where another one is chosen', () => {
    show('silent', 7, { isOwnNode: true })
    const link = screen.getByRole('link', { name: 'Your node is offline' })
    expect(link.getAttribute('href')).toBe('/profile#settings')
  })

  test('nodes that failed or are back are named, and lead to where all are listed', () => {
    const block = { state: 'live', number: 7, note: 'a.example failed; using b.example instead' } as const
    render(
      <Footer
        brandName="Tidemark"
        year={2031}
        isPreview={false}
        block={block}
        onToggleTheme={() => {}}
        languages={null}
        links={[]}
      />,
    )
    expect(screen.getByText(/^Block 7/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'a.example failed; using b.example instead' })
    expect(link.getAttribute('href')).toBe('/profile#settings')
  })

  test('switches the theme', async () => {
    const toggle = jest.fn()
    show('live', 1, { toggle })
    await userEvent.click(screen.getByRole('button', { name: 'Switch between light and dark' }))
    expect(toggle).toHaveBeenCalledTimes(1)
  })
})

describe('Notifications', () => {
  const list: Notification[] = [
    { id: 'a', type: 'success', message: 'Swap confirmed. You received 3,412.02 USDC.' },
    { id: 'b', type: 'error', message: 'Swap failed' },
  ]

  test('stand in a region, newest last; errors interrupt', () => {
    render(<Notifications notifications={list} onDismiss={() => {}} held={false} onHold={() => {}} />)
    const region = within(screen.getByRole('region', { name: 'Notifications' }))
    expect(partsOf(region.getByRole('status'))).toEqual(['success: Swap confirmed', 'You received 3,412.02 USDC.'])
    expect(partsOf(region.getByRole('alert'))).toEqual(['error: Swap failed'])
  })

  test('the region is there before the first one', () => {
    render(<Notifications notifications={[]} onDismiss={() => {}} held={false} onHold={() => {}} />)
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy()
  })

  test('the line runs as long as the place at first gave, also after one above has left', () => {
    const { rerender } = render(
      <Notifications notifications={list} onDismiss={() => {}} held={false} onHold={() => {}} />,
    )
    const lifetime = () => screen.getByRole('alert').style.getPropertyValue('--lifetime')
    expect(lifetime()).toBe('10000ms')
    rerender(<Notifications notifications={list.slice(1)} onDismiss={() => {}} held={false} onHold={() => {}} />)
    expect(lifetime()).toBe('10000ms')
  })

  test('are dismissed by the button and by Esc on it, and held while pointed at', async () => {
    const dismiss = jest.fn()
    const hold = jest.fn()
    render(<Notifications notifications={list} onDismiss={dismiss} held={false} onHold={hold} />)
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' })
    await userEvent.click(first!)
    expect(dismiss).toHaveBeenLastCalledWith('a')
    expect(hold).toHaveBeenCalledWith(true)
    // Escape must not close a dialog around the notification.
    expect(fireEvent.keyDown(second!, { key: 'Escape' })).toBe(false)
    expect(dismiss).toHaveBeenLastCalledWith('b')
    act(() => first!.blur())
    await userEvent.unhover(first!)
    expect(hold).toHaveBeenLastCalledWith(false)
  })

  test('stay held while the pointer leaves and the focus does not', async () => {
    const hold = jest.fn()
    render(<Notifications notifications={list} onDismiss={() => {}} held={false} onHold={hold} />)
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' })
    await userEvent.hover(first!)
    act(() => first!.focus())
    await userEvent.unhover(first!)
    expect(hold).toHaveBeenLastCalledWith(true)
    act(() => first!.blur())
    expect(hold).toHaveBeenLastCalledWith(false)
  })

  test('the lines stand still exactly while the timers do', () => {
    const { rerender } = render(
      <Notifications notifications={list} onDismiss={() => {}} held={false} onHold={() => {}} />,
    )
    const stack = screen.getByRole('status').parentElement!
    expect(stack.className).toBe('list')
    rerender(<Notifications notifications={list} onDismiss={() => {}} held onHold={() => {}} />)
    expect(stack.className).toBe('list held')
  })
})

test('an unknown address and a broken page both offer a way on', async () => {
  const reload = jest.fn()
  render(
    <>
      <NotFound />
      <ErrorScreen hasWallet onReload={reload} diagnostics={<button>diagnostics</button>} />
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/')
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a part that is missing is named', () => {
  render(<ErrorScreen hasWallet missingPart="part" onReload={() => undefined} diagnostics={<p>diagnostics</p>} />)
  expect(screen.getByRole('heading', { name: 'Part of this page could not be loaded' })).toBeTruthy()
  screen.getByText(/There may be a new version of this page\./)
})

test.each([
  [true, 'Anything you already confirmed in your wallet continues without it. Nothing else was sent.'],
  [false, undefined],
])('what was sent is said to somebody with a wallet alone: %p', (hasWallet, text) => {
  render(<ErrorScreen hasWallet={hasWallet} missingPart="broken" onReload={() => undefined} diagnostics={null} />)
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(text)
})

test.each([
  ['the settings for a node of one’s own', '/profile#settings', '/profile#settings'],
  ['no link to the screen that is awaited', null, undefined],
])('U08: without a connection, the screen offers to try again, and %s', async (_, nodeHref, href) => {
  const onRetry = jest.fn()
  render(<OfflineScreen nodeHref={nodeHref} onRetry={onRetry} />)
  expect(screen.queryByRole('link', { name: 'Use your own node' })?.getAttribute('href')).toBe(href)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a part that broke is not called missing', () => {
  render(<ErrorScreen hasWallet missingPart="broken" onReload={() => undefined} diagnostics={<p>diagnostics</p>} />)
  expect(screen.getByRole('heading', { name: 'Part of this page stopped working' })).toBeTruthy()
  expect(screen.queryByText(/version/)).toBeNull()
})

test.each([
  ['changed', 'A file of this site is not the one that was built, so your browser did not run it.'],
  ['policy', 'This site’s security policy blocks it.'],
] as const)('why a part is missing is said where it is known: %s', (cause, text) => {
  render(
    <ErrorScreen
      hasWallet
      missingPart="part"
      cause={cause}
      onReload={() => undefined}
      diagnostics={<p>diagnostics</p>}
    />,
  )
  within(screen.getByRole('alert')).getByText(text, { exact: false })
  expect(screen.queryByText(/new version/)).toBeNull()
})
