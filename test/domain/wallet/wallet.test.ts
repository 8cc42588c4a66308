import { describe, expect, test } from '@jest/globals'
import { allWallets } from '../../support/catalogue'
import type { RemoteWallet } from '#domain/wallet/wallet'
import { groupWallets, isListedOnDesktop, walletRows, walletsToGet } from '#domain/wallet/walletRows'

const remote = (...ids: string[]): RemoteWallet[] => ids.map((id) => ({ id, reach: 'pairing' }))
const COINBASE: RemoteWallet = { id: 'coinbase', reach: 'popUp' }
const rows = walletRows(allWallets, [], [], 'chrome')

test('without any wallet here, a desktop lists those with an extension', () => {
  expect(rows.filter(isListedOnDesktop).map(({ id }) => id)).toEqual(['coinbase', 'metaMask'])
})

describe('Get a Wallet', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    ...walletRows(allWallets, [])[0]!,
    id: `w${at}`,
    downloadUrls: { browserExtension: 'https://a.example', ios: 'https://b.example' },
  }))

  test('at most 5 on a desktop and 3 on a phone', () => {
    expect(walletsToGet(many, 'desktop').map(({ id }) => id)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4'])
    expect(walletsToGet(many, 'mobile').map(({ id }) => id)).toEqual(['w0', 'w1', 'w2'])
  })

  const toGet = (
    device: 'desktop' | 'mobile',
    reachable: RemoteWallet[],
    store: Parameters<typeof walletRows>[3] = 'chrome',
  ) => walletsToGet(walletRows(allWallets, [], reachable, store), device).map(({ id }) => id)

  test('only wallets that can be had there', () => {
    expect(toGet('desktop', [...remote('rainbow', 'walletConnect'), COINBASE])).toEqual([
      'rainbow',
      'coinbase',
      'metaMask',
    ])
    expect(toGet('mobile', [...remote('rainbow', 'metaMask', 'walletConnect'), COINBASE], null)).toEqual([
      'rainbow',
      'coinbase',
      'metaMask',
    ])
  })

  test('where nothing can be paired, none that could be connected in no other way', () => {
    expect(toGet('desktop', [COINBASE])).toEqual(['coinbase', 'metaMask'])
    expect(toGet('mobile', [COINBASE], null)).toEqual(['coinbase'])
    expect(toGet('desktop', [], null)).toEqual([])
  })
})

describe('where a wallet is had', () => {
  const of = (id: string, store: Parameters<typeof walletRows>[3], reachable: RemoteWallet[] = []) =>
    walletRows(allWallets, [], reachable, store).find((row) => row.id === id)?.downloadUrls

  test.each([
    ['metaMask', 'chrome', 'chromewebstore.google.com'],
    ['metaMask', 'edge', 'microsoftedge.microsoft.com'],
    ['metaMask', 'firefox', 'addons.mozilla.org'],
    ['coinbase', 'chrome', 'chromewebstore.google.com'],
    ['coinbase', 'edge', 'chromewebstore.google.com'],
  ] as const)('%s for %s comes from %s', (id, store, host) => {
    expect(new URL(of(id, store)?.browserExtension ?? '').host).toBe(host)
  })

  test.each([
    ['coinbase', 'firefox'],
    ['coinbase', null],
    ['metaMask', null],
    ['rainbow', 'chrome'],
    ['brave', 'chrome'],
  ] as const)('%s has no extension for %s', (id, store) => {
    expect(of(id, store)?.browserExtension).toBeUndefined()
  })

  test('its app, by a code or from the store of a phone, where that can be connected', () => {
    expect(of('metaMask', null, remote('metaMask'))).toEqual({
      ios: 'https://apps.apple.com/us/app/metamask/id1438144202',
      android: 'https://play.google.com/store/apps/details?id=io.metamask',
      qrCode: 'https://metamask.io/download',
    })
    expect(of('metaMask', 'chrome')).toEqual({ browserExtension: expect.stringContaining('metamask') })
    expect(of('metaMask', 'chrome', remote('walletConnect'))).toEqual({
      browserExtension: expect.stringContaining('metamask'),
      ios: expect.any(String),
      android: expect.any(String),
    })
    expect(of('rainbow', 'chrome')).toEqual({})
  })
})

describe('groups', () => {
  test('S11: up to three recent wallets come first, and once; unknown ids are nothing', () => {
    const groups = groupWallets(rows, ['<b>', 'metaMask', 'brave', 'rainbow', 'coinbase'])
    expect(groups.map(({ name, wallets }) => [name, wallets.map(({ id }) => id)])).toEqual([
      ['recent', ['metaMask', 'brave', 'rainbow']],
      ['popular', ['coinbase', 'walletConnect']],
    ])
    expect(groups[0]?.wallets.every(({ recent }) => recent)).toBe(true)
    expect(groups[1]?.wallets.some(({ recent }) => recent)).toBe(false)
  })

  test('without recent ones there is no such group', () => {
    expect(groupWallets(rows, []).map(({ name }) => name)).toEqual(['popular'])
  })
})
