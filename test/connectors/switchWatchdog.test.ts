import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { SWITCH_WATCHDOG_MS, WALLET_ANSWER_MS } from '#domain/wallet/limits'
import { connectWallet } from '#store/wallet/connectWallet'
import { switchChain } from '#store/wallet/switchChain'
import { selectChainRows } from '#store/chain/chainRows'
import { selectWalletChainId, selectSwitchError, selectSwitchingTo } from '#store/chain/walletChain'
import { modalClosed, modalOpened, selectOpenModal } from '#store/browser/modals'
import { announce } from '../support/fakePage'
import { fakeWallet, fault, silence } from '../support/fakeWallet'
import { walletStore } from '../support/walletStore'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const SWITCH = 'wallet_switchEthereumChain'
const ID = 'rdns:org.example.wallet'
const LATE_MS = 5_000

/**
 * When each of three sources reports the new chain. The sources are the response to the switch request, the event, and
 * `eth_chainId`. `before` means as soon as the wallet gets the request, and `wrong` is explained at `play`.
 */
const WAYS = ['never', 'late', 'wrong', 'before'] as const
type Way = (typeof WAYS)[number]
interface Case {
  answer: Way
  event: Way
  chainId: Way
}

/**
 * A wallet on chain 3 gets a request to switch to chain 4. A wrong response is an error, a wrong event names chain 5,
 * and a wrong `eth_chainId` stays 3 forever.
 */
async function play({ answer, event, chainId }: Case) {
  const wallet = fakeWallet()
  const app = walletStore()
  announce(app.page, wallet.provider)
  app.start()
  await app.dispatch(connectWallet(ID))
  app.dispatch(modalOpened({ modal: 'network' }))

  const later = (task: () => void) => void setTimeout(task, LATE_MS)
  wallet.reply(SWITCH, () => {
    if (chainId === 'never') wallet.reply('eth_chainId', silence)
    if (chainId === 'late') later(() => (wallet.chainId = '0x4'))
    if (chainId === 'before') wallet.chainId = '0x4'
    if (event === 'late') later(() => wallet.emit('chainChanged', '0x4'))
    if (event === 'before') wallet.emit('chainChanged', '0x4')
    if (event === 'wrong') wallet.emit('chainChanged', '0x5')
    return new Promise((resolve, reject) => {
      if (answer === 'late') later(() => resolve(null))
      if (answer === 'before') resolve(null)
      if (answer === 'wrong') reject(fault(-32603))
    })
  })
  let ended = false
  void app.dispatch(switchChain(4)).then(() => (ended = true))
  await jest.advanceTimersByTimeAsync(0)
  return { wallet, ...app, hasEnded: () => ended }
}

const CASES = WAYS.flatMap((answer) =>
  WAYS.flatMap((event) => WAYS.map((chainId): Case => ({ answer, event, chainId }))),
)

/**
 * The expected outcome of the switch. A chain reported by an event counts unless the response to `eth_chainId`
 * contradicts it.
 */
function endOf({ answer, event, chainId }: Case): 'there' | 'failed' | 'still asking' {
  if (chainId === 'before') return 'there'
  const getsThere = chainId === 'late' || (chainId === 'never' && (event === 'before' || event === 'late'))
  // An error ends the wait at once. If the wallet reports the new chain later, the chain is shown, but nothing waits
  // for it.
  if (answer === 'wrong') return 'failed'
  if (getsThere) return 'there'
  return answer === 'never' ? 'still asking' : 'failed'
}

describe('W20, W21: a switch always ends, whatever the wallet answers, tells and says when asked', () => {
  test('there are 64 ways, of which six wait for the user', () => {
    expect(CASES).toHaveLength(64)
    expect(CASES.filter((given) => endOf(given) === 'still asking')).toHaveLength(6)
  })

  test.each(CASES)('answer $answer, event $event, eth_chainId $chainId', async (given) => {
    const app = await play(given)
    const fails = () => app.types().filter((type) => type === 'chain/switchFailed').length
    await jest.advanceTimersByTimeAsync(LATE_MS + SWITCH_WATCHDOG_MS + 3 * WALLET_ANSWER_MS)

    const end = endOf(given)
    const isStillRequesting = end === 'still asking'
    expect(app.hasEnded()).toBe(!isStillRequesting)
    expect(fails()).toBe(end === 'failed' ? 1 : 0)
    // The row of the network stops waiting once the wallet's event has named chain 4, even if `eth_chainId` contradicts
    // the event.
    const isRowWaiting = isStillRequesting && given.event !== 'before' && given.event !== 'late'
    expect(selectSwitchingTo(app.state())).toBe(isRowWaiting ? 4 : null)
    expect(selectChainRows(app.state()).filter(({ state }) => state === 'switching')).toHaveLength(isRowWaiting ? 1 : 0)
    if (end === 'there') expect([selectWalletChainId(app.state()), selectSwitchError(app.state())]).toEqual([4, null])
    // After a failure, the app shows the chain id from its last poll.
    const isNewsLast = given.answer === 'wrong' && given.event === 'late'
    if (end === 'failed' && given.chainId === 'wrong' && !isNewsLast) expect(selectWalletChainId(app.state())).toBe(3)

    // The app must have stopped polling, although the wallet's own prompt may still be open.
    if (!isStillRequesting) {
      const requested = app.wallet.calls.length
      await jest.advanceTimersByTimeAsync(60_000)
      expect(app.wallet.calls).toHaveLength(requested)
    }
    app.dispatch(modalClosed())
    expect(selectOpenModal(app.state())).toBeNull()
    app.wallet.reply(SWITCH, undefined)
    app.wallet.reply('eth_chainId', undefined)
    app.wallet.chainId = '0x3'
    const again = app.dispatch(switchChain(1))
    await jest.advanceTimersByTimeAsync(4 * WALLET_ANSWER_MS)
    await again
    expect([selectWalletChainId(app.state()), selectSwitchingTo(app.state())]).toEqual([1, null])
  })
})
