/** @jest-environment jsdom */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenListSnapshot } from '../../src/build/listSnapshot'
import { NETWORKS } from '#config/networks/all'
import { TOKEN_LOGOS } from '#config/networks/tokenLogos'
import { coinLogo } from '#config/paths'
import { shippedLogo } from '#config/shippedLogo'
import { allWallets } from '#config/wallets'

const ICONS = 'public/icons'
const LICENCES = readFileSync(join(ICONS, 'LICENCES.txt'), 'utf8')
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const pictures = readdirSync(ICONS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))

/** The symbol of the original token or coin, by the symbol of its bridged or wrapped version. */
const BRIDGED: Readonly<Record<string, string>> = {
  'usdc.e': 'usdc',
  usdbc: 'usdc',
  usdt0: 'usdt',
  weth: 'eth',
  wmatic: 'pol',
  wbnb: 'bnb',
}
const COINS = ['ETH', 'BNB', 'POL', 'AVAX'].map((symbol) => coinLogo(symbol) ?? '')

test.each([
  [1, 31],
  [8453, 21],
  [42161, 21],
  [10, 21],
  [137, 22],
  [56, 22],
])('the list’s common tokens of chain %i have a logo of their own symbol', (chainId, count) => {
  const { tokens } = tokenListSnapshot([chainId]) as { tokens: { symbol: string; address: string }[] }
  const shipped = tokens.flatMap(({ symbol, address }) => {
    const logo = shippedLogo(chainId, address)
    return logo === null ? [] : [{ symbol: symbol.toLowerCase(), logo }]
  })
  expect(shipped).toHaveLength(count)
  expect(Object.keys(TOKEN_LOGOS[chainId] ?? {})).toHaveLength(count)
  for (const { symbol, logo } of shipped) expect(logo).toBe(`/icons/tokens/${BRIDGED[symbol] ?? symbol}.webp`)
})

test('the wrapped coin of each network has the logo of its coin', () => {
  for (const { chain, deployment } of NETWORKS) {
    const logo = shippedLogo(chain.listChainId, deployment.weth)
    expect([chain.name, logo]).toEqual([chain.name, coinLogo(chain.nativeCurrency.symbol)])
  }
})

test('each logo that is named is in the folder, and no other', () => {
  const named = Object.values(TOKEN_LOGOS).flatMap((files) =>
    Object.values(files).map((file) => `/icons/tokens/${file}.webp`),
  )
  const files = [...new Set([...named, ...COINS])]
  expect(readdirSync(join(ICONS, 'tokens')).map((file) => `/icons/tokens/${file}`)).toEqual(files.sort())
})

test('a token is known by chain and address, never by its symbol', () => {
  expect(shippedLogo(1, USDC)).toBe('/icons/tokens/usdc.webp')
  expect([shippedLogo(10, USDC), shippedLogo(1, USDC.replace('A0', 'A1')), coinLogo('MATIC')]).toEqual([
    null,
    null,
    null,
  ])
})

test('every wallet of the catalogue has its picture', () => {
  for (const { iconUrl } of allWallets)
    expect([iconUrl, existsSync(join('public', iconUrl ?? 'none'))]).toEqual([iconUrl, true])
})

test.each(pictures)('%s is a small picture and nothing else', (file) => {
  const svg = readFileSync(join(ICONS, file), 'utf8')
  expect(svg.length).toBeLessThan(6_000)
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  for (const element of [root, ...root.querySelectorAll('*')]) {
    expect([
      'svg',
      'g',
      'path',
      'rect',
      'circle',
      'ellipse',
      'defs',
      'clipPath',
      'mask',
      'linearGradient',
      'radialGradient',
      'stop',
    ]).toContain(element.localName)
    // Attributes must not run code or fetch files. References are allowed only within the file.
    for (const { name, value } of element.attributes) {
      expect([name, /^on|href|^style$/i.test(name)]).toEqual([name, false])
      if (name !== 'xmlns') expect(value).not.toMatch(/url\((?!#)|[a-z]+:\/\/|data:/i)
    }
  }
})

test.each(readdirSync(join(ICONS, 'tokens')))('the logo %s is a small WebP picture of 144 px', (file) => {
  const bytes = readFileSync(join(ICONS, 'tokens', file))
  expect(bytes.length).toBeLessThan(6_000)
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP'])
  // The size is in the frame's header, or in that of WebP's extended format, which transparent pictures have.
  const isExtended = bytes.toString('latin1', 12, 16) === 'VP8X'
  const size = isExtended
    ? [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
    : [bytes.readUInt16LE(26), bytes.readUInt16LE(28)]
  expect(size).toEqual([144, 144])
})

test('every picture from a package is named with its source and licence', () => {
  const foreign = ['tokens', 'wallets'].flatMap((folder) => readdirSync(join(ICONS, folder)))
  for (const file of foreign) expect(LICENCES).toContain(file)
  for (const text of ['@web3icons/core', 'Copyright (c) 2024 0xa3k5', 'simple-icons', 'CC0 1.0 Universal'])
    expect(LICENCES).toContain(text)
})
