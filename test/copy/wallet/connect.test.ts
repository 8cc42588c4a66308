import { unverifiedText } from '#copy/wallet/connect'
import { openingText, openingTitle, guideSteps, renewedText, scanTitle } from '#copy/wallet/connecting'
import { expect, test } from '@jest/globals'
import type { WalletRow } from '#domain/wallet/walletRows'

const row = (facts: Partial<WalletRow> = {}): WalletRow => ({
  id: 'rainbow',
  name: 'Rainbow',
  iconUrl: null,
  iconBackground: '#fff',
  groupName: 'popular',
  rdns: [],
  downloadUrls: {},
  ready: true,
  reachedBy: 'browser',
  recent: false,
  installed: true,
  ...facts,
})
const extension = { downloadUrls: { browserExtension: 'https://extension.example' } }
const missing = { ready: false, reachedBy: null, installed: false }

test.each([
  [
    row({ ...missing, ...extension }),
    'Rainbow is not installed',
    'The Rainbow extension is not installed in your browser',
  ],
  [row(missing), 'Rainbow is not available', 'Rainbow is not available on this device'],
  [row(extension), 'Opening Rainbow', 'Confirm the connection in the extension.'],
  [row(), 'Opening Rainbow', 'Confirm the connection in your wallet.'],
  [row({ reachedBy: 'popUp' }), 'Opening Rainbow', 'Confirm the connection in the Rainbow window.'],
  [row({ reachedBy: 'pairing' }), 'Opening Rainbow', null],
])('the step of a wallet %#', (wallet, title, text) => {
  expect(openingTitle(wallet, 'waiting')).toBe(title)
  expect(openingText(wallet, 'waiting')).toBe(text)
})

test('nothing is to be done before a request, or after it was declined', () => {
  expect([openingTitle(row(), 'idle'), openingText(row(), 'idle')]).toEqual(['Rainbow is ready', null])
  expect([openingTitle(row(), 'stopped'), openingText(row(), 'stopped')]).toEqual(['Rainbow', null])
})

test('a contested identity comes before an unproven name', () => {
  expect(unverifiedText(row())).toBeNull()
  expect(unverifiedText(row({ unverified: true }))).toMatch(/calls itself Rainbow/)
  expect(unverifiedText(row({ unverified: true, duplicate: true }))).toMatch(/claims to be Rainbow/)
})

test('what is scanned, and why it is new', () => {
  expect([scanTitle('Rainbow'), scanTitle(null)]).toEqual(['Scan with Rainbow', 'Scan with your phone'])
  expect(renewedText('code', 'expired')).toBe('This is a new code.')
  expect(renewedText('link', 'declined')).toBe('You rejected the request. This is a new link.')
})

test('the first steps name the wallet', () => {
  expect(guideSteps('Rainbow').map(({ step, title }) => [step, title])).toEqual([
    ['install', 'Open the Rainbow app'],
    ['create', 'Create or import a wallet'],
    ['scan', 'Tap the scan button'],
  ])
})
