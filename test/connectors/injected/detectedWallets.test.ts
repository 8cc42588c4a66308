import { describe, expect, test } from '@jest/globals'
import { announce, fakePage } from '../../support/fakePage'
import { fakeWallet } from '../../support/fakeWallet'
import { createRegistry, type FoundWallets } from '#connectors/registry'
import type { DetectedWallet } from '#domain/wallet/wallet'
import { walletRows } from '#domain/wallet/walletRows'
import { allWallets } from '#config/wallets'

interface Claim {
  name: string
  rdns: string
  uuid?: string
}

/** Returns the wallets that the app detects in a page where the given wallets announce themselves in this order. */
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

/** Each case lists the identities that wallets claim, and the expected ids of these wallets. */
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
    ['its name with a word', [{ name: 'MetaMask (official)', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
    ['its name from right to left', [{ name: '\u202eksaMateM', rdns: 'org.evil' }], ['rdns:org.evil: unverified']],
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
      'its identity on a phone, by a spoof that comes first',
      [{ name: 'MetaMask', rdns: 'io.metamask.mobile' }, metaMask],
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

describe('a wallet that is here by several objects', () => {
  const info = { name: 'Rainbow', rdns: 'me.rainbow' }
  /**
   * A provider like that of Rainbow. Its methods are on the prototype, and it sends requests through another object.
   */
  class RainbowProvider {
    isRainbow = true
    constructor(private transport: ReturnType<typeof fakeWallet>['provider']) {}
    request(args: { method: string }) {
      return this.transport.request(args)
    }
  }
  const make = () => new RainbowProvider(fakeWallet().provider)

  function found(announcements: readonly object[], ethereum?: object) {
    const page = fakePage()
    for (const provider of announcements) announce(page, provider, info)
    page.ethereum = ethereum
    let wallets: DetectedWallet[] = []
    const registry = createRegistry({ page, report: () => undefined })
    registry.discover((news) => (wallets = news.wallets), null)
    return { registry, page, list: wallets.map((wallet) => `${wallet.id}: ${label(wallet)}`) }
  }
  const proxyOf = (target: object) => new Proxy(target, {})
  const copyOf = (target: object): object =>
    Object.assign(Object.create(Object.getPrototypeOf(target) as object) as object, target)

  test.each([
    ['a proxy', proxyOf],
    ['a copy', copyOf],
  ])('is one row where it announces itself once more by %s', (_, again) => {
    const provider = make()
    expect(found([provider, again(provider)]).list).toEqual(['rainbow: plain'])
    expect(found([provider], again(provider)).list).toEqual(['rainbow: plain'])
    expect(found([again(provider), provider, again(provider)], provider).list).toEqual(['rainbow: plain'])
  })

  test('is one row where a copy of it was made of functions alone', () => {
    const { provider } = fakeWallet()
    expect(found([provider, { ...provider }], { ...provider }).list).toEqual(['rainbow: plain'])
  })

  test('is one row where its flag stands at window.ethereum on an object of its own', () => {
    const provider = make()
    const bound = { isRainbow: true, request: provider.request.bind(provider) }
    expect(found([provider], bound).list).toEqual(['rainbow: plain'])
  })

  test('the first to announce itself is asked', async () => {
    const wallet = fakeWallet()
    const second = fakeWallet()
    const { registry } = found([wallet.provider, { ...wallet.provider }, second.provider])
    await registry.get('rainbow').connect(() => 1)
    expect(wallet.methods()).toContain('eth_requestAccounts')
    expect(second.calls).toEqual([])
  })

  test.each<[string, (genuine: RainbowProvider) => object]>([
    ['answers for itself', () => fakeWallet().provider],
    ['has its workings, and a transport of its own', () => make()],
    [
      'is a copy that asks otherwise',
      (genuine) => Object.assign(copyOf(genuine), { request: fakeWallet().provider.request }),
    ],
    ['is a copy that hears otherwise', (genuine) => Object.assign(copyOf(genuine), { on: () => undefined })],
    [
      'throws when it is looked at',
      (genuine) =>
        new Proxy(genuine, {
          ownKeys: () => {
            throw new Error('touched')
          },
        }),
    ],
  ])(
    'D04: someone who takes its name, picture and identity and %s is listed beside it, and both are marked',
    (_, pose) => {
      const genuine = make()
      const both = ['rainbow: duplicate', 'rdns:me.rainbow: duplicate']
      expect(found([genuine, pose(genuine)]).list).toEqual(both)
      expect(found([pose(genuine), genuine]).list).toEqual(both)
    },
  )
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
    ['rdns:org.evil', 'installed'],
  ])
})
