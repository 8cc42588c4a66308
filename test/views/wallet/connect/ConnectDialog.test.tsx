import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { nextStep, type WizardStep } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import { ConnectDialog } from '../../../../src/views/wallet/connect/ConnectDialog'
import type { ConnectActions, ConnectCode, ConnectDialogProps } from '../../../../src/views/wallet/connect/connectProps'
import { partsOf } from '../../../support/partsOf'
import { installDialogElement } from '../../dialogElement'

beforeAll(() => {
  installDialogElement()
  // jsdom has no CSS namespace; the ids here need no escaping.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
})

const wallet = (id: string, name: string, facts: Partial<WalletRow> = {}): WalletRow => ({
  id,
  name,
  iconUrl: null,
  iconBackground: '#fff',
  groupName: 'popular',
  downloadUrls: {},
  rdns: [],
  ready: facts.reachedBy !== null,
  reachedBy: 'browser',
  recent: false,
  installed: false,
  ...facts,
})
const rainbow = wallet('rainbow', 'Rainbow', {
  reachedBy: 'pairing',
  guideUrl: 'https://rainbow.example/learn',
  downloadUrls: { qrCode: 'https://rainbow.example', ios: 'https://ios.example', android: 'https://play.example' },
})
const metaMask = wallet('metaMask', 'MetaMask', {
  recent: true,
  downloadUrls: { browserExtension: 'https://metamask.example' },
})
const brave = wallet('brave', 'Brave Wallet', {
  reachedBy: null,
  downloadUrls: { browserExtension: 'https://brave.example' },
})
const coinbase = wallet('coinbase', 'Coinbase Wallet', { reachedBy: null })
const walletConnect = wallet('walletConnect', 'WalletConnect', { reachedBy: 'pairing' })

const CODE: ConnectCode = { uri: 'wc:7f6e@2?symKey=587d', timeLeft: '4:05', isNew: null, copied: 'idle' }
const LINKS = { rainbow: 'https://rainbow.example/wc?uri=wc%3A7f6e', walletConnect: CODE.uri }

const newActions = () =>
  ({
    onPreload: jest.fn(),
    onSelect: jest.fn(),
    onGet: jest.fn(),
    onDownload: jest.fn(),
    onContinue: jest.fn(),
    onConnect: jest.fn(),
    onRetry: jest.fn(),
    onReload: jest.fn(),
    onCopyLink: jest.fn(),
    onBack: jest.fn(),
    onClose: jest.fn(),
  }) satisfies ConnectActions

const START: Omit<ConnectDialogProps, 'actions'> = {
  layout: 'desktop',
  device: 'computer',
  viewportWidth: 1440,
  mobileSystem: 'ios',
  groups: [
    { name: 'recent', wallets: [metaMask] },
    { name: 'popular', wallets: [rainbow, brave] },
  ],
  walletsToGet: [rainbow, metaMask],
  step: 'none',
  wallet: null,
  outcome: 'waiting',
  message: null,
  details: null,
  isLate: false,
  canGoBack: false,
  code: null,
  links: {},
  isStuck: false,
  learnMoreUrl: 'https://wallets.example',
}

function show(props: Partial<ConnectDialogProps> = {}) {
  const actions = newActions()
  render(<ConnectDialog {...START} {...props} actions={actions} />)
  return actions
}

/** The side lengths of the QR code and of its logo. */
function codeSize() {
  const plate = screen.getByRole('img')
  const [code, logo] = [plate.querySelector('svg')!, plate.querySelector<HTMLElement>('[style]')!]
  return [code.getAttribute('width'), code.getAttribute('height'), logo.style.getPropertyValue('--size')]
}

const reported = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

describe('on a wide screen', () => {
  test('lists wallets by group and explains what a wallet is', async () => {
    const actions = show()
    expect(screen.getByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Recent',
      'Popular',
      'What is a Wallet?',
    ])
    expect(screen.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('https://wallets.example')
    await userEvent.click(screen.getByRole('button', { name: 'Get a Wallet' }))
    expect(actions.onGet).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Rainbow' }))
    expect(actions.onSelect).toHaveBeenCalledWith('rainbow')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(actions.onClose).toHaveBeenCalledTimes(1)
  })

  test('a wallet that has to be installed first cannot be chosen; the button beside it leads to its extension', async () => {
    const actions = show()
    const row = screen.getByRole<HTMLButtonElement>('button', { name: 'Brave Wallet Not installed' })
    expect(row.disabled).toBe(true)
    const install = screen.getByRole('button', { name: 'Install Brave Wallet' })
    expect(install.textContent).toBe('INSTALL')
    await userEvent.click(install)
    expect(actions.onSelect).toHaveBeenCalledWith('brave')
    expect(screen.queryByRole('button', { name: 'Install Rainbow' })).toBeNull()
  })

  test('a wallet without a way to it and without an extension can be looked at', () => {
    show({ groups: [{ name: 'popular', wallets: [coinbase] }] })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Coinbase Wallet' }).disabled).toBe(false)
  })

  test('the arrow keys, Home and End move within the list, past rows that cannot be chosen', async () => {
    show()
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
    screen.getByRole('button', { name: 'MetaMask' }).focus()
    const path: [key: string, leadsTo: string][] = [
      ['{ArrowUp}', 'MMetaMask'],
      ['{ArrowDown}', 'RRainbow'],
      ['{ArrowDown}', 'Install Brave Wallet'],
      ['{ArrowDown}', 'Install Brave Wallet'],
      ['{ArrowUp}', 'RRainbow'],
      ['{End}', 'Install Brave Wallet'],
      ['{Home}', 'MMetaMask'],
      ['{Tab}', 'RRainbow'],
      ['{Control>}{ArrowDown}{/Control}', 'RRainbow'],
    ]
    for (const [key, leadsTo] of path) {
      await userEvent.keyboard(key)
      expect([key, focused()]).toEqual([key, leadsTo])
    }
  })

  test('an installed wallet says so once: by its group, or by its tag in another group', () => {
    const frame = wallet('rdns:a', 'Frame', { installed: true })
    show({ groups: [{ name: 'installed', wallets: [frame] }] })
    expect(screen.getAllByText('Installed').map(({ localName }) => localName)).toEqual(['h3'])
    cleanup()
    show({ groups: [{ name: 'recent', wallets: [frame] }] })
    expect(within(screen.getByRole('button', { name: /Frame/ })).getByText('Installed')).toBeTruthy()
  })

  test('what can be done without a wallet is said before one is chosen', () => {
    show()
    screen.getByText('Without a wallet you can look at prices and charts, get quotes, and read the FAQ.')
  })

  test.each([
    [{ duplicate: true }, 'Another program here claims to be MetaMask. Connect only if you know which one this is.'],
    [
      { unverified: true },
      'This program calls itself MetaMask, but nothing proves that it is. Connect only if you know it.',
    ],
  ])('D04: a wallet that may be another is marked, in the list and on its step: %p', (facts, why) => {
    const ambiguous = wallet('rdns:a', 'MetaMask', { installed: true, ...facts })
    show({ groups: [{ name: 'installed', wallets: [ambiguous] }], step: 'connect', wallet: ambiguous })
    const row = screen.getByRole('button', { name: /MetaMask/ })
    expect(within(row).getByTitle(why).textContent).toBe('Unverified')
    expect(within(row).queryByText('Installed')).toBeNull()
    expect(document.getElementById(row.getAttribute('aria-describedby')!)?.textContent).toBe(why)
    const step = within(screen.getByRole('heading', { name: 'Connect' }).closest('section')!)
    expect(step.getByText(why)).toBeTruthy()
    expect(step.getByText('Unverified')).toBeTruthy()
  })

  test('Get a Wallet names the kind; GET shows a code, or leads to the store of an extension', async () => {
    const actions = show({ step: 'get', canGoBack: true })
    const rows = within(screen.getByRole('dialog'))
    expect(rows.getByText('Mobile Wallet')).toBeTruthy()
    expect(rows.getByText('Browser Extension')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'GET Rainbow' }))
    expect(actions.onDownload).toHaveBeenCalledWith('rainbow')
    expect(screen.getByRole('link', { name: 'GET MetaMask' }).getAttribute('href')).toBe('https://metamask.example')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(actions.onBack).toHaveBeenCalledTimes(1)
  })

  test('opens a wallet and waits', () => {
    show({ step: 'connect', wallet: metaMask })
    expect(screen.getByText('Opening MetaMask')).toBeTruthy()
    expect(screen.getByText('Confirm the connection in the extension.')).toBeTruthy()
    expect(screen.getByText('Waiting for connection')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'RETRY' })).toBeNull()
    expect(screen.getByRole('button', { name: 'MetaMask' }).getAttribute('aria-current')).toBe('true')
  })

  test('an error is shown and can be retried', async () => {
    const actions = show({ step: 'connect', wallet: metaMask, outcome: 'failed' })
    expect(screen.getByRole('alert').textContent).toBe('Error connecting, please retry!')
    await userEvent.click(screen.getByRole('button', { name: 'RETRY' }))
    expect(actions.onRetry).toHaveBeenCalledTimes(1)
  })

  test('above an error nothing says that the wallet is being opened', () => {
    show({ step: 'connect', wallet: metaMask, outcome: 'failed' })
    expect(screen.getByRole('heading', { name: 'MetaMask' })).toBeTruthy()
    expect(screen.queryByText('Opening MetaMask')).toBeNull()
    expect(screen.queryByText(/Confirm the connection/)).toBeNull()
    expect(screen.queryByText('Details')).toBeNull()
  })

  test('what the wallet said is folded away, and can be copied', async () => {
    const onCopy = jest.fn()
    const failed = { step: 'connect', wallet: metaMask, outcome: 'failed' } as const
    show({ ...failed, details: { text: 'Internal error (-32603)', copied: 'idle', onCopy } })
    expect(screen.getByRole('alert').textContent).toBe('Error connecting, please retry!')
    const details = screen.getByText('Internal error (-32603)').closest('details')
    expect(details?.open).toBe(false)
    await userEvent.click(screen.getByText('Details'))
    expect(details?.open).toBe(true)
    await userEvent.click(screen.getByText('Copy'))
    expect(onCopy).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['copied', 'Copied'],
    ['failed', 'The browser did not allow copying. Select the text and copy it.'],
  ] as const)('what came of copying it: %s', (copied, words) => {
    const details = { text: 'Internal error', copied, onCopy: jest.fn() }
    show({ step: 'connect', wallet: metaMask, outcome: 'failed', details })
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('a message says more than that it failed', () => {
    const message = 'Open your wallet: a request is already waiting there.'
    show({ step: 'connect', wallet: metaMask, outcome: 'failed', message })
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(screen.queryByText('Error connecting, please retry!')).toBeNull()
    expect(screen.getByRole('button', { name: 'RETRY' })).toBeTruthy()
  })

  test('a rejected request is no error, and can be retried', () => {
    show({ step: 'connect', wallet: metaMask, outcome: 'stopped' })
    expect(screen.queryByText('Error connecting, please retry!')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.getByText('You rejected the request.')).toBeTruthy()
    expect(screen.queryByText('Opening MetaMask')).toBeNull()
    expect(screen.getByRole('button', { name: 'RETRY' })).toBeTruthy()
  })

  test('a wallet with a window of its own, which can be opened again', async () => {
    const actions = show({ step: 'connect', wallet: { ...coinbase, ready: true, reachedBy: 'popUp' } })
    await userEvent.click(screen.getByRole('button', { name: 'RETRY' }))
    expect(actions.onRetry).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Opening Coinbase Wallet')).toBeTruthy()
    expect(screen.getByText('Confirm the connection in the Coinbase Wallet window.')).toBeTruthy()
    expect(screen.getByText('Waiting for connection')).toBeTruthy()
  })

  test('one that has come while its step was open is asked for nothing until the user connects', async () => {
    const missing = { ...metaMask, ready: false, reachedBy: null }
    const actions = newActions()
    const dialog = (props: Partial<ConnectDialogProps>) => (
      <ConnectDialog {...START} step="connect" wallet={missing} outcome="idle" actions={actions} {...props} />
    )
    const { rerender } = render(dialog({}))
    screen.getByRole('link', { name: 'INSTALL' }).focus()
    rerender(dialog({ wallet: metaMask }))
    expect(screen.getByText('MetaMask is ready')).toBeTruthy()
    expect(screen.queryByText('Waiting for connection')).toBeNull()
    expect(screen.queryByRole('link', { name: 'INSTALL' })).toBeNull()
    const connect = screen.getByRole('button', { name: 'Connect' })
    expect(document.activeElement).toBe(connect)
    await userEvent.click(connect)
    expect(actions.onRetry).toHaveBeenCalledTimes(1)
    rerender(dialog({ wallet: metaMask, outcome: 'waiting' }))
    expect(screen.getByText('Waiting for connection')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
  })

  test.each(['desktop', 'mobile'] as const)('after INSTALL it says what comes next: %s', async (layout) => {
    const actions = show({ layout, step: 'connect', wallet: brave, outcome: 'idle' })
    expect(reported()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    const install = screen.getByRole('link', { name: 'INSTALL' })
    install.addEventListener('click', (event) => {
      event.preventDefault()
    })
    await userEvent.click(install)
    expect(reported()).toEqual(['Once Brave Wallet is installed, come back here and reload the page.'])
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(actions.onReload).toHaveBeenCalledTimes(1)
  })

  describe('a wallet with a window of its own that one may not have', () => {
    const popUp = {
      ...coinbase,
      ready: true,
      reachedBy: 'popUp' as const,
      downloadUrls: { qrCode: 'https://coinbase.example', ios: 'https://ios.example', android: 'https://play.example' },
    }

    test('can be had from its step', async () => {
      const actions = show({ step: 'connect', wallet: popUp })
      expect(screen.getByText('Don’t have Coinbase Wallet?')).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'GET Coinbase Wallet' }))
      expect(actions.onDownload).toHaveBeenCalledWith('coinbase')
    })

    test.each([
      ['computer', 'https://coinbase.example'],
      ['phone', 'https://ios.example'],
    ] as const)('and from the sheet, on a %s', (device, href) => {
      show({ layout: 'mobile', device, step: 'connect', wallet: popUp })
      expect(screen.getByRole('link', { name: 'GET Coinbase Wallet' }).getAttribute('href')).toBe(href)
    })

    test('but not where it is installed, or on a phone held sideways', () => {
      show({ step: 'connect', wallet: { ...popUp, reachedBy: 'browser', installed: true } })
      show({ step: 'connect', wallet: popUp, device: 'phone' })
      expect(screen.queryByRole('button', { name: 'GET Coinbase Wallet' })).toBeNull()
    })
  })

  describe('a wallet on a phone', () => {
    const scan = (code: Partial<ConnectCode> = {}) => ({
      step: 'connect' as const,
      wallet: rainbow,
      code: { ...CODE, ...code },
    })

    test('waits for its code', () => {
      show({ step: 'connect', wallet: rainbow })
      expect(screen.getByRole('heading', { name: 'Scan with Rainbow' })).toBeTruthy()
      expect(screen.getByText('Waiting for connection')).toBeTruthy()
      // The placeholder has the same position and size as the QR code.
      expect(document.querySelector('dialog .skeleton')?.getAttribute('width')).toBe('382')
      expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    })

    test('shows the code, how long it holds, and the ways around it', async () => {
      const actions = show(scan())
      expect(screen.getByRole('heading', { name: 'Scan with Rainbow' })).toBeTruthy()
      const name = 'QR code to connect Rainbow. Copy the link instead if you cannot scan.'
      expect(screen.getByRole('img', { name })).toBeTruthy()
      expect(codeSize()).toEqual(['382', '382', '72px'])
      const time = screen.getByText('Expires in 4:05')
      expect(time.getAttribute('aria-live')).toBe('off')
      expect(screen.queryByText('Waiting for connection')).toBeNull()
      expect(screen.getByText('Don’t have Rainbow?')).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'GET Rainbow' }))
      expect(actions.onDownload).toHaveBeenCalledWith('rainbow')
      await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
      expect(actions.onCopyLink).toHaveBeenCalledTimes(1)
    })

    test('WalletConnect is scanned with any phone, and there is nothing to get', () => {
      show({ step: 'connect', wallet: walletConnect, code: CODE })
      expect(screen.getByRole('heading', { name: 'Scan with your phone' })).toBeTruthy()
      expect(screen.queryByText(/Don’t have/)).toBeNull()
    })

    test.each([
      ['declined', 'You rejected the request. This is a new code.'],
      ['expired', 'This is a new code.'],
    ] as const)('a code that replaces one that was %s says so politely', (isNew, words) => {
      show(scan({ isNew }))
      expect(reported()).toEqual([words])
    })

    test('the next code says so again, the seconds are not announced', () => {
      const { rerender } = render(<ConnectDialog {...START} {...scan({ isNew: 'expired' })} actions={newActions()} />)
      const region = screen.getByRole('status')
      const first = region.firstElementChild
      const show = (code: Partial<ConnectCode>) => {
        rerender(<ConnectDialog {...START} {...scan({ isNew: 'expired', ...code })} actions={newActions()} />)
      }
      show({ timeLeft: '4:04' })
      expect(screen.getByText('Expires in 4:04')).toBeTruthy()
      expect(screen.getByRole('status').firstElementChild).toBe(first)
      show({ uri: 'wc:8a@2?symKey=12' })
      expect(screen.getByRole('status')).toBe(region)
      expect(region.firstElementChild).not.toBe(first)
    })

    test('the link is said to be copied only once it is', () => {
      show(scan({ copied: 'copied' }))
      expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    })

    test('a link that could not be copied is shown, to be selected', () => {
      show(scan({ copied: 'failed' }))
      const link = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link to connect Rainbow' })
      expect([link.value, link.readOnly]).toEqual([CODE.uri, true])
      link.focus()
      expect(link.value.slice(link.selectionStart, link.selectionEnd)).toBe(CODE.uri)
      expect(reported()).toEqual(['The link could not be copied. Select it here and copy it.'])
      expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
    })

    test('U18: a link that is too long for a code is shown itself', () => {
      const uri = `wc:${'7f'.repeat(1_000)}`
      show(scan({ uri }))
      expect(screen.queryByRole('img')).toBeNull()
      expect(
        screen.getByText('This link is too long for a QR code. Copy it and paste it into your wallet.'),
      ).toBeTruthy()
      expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(uri)
      expect(screen.getByText('Expires in 4:05')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
    })

    test('a code is not shown for a wallet in this browser, nor after a failure', () => {
      show({ step: 'connect', wallet: metaMask, code: CODE })
      expect(screen.queryByRole('img')).toBeNull()
      show({ ...scan(), outcome: 'failed' })
      expect(screen.queryByRole('img')).toBeNull()
      expect(screen.getByText('Error connecting, please retry!')).toBeTruthy()
    })

    test('a code that arrives leaves the focus where it is', () => {
      const { rerender } = render(
        <ConnectDialog {...START} step="connect" wallet={rainbow} canGoBack actions={newActions()} />,
      )
      const title = screen.getByRole('heading', { name: 'Scan with Rainbow' })
      expect(document.activeElement).toBe(title)
      rerender(<ConnectDialog {...START} {...scan()} canGoBack actions={newActions()} />)
      expect(document.activeElement).toBe(title)
      const back = screen.getByRole('button', { name: 'Back' })
      back.focus()
      rerender(<ConnectDialog {...START} {...scan({ uri: 'wc:8a' })} canGoBack actions={newActions()} />)
      rerender(<ConnectDialog {...START} step="connect" wallet={rainbow} canGoBack actions={newActions()} />)
      expect(document.activeElement).toBe(back)
    })
  })

  test('on a computer a wallet with a link to its app there has it beside the code', () => {
    show({ links: { rainbow: 'rainbow-desktop://wc?uri=wc%3A1' }, step: 'connect', wallet: rainbow, code: CODE })
    expect(screen.getByRole('img', { name: /^QR code to connect Rainbow/ })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open Rainbow' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['rainbow-desktop://wc?uri=wc%3A1', null])
    expect(screen.queryByRole('link', { name: 'Rainbow' })).toBeNull()
  })

  test('on a phone held sideways the rows lead into the apps, and no code is shown', () => {
    show({ device: 'phone', links: LINKS, step: 'connect', wallet: rainbow, code: CODE })
    expect(screen.getByRole('link', { name: 'Rainbow' }).getAttribute('href')).toBe(LINKS.rainbow)
    expect(screen.getByRole('link', { name: 'Open Rainbow' }).getAttribute('href')).toBe(LINKS.rainbow)
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('a missing extension can be installed', () => {
    show({ step: 'connect', wallet: brave })
    expect(screen.getByText('Brave Wallet is not installed')).toBeTruthy()
    expect(screen.getByText('The Brave Wallet extension is not installed in your browser')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'INSTALL' }).getAttribute('href')).toBe('https://brave.example')
  })

  test('a wallet that cannot be had here offers nothing', () => {
    show({ step: 'connect', wallet: coinbase })
    expect(screen.getByText('Coinbase Wallet is not available')).toBeTruthy()
    expect(screen.getByText('Coinbase Wallet is not available on this device')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'INSTALL' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'RETRY' })).toBeNull()
  })

  test('the download step', async () => {
    const actions = show({ step: 'download', wallet: rainbow, canGoBack: true })
    expect(screen.getByRole('heading', { name: 'Scan to download' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'QR code that opens the download of Rainbow' })).toBeTruthy()
    expect(screen.getByText('Scan with your phone to download on iOS or Android')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(actions.onContinue).toHaveBeenCalledTimes(1)
  })

  test('the instructions', async () => {
    const actions = show({ step: 'instructions', wallet: rainbow, canGoBack: true })
    expect(screen.getByRole('heading', { name: 'Get started with Rainbow' })).toBeTruthy()
    const steps = within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem')
    expect(steps.map(partsOf)).toEqual([
      ['Open the Rainbow app', 'Add Rainbow to your home screen, so that it is easy to reach.'],
      ['Create or import a wallet', 'Back up your wallet, and never share its secret phrase with anyone.'],
      ['Tap the scan button', 'After you scan, your phone asks you to confirm the connection.'],
    ])
    expect(screen.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('https://rainbow.example/learn')
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(actions.onConnect).toHaveBeenCalledTimes(1)
  })
})

test('the focus follows the steps, and goes back to what led away', async () => {
  function Wizard() {
    const [step, setStep] = useState<WizardStep>('none')
    const to = (event: Parameters<typeof nextStep>[1]) => () => setStep(nextStep(step, event, 'get'))
    const hasWallet = step === 'download' || step === 'connect'
    return (
      <ConnectDialog
        {...START}
        step={step}
        wallet={hasWallet ? rainbow : null}
        canGoBack={step !== 'none'}
        actions={{
          ...newActions(),
          onSelect: to('walletSelected'),
          onGet: to('getPressed'),
          onDownload: to('downloadPressed'),
          onBack: to('backPressed'),
        }}
      />
    )
  }
  render(<Wizard />)
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  expect(focused()).toBe('What is a Wallet?')
  await userEvent.click(screen.getByRole('button', { name: 'Get a Wallet' }))
  expect(focused()).toBe('Get a Wallet')
  await userEvent.click(screen.getByRole('button', { name: 'GET Rainbow' }))
  expect(focused()).toBe('Scan to download')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(focused()).toBe('GET Rainbow')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Get a Wallet' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rainbow' }))
  expect(focused()).toBe('Scan with Rainbow')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rainbow' }))
})

describe('on a phone', () => {
  const PHONE = { layout: 'mobile', device: 'phone', viewportWidth: 390 } as const

  test('one row of wallets, tagged, those not ready disabled', async () => {
    const actions = show(PHONE)
    const tiles = within(screen.getByRole('list')).getAllByRole<HTMLButtonElement>('button')
    expect(tiles.map((tile) => [partsOf(tile), tile.disabled])).toEqual([
      [['MetaMask', 'Recent'], false],
      [['Rainbow'], false],
      [['Brave Wallet', '(unsupported)'], true],
    ])
    await userEvent.click(tiles[1]!)
    expect(actions.onSelect).toHaveBeenCalledWith('rainbow')
    await userEvent.click(screen.getByRole('button', { name: 'Get a Wallet' }))
    expect(actions.onGet).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['ios', 'https://ios.example'],
    ['android', 'https://play.example'],
  ] as const)('Get a Wallet links to the store of %s', async (mobileSystem, href) => {
    const actions = show({ ...PHONE, step: 'get', mobileSystem, walletsToGet: [rainbow] })
    expect(screen.getByRole('dialog', { name: 'Get a Wallet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'GET Rainbow' }).getAttribute('href')).toBe(href)
    expect(screen.getByText('GET opens the App Store or Google Play, whichever fits this phone.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Learn More' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(actions.onBack).toHaveBeenCalledTimes(1)
  })

  test('a narrow window on a computer is not called a phone', () => {
    show({ ...PHONE, device: 'computer', step: 'get', walletsToGet: [rainbow] })
    expect(screen.queryByText(/this phone/)).toBeNull()
    expect(screen.getByText(/^GET opens the page of the wallet’s app/)).toBeTruthy()
  })

  test('an error is shown and can be retried', async () => {
    const actions = show({ ...PHONE, step: 'connect', wallet: rainbow, outcome: 'failed' })
    expect(screen.getByRole('alert').textContent).toBe('Error connecting, please retry!')
    await userEvent.click(screen.getByRole('button', { name: 'RETRY' }))
    expect(actions.onRetry).toHaveBeenCalledTimes(1)
  })

  describe('while a code lives', () => {
    const wallets = [metaMask, rainbow, walletConnect]
    const live = { ...PHONE, groups: [{ name: 'installed' as const, wallets }], code: CODE, links: LINKS }

    test('the tiles lead into the apps, and choosing happens within the tap', () => {
      const actions = show(live)
      const tile = screen.getByRole('link', { name: /Rainbow/ })
      expect(['href', 'target', 'rel'].map((name) => tile.getAttribute(name))).toEqual([
        LINKS.rainbow,
        '_blank',
        'noopener noreferrer',
      ])
      const raw = screen.getByRole('link', { name: /WalletConnect/ })
      expect(['href', 'target', 'rel'].map((name) => raw.getAttribute(name))).toEqual([CODE.uri, null, null])
      expect(screen.getByRole('button', { name: /MetaMask/ })).toBeTruthy()
      fireEvent.click(tile)
      expect(actions.onSelect.mock.calls).toEqual([['rainbow']])
    })

    test('the tapped tile stays the same element, so that its link is still followed', () => {
      const { rerender } = render(<ConnectDialog {...START} {...live} actions={newActions()} />)
      const tile = screen.getByRole('link', { name: /Rainbow/ })
      rerender(<ConnectDialog {...START} {...live} step="connect" wallet={rainbow} actions={newActions()} />)
      expect(screen.getByRole('link', { name: 'Rainbow' })).toBe(tile)
      expect(tile.getAttribute('aria-current')).toBe('true')
    })

    test('a chosen wallet can be opened again by its link', () => {
      show({ ...live, step: 'connect', wallet: rainbow })
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Opening Rainbow' }))
      expect(screen.getByText('Waiting for connection')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Open Rainbow' }).getAttribute('href')).toBe(LINKS.rainbow)
      for (const name of ['Open again', 'Get Rainbow']) expect(screen.queryByRole('link', { name })).toBeNull()
      expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
      expect(screen.queryByRole('img')).toBeNull()
      expect(screen.queryByText('What is a Wallet?')).toBeNull()
    })

    test('when the app did not open: again, get it, or copy the link', async () => {
      const actions = show({ ...live, step: 'connect', wallet: rainbow, isStuck: true })
      expect(screen.getByRole('link', { name: 'Open again' }).getAttribute('href')).toBe(LINKS.rainbow)
      expect(screen.queryByRole('link', { name: 'Open Rainbow' })).toBeNull()
      expect(screen.getByRole('link', { name: 'Get Rainbow' }).getAttribute('href')).toBe('https://ios.example')
      await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
      expect(actions.onCopyLink).toHaveBeenCalledTimes(1)
    })

    test('WalletConnect is no app: which one to open is said', () => {
      show({ ...live, step: 'connect', wallet: walletConnect })
      screen.getByText('Open your wallet’s app to confirm.')
      show({ ...live, step: 'connect', wallet: rainbow })
      expect(screen.getAllByText('Open your wallet’s app to confirm.')).toHaveLength(1)
    })

    test('a wallet without a store has nothing to get', () => {
      show({ ...live, step: 'connect', wallet: walletConnect, isStuck: true })
      const open = screen.getByRole('link', { name: 'Open again' })
      expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([CODE.uri, null])
      expect(screen.queryByRole('link', { name: /^Get/ })).toBeNull()
    })

    test('a link that could not be copied is shown', () => {
      show({ ...live, step: 'connect', wallet: rainbow, isStuck: true, code: { ...CODE, copied: 'failed' } })
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link to connect Rainbow' }).value).toBe(CODE.uri)
      expect(reported()).toContain('The link could not be copied. Select it here and copy it.')
    })

    test('a wallet without a link can still be given it', () => {
      show({ ...live, links: {}, step: 'connect', wallet: rainbow })
      expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
    })

    test('a declined request is announced politely', () => {
      show({ ...live, step: 'connect', wallet: rainbow, code: { ...CODE, isNew: 'declined' } })
      expect(reported()).toContain('You rejected the request. This is a new link.')
    })

    test('Back leads to the list, and to the tile', async () => {
      function Sheet() {
        const [chosen, choose] = useState<WalletRow | null>(null)
        const actions = { ...newActions(), onSelect: () => choose(rainbow), onBack: () => choose(null) }
        return (
          <ConnectDialog {...START} {...live} step={chosen ? 'connect' : 'none'} wallet={chosen} actions={actions} />
        )
      }
      render(<Sheet />)
      expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
      const tile = screen.getByRole('link', { name: /Rainbow/ })
      fireEvent.click(tile)
      await userEvent.click(screen.getByRole('button', { name: 'Back' }))
      expect(screen.getByText('What is a Wallet?')).toBeTruthy()
      expect(document.activeElement).toBe(tile)
    })
  })

  test('D04: a wallet that may be another is marked', () => {
    const ambiguous = wallet('rdns:a', 'MetaMask', { installed: true, duplicate: true })
    show({ ...PHONE, groups: [{ name: 'installed', wallets: [ambiguous] }], step: 'connect', wallet: ambiguous })
    expect(within(screen.getByRole('button', { name: /MetaMask/ })).getByText('Unverified')).toBeTruthy()
    const why = 'Another program here claims to be MetaMask. Connect only if you know which one this is.'
    expect(screen.getAllByText(why, { ignore: '[hidden]' })).toHaveLength(1)
  })
})

describe('in a narrow window of a computer', () => {
  const narrow = { layout: 'mobile', device: 'computer', step: 'connect', wallet: rainbow, code: CODE } as const

  test.each([
    [320, '280'],
    [588, '280'],
    [589, '281'],
    [640, '332'],
    [690, '382'],
    [767, '382'],
  ])('%i px wide, the code is %s px with a logo of 60', (viewportWidth, side) => {
    show({ ...narrow, viewportWidth })
    expect(codeSize()).toEqual([side, side, '60px'])
  })

  test('from 768 px the code is 382 px with a logo of 72', () => {
    show({ ...narrow, layout: 'desktop', viewportWidth: 768 })
    expect(codeSize()).toEqual(['382', '382', '72px'])
  })

  test('the sheet shows the code and what belongs to it', () => {
    show({ ...narrow, viewportWidth: 390 })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Scan with Rainbow' }))
    expect(screen.getByText('Expires in 4:05')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
    expect(screen.getByText('Don’t have Rainbow?')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'GET Rainbow' }).getAttribute('href')).toBe('https://rainbow.example')
    expect(screen.queryByRole('link', { name: 'Open Rainbow' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
  })

  test('a code that arrives leaves the focus where it is', () => {
    const { rerender } = render(<ConnectDialog {...START} {...narrow} code={null} actions={newActions()} />)
    const title = screen.getByRole('heading', { name: 'Scan with Rainbow' })
    expect(document.querySelector('dialog .skeleton')).not.toBeNull()
    expect(document.activeElement).toBe(title)
    rerender(<ConnectDialog {...START} {...narrow} actions={newActions()} />)
    expect(document.activeElement).toBe(title)
  })
})

test.each(['desktop', 'mobile'] as const)(
  'D04: those of one identity are in one row that says how many they are, and are shown by a press: %s',
  async (layout) => {
    const spoof = (id: string) => wallet(id, 'MetaMask', { duplicate: true, installed: true })
    const namesakes = Array.from({ length: 298 }, (_, at) => spoof(`spoof${at}`))
    const wallets = [metaMask, { ...spoof('spoof'), namesakes }, rainbow]
    const actions = show({ layout, groups: [{ name: 'installed', wallets }] })
    const rows = () => within(screen.getAllByRole('list')[0]!).getAllByRole('listitem')
    expect(rows()).toHaveLength(4)
    const shared = rows()[2]!
    expect(within(shared).getByText('298 more with this name')).toBeTruthy()
    expect(within(shared).getByText('Unverified')).toBeTruthy()
    const [toggle, ...others] = within(shared).getAllByRole('button')
    expect(others).toEqual([])
    await userEvent.click(toggle!)
    expect(actions.onSelect).not.toHaveBeenCalled()
    expect(toggle!.getAttribute('aria-expanded')).toBe('true')
    expect(rows()).toHaveLength(302)
    expect(screen.getAllByText('Unverified')).toHaveLength(300)
    await userEvent.click(within(rows()[300]!).getByRole('button'))
    expect(actions.onSelect).toHaveBeenCalledWith('spoof297')
    await userEvent.click(screen.getByRole('button', { name: 'Hide 298 more with this name' }))
    expect(rows()).toHaveLength(4)
  },
)

test('a wallet is preloaded when the pointer or the focus comes to its row, in either layout', () => {
  for (const layout of ['desktop', 'mobile'] as const) {
    const actions = newActions()
    const { unmount } = render(<ConnectDialog {...START} layout={layout} actions={actions} />)
    const row = screen.getByRole('button', { name: /Rainbow/ })
    fireEvent.pointerEnter(row)
    fireEvent.pointerDown(row)
    fireEvent.focus(row)
    expect(actions.onPreload.mock.calls).toEqual([['rainbow'], ['rainbow'], ['rainbow']])
    expect(actions.onSelect).not.toHaveBeenCalled()
    unmount()
  }
})
