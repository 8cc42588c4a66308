import { selectStatus } from '../../../src/store/wallet/connection'
import { connectWallet } from '../../../src/store/wallet/connectWallet'
import { selectWallet } from '../../../src/store/wallet/selectWallet'
import { selectWizard } from '../../../src/store/wallet/connectWizard'
import { modalClosed, modalOpened } from '../../../src/store/page/modals'
import { announce, fakePage } from '../../support/fakePage'
import { deferred, fakeWallet } from '../../support/fakeWallet'
import { settle, walletStore } from '../../support/walletStore'

/** What the program that asks wallets is fetched with: here it is on its way until the test ends that. */
let part = deferred<never>()
// As a global: imported, it would not be lifted above the imports.
jest.mock('../../../src/domain/page/loadPart', () => ({ loadQuietly: () => part.promise }))

const A = 'rdns:org.a'
const session = { 'tidemark.session': JSON.stringify({ version: 1, value: { walletId: A } }) }

beforeEach(() => {
  part = deferred()
})
afterEach(() => void jest.restoreAllMocks())

/** It does not come, and all that follows from that: a rejection that nobody handles ends the run. */
async function miss() {
  part.reject(new Error('Loading chunk failed.'))
  await settle()
  await new Promise((resolve) => setTimeout(resolve))
}

function start(page = fakePage()) {
  announce(page, fakeWallet().provider, { rdns: 'org.a' })
  const app = walletStore(page)
  app.start()
  return app
}

test('an attempt that is left while the program that asks wallets does not come ends without a word', async () => {
  const { dispatch, state } = start()
  dispatch(modalOpened({ modal: 'connect' }))
  void dispatch(connectWallet(A))
  await settle()
  dispatch(modalClosed())
  await miss()
  expect(selectWizard(state()).outcome).toBeNull()
  expect(selectStatus(state())).toBe('disconnected')
})

test('the wallet of the last visit is not awaited without it, and can be connected by hand', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { state } = start(fakePage(session))
  expect(selectStatus(state())).toBe('reconnecting')
  await miss()
  expect(selectStatus(state())).toBe('disconnected')
  expect(complain).not.toHaveBeenCalled()
})

test('a wallet that is chosen while nothing can be fetched is said not to be connected, in the words that are here', async () => {
  const { dispatch, state } = start()
  dispatch(modalOpened({ modal: 'connect' }))
  void dispatch(selectWallet(A))
  await miss()
  expect(selectWizard(state())).toMatchObject({ outcome: 'failed', message: 'Error connecting, please retry!' })
})
