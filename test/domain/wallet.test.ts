import { describe, expect, test } from '@jest/globals'
import { allWallets } from '../../src/config/wallets/all'
import { groupWallets, isListedOnDesktop, walletRows, walletsToGet } from '../../src/domain/wallet'

const rows = walletRows(allWallets, [])

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

  test('only wallets that can be had there', () => {
    expect(walletsToGet(rows, 'desktop').map(({ id }) => id)).toEqual(['rainbow', 'coinbase', 'metaMask'])
    expect(walletsToGet(rows, 'mobile').map(({ id }) => id)).toEqual(['rainbow', 'coinbase', 'metaMask'])
  })
})

describe('groups', () => {
  test('S11: up to three recent wallets come first, and once; unknown ids are nothing', () => {
    const groups = groupWallets(rows, ['<b>', 'metaMask', 'brave', 'rainbow', 'coinbase'])
    expect(groups.map(({ name, wallets }) => [name, wallets.map(({ id }) => id)])).toEqual([
      ['Recent', ['metaMask', 'brave', 'rainbow']],
      ['Popular', ['coinbase', 'walletConnect']],
    ])
    expect(groups[0]?.wallets.every(({ recent }) => recent)).toBe(true)
    expect(groups[1]?.wallets.some(({ recent }) => recent)).toBe(false)
  })

  test('without recent ones there is no such group', () => {
    expect(groupWallets(rows, []).map(({ name }) => name)).toEqual(['Popular'])
  })
})
