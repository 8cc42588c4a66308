import { announce } from '../support/fakePage'
import { fakeSubject, type Install } from '../support/fakeSubject'
import { conformance } from './conformance'

const announcing =
  (rdns: string): Install =>
  (page, provider) =>
    announce(page, provider, { rdns })

const withFlags =
  (...flags: string[]): Install =>
  (page, provider) => {
    page.ethereum = Object.assign(provider, Object.fromEntries(flags.map((flag) => [flag, true])))
  }

/** Ways into the page, by the id that the wallet gets there. */
const WALLETS: [name: string, id: string, install: Install][] = [
  ['an announced wallet', 'rdns:org.example', announcing('org.example')],
  ['a wallet at window.ethereum', 'injected', withFlags()],
  ['MetaMask', 'metaMask', announcing('io.metamask')],
  ['MetaMask by its flag', 'metaMask', withFlags('isMetaMask')],
  ['the Coinbase extension', 'coinbase', announcing('com.coinbase.wallet')],
  ['the Coinbase extension by its flag', 'coinbase', withFlags('isCoinbaseWallet')],
  ['Brave', 'brave', announcing('com.brave.wallet')],
  ['Brave by its flags', 'brave', withFlags('isBraveWallet', 'isMetaMask')],
  ['the Rainbow extension', 'rainbow', announcing('me.rainbow')],
  ['the Rainbow extension by its flags', 'rainbow', withFlags('isRainbow', 'isMetaMask')],
]

for (const [name, id, install] of WALLETS) conformance(name, () => fakeSubject(id, install))

conformance(
  'a wallet that does one thing at a time',
  () => fakeSubject('rdns:org.example', announcing('org.example'), false),
  ['batches'],
)
