import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { nextStep, type WizardStep } from '../../../src/domain/connectWizard'
import type { WalletRow } from '../../../src/domain/wallet'
import { ConnectDialog, type ConnectActions, type ConnectDialogProps } from '../../../src/views/connect/ConnectDialog'
import { installDialogElement } from '../dialogElement'

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
  groupName: 'Popular',
  downloadUrls: {},
  rdns: [],
  ready: true,
  recent: false,
  installed: false,
  ...facts,
})
const rainbow = wallet('rainbow', 'Rainbow', {
  downloadUrls: { qrCode: 'https://rainbow.example', ios: 'https://ios.example', android: 'https://play.example' },
  instructions: {
    learnMoreUrl: 'https://rainbow.example/learn',
    steps: [
      { step: 'install', title: 'Open the Rainbow app', description: 'Put it on your home screen.' },
      { step: 'scan', title: 'Tap the scan button', description: 'A prompt appears.' },
    ],
  },
})
const metaMask = wallet('metaMask', 'MetaMask', {
  recent: true,
  downloadUrls: { browserExtension: 'https://metamask.example' },
})
const brave = wallet('brave', 'Brave Wallet', {
  ready: false,
  downloadUrls: { browserExtension: 'https://brave.example' },
})
const coinbase = wallet('coinbase', 'Coinbase Wallet', { ready: false })

const newActions = () =>
  ({
    onSelect: jest.fn(),
    onGet: jest.fn(),
    onDownload: jest.fn(),
    onContinue: jest.fn(),
    onConnect: jest.fn(),
    onRetry: jest.fn(),
    onBack: jest.fn(),
    onClose: jest.fn(),
  }) satisfies ConnectActions

const START: Omit<ConnectDialogProps, 'actions'> = {
  layout: 'desktop',
  groups: [
    { name: 'Recent', wallets: [metaMask] },
    { name: 'Popular', wallets: [rainbow, brave] },
  ],
  walletsToGet: [rainbow, metaMask],
  step: 'none',
  wallet: null,
  outcome: 'waiting',
  message: null,
  canGoBack: false,
  connectQr: null,
  downloadQr: <i>download code</i>,
  learnMoreUrl: 'https://wallets.example',
}

function show(props: Partial<ConnectDialogProps> = {}) {
  const actions = newActions()
  render(<ConnectDialog {...START} {...props} actions={actions} />)
  return actions
}

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

  test('a wallet that has to be installed first cannot be chosen, and says why', () => {
    show()
    const row = screen.getByRole<HTMLButtonElement>('button', { name: 'Brave Wallet Not installed' })
    expect(row.disabled).toBe(true)
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
    expect(screen.getByRole('status').textContent).toBe('Waiting for connection')
    expect(screen.queryByRole('button', { name: 'RETRY' })).toBeNull()
    expect(screen.getByRole('button', { name: 'MetaMask' }).getAttribute('aria-current')).toBe('true')
  })

  test('an error is said and can be retried', async () => {
    const actions = show({ step: 'connect', wallet: metaMask, outcome: 'failed' })
    expect(screen.getByRole('alert').textContent).toBe('Error connecting, please retry!')
    await userEvent.click(screen.getByRole('button', { name: 'RETRY' }))
    expect(actions.onRetry).toHaveBeenCalledTimes(1)
  })

  test('a rejected request is no error, and can be retried', () => {
    show({ step: 'connect', wallet: metaMask, outcome: 'stopped' })
    expect(screen.queryByText('Error connecting, please retry!')).toBeNull()
    expect(screen.getByRole('button', { name: 'RETRY' })).toBeTruthy()
  })

  test('a wallet on a phone shows the code and the way to get it', async () => {
    const actions = show({ step: 'connect', wallet: rainbow, connectQr: <i>connect code</i> })
    expect(screen.getByRole('heading', { name: 'Scan with Rainbow' })).toBeTruthy()
    expect(screen.getByText('connect code')).toBeTruthy()
    expect(screen.getByText('Don’t have Rainbow?')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'GET Rainbow' }))
    expect(actions.onDownload).toHaveBeenCalledWith('rainbow')
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
    expect(screen.getByText('download code')).toBeTruthy()
    expect(screen.getByText('Scan with your phone to download on iOS or Android')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(actions.onContinue).toHaveBeenCalledTimes(1)
  })

  test('the instructions', async () => {
    const actions = show({ step: 'instructions', wallet: rainbow, canGoBack: true })
    const steps = within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem')
    expect(steps.map((item) => item.textContent)).toEqual([
      'Open the Rainbow appPut it on your home screen.',
      'Tap the scan buttonA prompt appears.',
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
    return (
      <ConnectDialog
        {...START}
        step={step}
        wallet={step === 'download' ? rainbow : null}
        canGoBack={step !== 'none'}
        actions={{
          ...newActions(),
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
})

describe('on a phone', () => {
  test('one row of wallets, tagged, those not ready disabled', async () => {
    const actions = show({ layout: 'mobile' })
    const tiles = within(screen.getByRole('list')).getAllByRole<HTMLButtonElement>('button')
    expect(tiles.map((tile) => [tile.textContent, tile.disabled])).toEqual([
      ['MMetaMaskRecent', false],
      ['RRainbow', false],
      ['BBrave Wallet(unsupported)', true],
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
    const actions = show({ layout: 'mobile', step: 'get', mobileSystem, walletsToGet: [rainbow] })
    expect(screen.getByRole('dialog', { name: 'Get a Wallet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'GET Rainbow' }).getAttribute('href')).toBe(href)
    expect(screen.getByRole('link', { name: 'Learn More' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(actions.onBack).toHaveBeenCalledTimes(1)
  })

  test('an error is said and can be retried', async () => {
    const actions = show({ layout: 'mobile', step: 'connect', wallet: rainbow, outcome: 'failed' })
    expect(screen.getByRole('alert').textContent).toBe('Error connecting, please retry!')
    await userEvent.click(screen.getByRole('button', { name: 'RETRY' }))
    expect(actions.onRetry).toHaveBeenCalledTimes(1)
  })
})
