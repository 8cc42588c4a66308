import { announce } from '../support/fakePage'
import { fakeSubject, type Install } from '../support/fakeSubject'
import { conformance } from './conformance'
import { allWallets } from '#config/wallets'

const announcing =
  (rdns: string): Install =>
  (page, provider) =>
    announce(page, provider, { rdns })

const withFlags =
  (...flags: string[]): Install =>
  (page, provider) => {
    page.ethereum = Object.assign(provider, Object.fromEntries(flags.map((flag) => [flag, true])))
  }

/**
 * The wallets to test: every wallet of the catalogue and two others. `install` adds the wallet to a page, and `id` is
 * the wallet's expected id.
 */
const WALLETS: [name: string, id: string, install: Install][] = [
  ['an announced wallet', 'rdns:org.example', announcing('org.example')],
  ['a wallet at window.ethereum', 'injected', withFlags()],
  ...allWallets.flatMap(({ id, name, rdns, flag }) => [
    ...rdns.map((own): (typeof WALLETS)[number] => [`${name}, announced as ${own}`, id, announcing(own)]),
    ...(flag ? [flag.name === 'isMetaMask' ? [flag.name] : [flag.name, 'isMetaMask']] : []).map(
      (flags): (typeof WALLETS)[number] => [`${name} by ${flags.join(' and ')}`, id, withFlags(...flags)],
    ),
  ]),
]

for (const [name, id, install] of WALLETS) conformance(name, () => fakeSubject(id, install))

conformance(
  'a wallet that does one thing at a time',
  () => fakeSubject('rdns:org.example', announcing('org.example'), false),
  ['batches'],
)
