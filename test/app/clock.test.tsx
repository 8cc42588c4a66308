import { act, screen } from '@testing-library/react'
import { HASH } from '../support/fakeWallet'
import { USDC } from '../support/fakeServices'
import { button, pass, setUpBrowser } from './renderApp'
import { connected, swap } from './swapPage'

setUpBrowser()

const MINUTE = 60

/**
 * Opens the trade page on a device whose clock is `secondsFast` ahead of the block times. `stop` ends the production of
 * blocks, and `delayBlocks` lets the node fall behind the chain.
 */
async function visit(secondsFast: number) {
  let number = 100
  let stoppedAt: number | null = null
  let fast = secondsFast
  const trueTime = () => Math.floor(Date.now() / 1_000) - fast
  const { user, wallet } = await connected(swap('ETH', USDC, '1'), ({ services: { node, chain } }) => {
    const { head } = node
    node.head = async (chainId) => ({
      ...(await head(chainId)),
      number: stoppedAt === null ? (number += 1) : number,
      timestamp: stoppedAt ?? trueTime(),
    })
    const { snapshot, prices } = chain
    chain.prices = async (...args) => ({ ...(await prices(...args)), timestamp: trueTime() })
    chain.snapshot = async (...args) => ({ ...(await snapshot(...args)), blockNumber: number, timestamp: trueTime() })
  })
  return {
    user,
    wallet,
    stop: () => (stoppedAt = trueTime()),
    correctClock: (seconds: number) => {
      fast += seconds
      jest.setSystemTime(Date.now() + seconds * 1_000)
    },
    delayBlocks: (seconds: number) => (fast += seconds),
  }
}

test.each([
  ['4 minutes fast', 4 * MINUTE],
  ['6 hours fast', 6 * 60 * MINUTE],
  ['30 days fast', 30 * 24 * 60 * MINUTE],
  ['6 hours slow', -6 * 60 * MINUTE],
])('a clock that is %s is mentioned, and trades go on as long as blocks come', async (words, seconds) => {
  const { user, wallet, stop } = await visit(seconds)
  screen.getByText(`Your device’s clock is ${words}`)
  await pass(24_000)
  expect(screen.queryByText(/Prices are old/)).toBeNull()
  expect(screen.queryByText(/no new block for a minute/)).toBeNull()

  wallet.reply('eth_sendTransaction', async () => HASH)
  await user.click(button('Review swap'))
  await pass()
  await user.click(button('Confirm swap'))
  await pass(1_000)
  expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)

  stop()
  await act(async () => jest.advanceTimersByTimeAsync(200_000))
  screen.getByText('Prices are old')
  expect(button('Waiting for a new block').disabled).toBe(true)
})

test('a clock that is right is not mentioned', async () => {
  await visit(50)
  expect(screen.queryByText(/device’s clock/)).toBeNull()
})

test.each([
  ['a slow clock is set to the right time', -6 * 60 * MINUTE, 6 * 60 * MINUTE],
  ['a right clock is set 4 minutes fast', 0, 4 * MINUTE],
  ['a fast clock is set to the right time', 10 * MINUTE, -10 * MINUTE],
])('%s during a visit: trades go on after two blocks', async (_, before, by) => {
  const { correctClock } = await visit(before)
  await pass(12_000)
  expect(button('Review swap').disabled).toBe(false)
  correctClock(by)
  await pass(40_000)
  expect(screen.queryByText(/Prices are old/)).toBeNull()
  expect(button('Review swap').disabled).toBe(false)
})

test('a node that falls behind is not mistaken for a clock that was set', async () => {
  const { delayBlocks } = await visit(0)
  await pass(12_000)
  delayBlocks(4 * MINUTE)
  await pass(60_000)
  screen.getByText('Prices are old')
  expect(screen.queryByText(/device’s clock/)).toBeNull()
})
