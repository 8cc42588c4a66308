import { act, screen } from '@testing-library/react'
import { NodeError } from '#domain/chain/nodeError'
import { snapshotOf, v3Pool } from '../support/fakePools'
import { ETHER, USDC, WETH } from '../support/fakeServices'
import { deferred } from '../support/fakeWallet'
import { replaceMethod } from '../support/replaceMethod'
import { valueOf } from '../support/valueOf'
import { button, pass, setUpBrowser } from './renderApp'
import { connected, etherPool, newBlock, received, swap, type TestApp, withPool } from './swapPage'

setUpBrowser()

type Chain = TestApp['services']['chain']
type Verified = Awaited<ReturnType<Chain['verify']>>

const PATH = swap('ETH', USDC, '1')
const isBusy = (name: string) => expect(button(name).getAttribute('aria-disabled')).toBe('true')
const reported = (amountOut: bigint, amountIn = ETHER): Verified => ({ blockNumber: 100, amountIn, amountOut })
const row = (term: string) => valueOf(document.body, term)

describe('a quote is computed at once, and then verified by the chain', () => {
  async function verifying() {
    const answer = deferred<Verified>()
    const app = await connected(PATH, ({ services: { chain } }) => {
      chain.verify = () => answer.promise
    })
    await app.user.click(button(/Quote details/))
    return {
      ...app,
      async answer(what: Verified) {
        await act(async () => answer.resolve(what))
        await pass()
      },
    }
  }

  test('the amount is there before, and nothing can be reviewed yet', async () => {
    await verifying()
    expect(received()).toBe('2,000')
    expect(row('Quote')).toBe('Checking on chain')
    isBusy('Getting the best price')
  })

  test('the same to the last digit: verified, at its block', async () => {
    const { answer } = await verifying()
    await answer(reported(2_000_000_000n))
    expect(received()).toBe('2,000')
    expect(row('Quote')).toBe('Verified at block 100')
    button('Review swap')
  })

  test('X28: it is said that it comes from a single source', async () => {
    const { answer, user } = await verifying()
    await answer(reported(2_000_000_000n))
    await user.click(button('About “Quote”'))
    screen.getByText(/Only one node was asked\./)
  })

  test('X28: anything else: what the chain says is shown and used, and that it is so', async () => {
    const { answer, user, store } = await verifying()
    await answer(reported(1_990_000_000n))
    expect(received()).toBe('1,990')
    expect(row('Quote')).toBe('From the chain at block 100')
    expect(row('Minimum received')).toBe('1,980.05 USDC')
    await user.click(button('Review swap'))
    expect(store.getState().trade).toMatchObject({ plan: { quote: { amountOut: '1990000000' }, limit: '1980050000' } })
  })

  test('X28: a computed amount that was too good is never reviewed', async () => {
    const { answer } = await verifying()
    // The pools were read from a single node. According to them, ten times as much would be received.
    await answer(reported(200_000_000n))
    expect(received()).toBe('200')
    expect(button('Loss too high')).toHaveProperty('disabled', true)
  })

  test('null: the chain cannot do this trade, so there is no route', async () => {
    const { answer } = await verifying()
    await answer(null)
    expect(button('No route found')).toHaveProperty('disabled', true)
    expect(received()).toBe('')
  })
})

test('no key press makes a request: only a settled amount is verified', async () => {
  const reads: string[] = []
  const { user } = await connected(swap('ETH', USDC), ({ services: { chain } }) => {
    const { snapshot, verify } = chain
    chain.snapshot = (...args) => {
      reads.push('snapshot')
      return snapshot(...args)
    }
    chain.verify = (...args) => {
      reads.push(`verify ${args[1].amountIn}`)
      return verify(...args)
    }
  })
  const field = screen.getByLabelText('You sell')
  await user.type(field, '1')
  await pass()
  expect(received()).toBe('2,000')
  expect(reads).toEqual(['snapshot'])
  await user.type(field, '.')
  await user.type(field, '5')
  await pass()
  expect(received()).toBe('3,000')
  expect(reads).toEqual(['snapshot'])
  await pass(300)
  expect(reads).toEqual(['snapshot', `verify ${(3n * ETHER) / 2n}`])
  button('Review swap')
})

describe('a new block', () => {
  test('a verified amount stays until that of the next block is verified, too', async () => {
    const { services } = await connected(PATH)
    expect(received()).toBe('2,000')
    withPool({ services }, 2_100_000_000n)
    newBlock(services)
    const answer = deferred<Verified>()
    services.chain.verify = () => answer.promise
    await pass(12_000)
    expect(received()).toBe('2,000')
    expect(screen.getByLabelText('You receive').closest('.old')).not.toBeNull()
    await act(async () => answer.resolve(reported(2_100_000_000n)))
    await pass()
    expect(received()).toBe('2,100')
  })

  test('X10: when its pools have gone, so has the route', async () => {
    const { services } = await connected(PATH)
    services.chain.snapshot = async () => snapshotOf([])
    newBlock(services)
    await pass(12_000)
    expect(button('No route found')).toHaveProperty('disabled', true)
  })
})

describe('X08: a price that is older than 15 seconds', () => {
  test('cannot be reviewed: it is read again first', async () => {
    const { user, services } = await connected(PATH, ({ services: { chain } }) => {
      const pool = etherPool(2_000_000_000n)
      chain.snapshot = async () => snapshotOf([pool], { readAt: Date.now() - 15_001 })
    })
    screen.getByText('This price is old')
    screen.getByText('Read over 15 seconds ago.')
    withPool({ services }, 1_990_000_000n)
    await user.click(button('Refresh the price'))
    await pass(300)
    expect(received()).toBe('1,990')
    button('Review swap')
  })

  test('is found out by the clock, as in a window that nobody looked at', async () => {
    const { services } = await connected(PATH)
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await pass(14_000)
    button('Review swap')
    await pass(2_000)
    button('Refresh the price')
    withPool({ services }, 1_990_000_000n)
    visibility.mockRestore()
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await pass(300)
    expect(received()).toBe('1,990')
    button('Review swap')
  })
})

describe('a chain that does not respond', () => {
  const down = async () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))

  test('leaves nothing to review, and is asked again', async () => {
    let restore = () => {}
    const { user } = await connected(PATH, ({ services: { chain } }) => {
      const pool = etherPool(2_000_000_000n)
      let blockNumber = 100
      chain.snapshot = async () => snapshotOf([pool], { blockNumber: blockNumber++ })
      restore = replaceMethod(chain, 'verify', down)
    })
    screen.getByText('Prices could not be loaded')
    restore()
    await user.click(button('Try again'))
    await pass(300)
    button('Review swap')
  })

  test('keeps the last verified amount in sight', async () => {
    const { services } = await connected(PATH)
    services.chain.snapshot = down
    newBlock(services)
    await pass(12_000)
    expect(received()).toBe('2,000')
    button('Try again')
  })
})

test('where only Router02 trades, V3 pools and parts are left out', async () => {
  const dear = etherPool(2_000_000_000n)
  const cheap = { ...etherPool(2_500_000_000n), id: `0x${'c'.repeat(40)}` as const }
  await connected(PATH, ({ services: { chain } }) => {
    chain.checkContracts = async () => ({ executor: 'v2Router', reason: null })
    chain.snapshot = async () =>
      snapshotOf([
        dear,
        v3Pool(
          { id: cheap.id, fee: 500, token0: USDC, token1: WETH },
          { sqrtPriceX96: (2n ** 96n * 20_000n).toString(), tick: 198_079 },
        ),
      ])
  })
  expect(received()).toBe('2,000')
})
