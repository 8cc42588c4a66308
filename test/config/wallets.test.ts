import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { appLinks, mobileUri, walletRows } from '#domain/wallet/walletRows'
import { otherWallets, allWallets } from '#config/wallets'

test('the catalogue has six wallets, each with an identity of its own', () => {
  expect(allWallets.map(({ id }) => id)).toEqual([
    'rainbow',
    'coinbase',
    'metaMask',
    'walletConnect',
    'brave',
    'injected',
  ])
  const rdns = allWallets.flatMap((wallet) => wallet.rdns)
  expect(new Set(rdns).size).toBe(rdns.length)
  const flags = [...allWallets.flatMap(({ flag }) => flag?.name ?? []), ...Object.keys(otherWallets)]
  expect(new Set(flags).size).toBe(flags.length)
})

test.each(allWallets)('$id has a picture of ours, and links nobody can read along', ({ iconUrl, downloadUrls }) => {
  expect(existsSync(join('public', iconUrl ?? 'none'))).toBe(true)
  const { extensions = {}, ...app } = downloadUrls
  for (const url of [...Object.values(extensions), ...Object.values(app)]) expect(new URL(url).protocol).toBe('https:')
})

test('C27: a link to an app is one of ours, with the pairing address as one value in it', () => {
  const uri = 'wc:topic@2?symKey=0a&relay-protocol=irn#x&url=javascript:alert(1)'
  const links = allWallets.flatMap((wallet) => (wallet.mobileLinks ? [mobileUri(wallet, 'ios', uri)] : []))
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) {
    const { protocol, searchParams, hash } = new URL(link)
    expect([protocol, [...searchParams], hash]).toEqual(['https:', [['uri', uri]], ''])
  }
  const paired = allWallets.slice(0, 2).map(({ id }) => ({ id, reach: 'pairing' as const }))
  const [first, second, ...rest] = allWallets
  const catalogue = [{ ...first!, desktopLink: 'app-desktop://wc?uri=' }, second!, ...rest]
  expect(appLinks(walletRows(catalogue, [], paired), 'desktop', uri)).toEqual({
    [first!.id]: `app-desktop://wc?uri=${encodeURIComponent(uri)}`,
  })
  // Android can open `wc:` URIs, so the URI is returned unchanged for a wallet that has no links of its own.
  expect(mobileUri({}, 'android', uri)).toBe(uri)
})
