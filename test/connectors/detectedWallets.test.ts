import { describe, expect, test } from '@jest/globals'
import { allWallets } from '../../src/config/wallets/all'
import { announce, fakePage } from '../support/fakePage'
import { fakeWallet } from '../support/fakeWallet'
import { createRegistry, type FoundWallets } from '../../src/connectors/registry'
import { walletRows, type DetectedWallet } from '../../src/domain/wallet'

interface Claim {
  name: string
  rdns: string
  uuid?: string
}

/** The list that a page's wallets make, in the order in which they announced themselves. */
function listOf(claims: readonly Claim[], flags: readonly string[] | null = null): DetectedWallet[] {
  const page = fakePage()
  for (const claim of claims) announce(page, fakeWallet().provider, claim)
  if (flags) page.ethereum = Object.assign(fakeWallet().provider, Object.fromEntries(flags.map((flag) => [flag, true])))
  let found: FoundWallets = { wallets: [], reachable: [] }
  createRegistry({ page, report: () => undefined }).discover((news) => (found = news), null)
  return found.wallets
}

const label = ({ duplicate, unverified }: { duplicate?: boolean; unverified?: boolean }) =>
  [duplicate && 'duplicate', unverified && 'unverified'].filter(Boolean).join(' and ') || 'plain'

const metaMask = { name: 'MetaMask', rdns: 'io.metamask' }

/** What wallets claim, and what is made of it. */
describe('D04, D06: a wallet is what it announces', () => {
  test.each<[string, Claim[], string[]]>([
    ['the wallet itself', [metaMask], ['metaMask: plain']],
    ['its name in any casing', [{ name: 'METAMASK', rdns: 'io.metamask' }], ['metaMask: plain']],
    ['its app on a phone', [{ name: 'MetaMask', rdns: 'io.metamask.mobile' }], ['metaMask: plain']],
    [
      'a relative under its own name',
      [{ name: 'MetaMask Flask', rdns: 'io.metamask.flask' }],
      ['rdns:io.metamask.flask: plain'],
    ],
    ['a stranger under its own name', [{ name: 'Other', rdns: 'org.other' }], ['rdns:org.other: plain']],
    ['its name alone', [{ name: 'MetaMask', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    ['its name, folded', [{ name: ' meta mask ', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    ['its name and "Wallet"', [{ name: 'MetaMask Wallet', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    ['its name without "Wallet"', [{ name: 'Coinbase', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    ['its name in Cyrillic', [{ name: 'МеtаМаsk', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    ['its name in full width', [{ name: 'Ｒａｉｎｂｏｗ', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    ['its name with hidden characters', [{ name: 'Rain\u200bbow', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    ['its name with a capital i', [{ name: 'Brave WaIlet', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    [
      'the name of a wallet without extension',
      [{ name: 'WalletConnect', rdns: 'org.evil' }],
      ['rdns:org.evil: unverified'],
    ],
    ['the name of none', [{ name: 'Injected Wallet', rdns: 'org.other' }], ['rdns:org.other: plain']],
    [
      'an identity that looks like its own',
      [metaMask, { name: 'MetaMask', rdns: 'io.metamask-wallet' }],
      ['metaMask: plain', 'rdns:io.metamask-wallet: unverified'],
    ],
    [
      'its identity, by two',
      [{ name: 'Spoof', rdns: 'io.metamask' }, metaMask],
      ['metaMask: duplicate', 'rdns:io.metamask: duplicate'],
    ],
    [
      'its identity under the name of another',
      [{ name: 'Rainbow', rdns: 'io.metamask' }, metaMask],
      ['metaMask: duplicate', 'rdns:io.metamask: duplicate'],
    ],
    [
      'its session id under its name',
      [
        { ...metaMask, uuid: 'same' },
        { name: 'MetaMask', rdns: 'org.evil', uuid: 'same' },
      ],
      ['metaMask: duplicate', 'rdns:org.evil: duplicate and unverified'],
    ],
  ])('%s', (_, claims, expected) => {
    expect(listOf(claims).map((wallet) => `${wallet.id}: ${label(wallet)}`)).toEqual(expected)
  })

  test.each(allWallets.filter(({ rdns }) => rdns.length > 0))('$name announces itself and is not doubted', (wallet) => {
    const claims = wallet.rdns.map((rdns) => ({ name: wallet.name, rdns }))
    for (const claim of claims) expect(listOf([claim]).map(label)).toEqual(['plain'])
  })

  test('one that is listed by the catalogue has its name, whatever it calls itself', () => {
    const [row] = walletRows(allWallets, listOf([{ name: 'Free Ether', rdns: 'io.metamask' }])).filter(
      ({ ready }) => ready,
    )
    expect(row).toMatchObject({ id: 'metaMask', name: 'MetaMask', duplicate: false, unverified: false })
  })
})

test('a wallet at window.ethereum that poses as one that announced itself is called by no name', () => {
  expect(listOf([metaMask], ['isMetaMask'])).toMatchObject([
    { id: 'metaMask', unverified: false },
    { id: 'injected', name: 'Injected Wallet', unverified: false },
  ])
})

test('the list of rows carries the doubt', () => {
  const rows = walletRows(allWallets, listOf([{ name: 'MetaMask', rdns: 'org.evil' }]))
  expect(rows.filter(({ unverified }) => unverified).map(({ id, groupName }) => [id, groupName])).toEqual([
    ['rdns:org.evil', 'Installed'],
  ])
})
