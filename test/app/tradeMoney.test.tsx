import { fireEvent, screen, within } from '@testing-library/react'
import { NodeError } from '#domain/chain/nodeError'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { NATIVE } from '#domain/token/token'
import { selectSettledDraft } from '#store/trade/draft'
import { ETHER, UNI, USDC } from '../support/fakeServices'
import { HASH } from '../support/fakeWallet'
import { button, pass, renderApp, setUpBrowser } from './renderApp'
import { connected, newBlock, paidOut, received, review, sold, swap, type TestApp, withPool } from './swapPage'
import { partsOf } from '../support/partsOf'
import { valueOf } from '../support/valueOf'

/** What is kept for the network cost, at a gas price of 2 gwei, for which wallets offer to pay up to 3 gwei. */

setUpBrowser()

const estimating =
  (gas: bigint, ether = 10n * ETHER) =>
  ({ services }: TestApp) => {
    services.chain.simulate = async (_chainId, _account, calls) => ({
      state: 'done',
      changes: [
        { currency: NATIVE, before: ether, after: ether },
        { currency: USDC, before: 0n, after: 10n ** 30n },
      ],
      gas: calls.map(() => gas),
      results: [],
    })
  }

describe('an amount in dollars', () => {
  const open = async () => {
    const app = await connected(swap('ETH', USDC, '1'))
    await app.user.click(screen.getAllByRole('button', { name: /, enter the amount in dollars$/ })[0]!)
    return app
  }

  test('is the exact amount of the token, and that is what is traded', async () => {
    const { user, wallet } = await open()
    expect(sold()).toBe('2,000.00')
    await user.clear(screen.getByLabelText('You sell'))
    await user.type(screen.getByLabelText('You sell'), '3000.5')
    await pass(300)
    expect(sold()).toBe('3000.5')
    expect(button(/^1\.50025 ETH ?, enter the amount of the token$/)).toBeTruthy()
    await user.click(button('Review swap'))
    await pass()
    expect(partsOf(review()).slice(1, 3)).toEqual(['You sell', '1.50025 ETH'])
    await user.click(button('Confirm swap'))
    await pass()
    const [request] = wallet.requested('eth_sendTransaction')[0]?.params as [{ value: string }]
    expect(BigInt(request.value)).toBe((ETHER * 150_025n) / 100_000n)
  })

  test('that cannot be read is named as any other', async () => {
    const { user } = await open()
    await user.clear(screen.getByLabelText('You sell'))
    await user.type(screen.getByLabelText('You sell'), '1,234')
    await pass(300)
    expect(button(/^Enter 1\.234 or 1234/)).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: /1,234/ })).toBeNull()
  })

  test('that cannot be read is no amount of the token for a visitor without a wallet either', async () => {
    const { user } = await renderApp(swap('ETH', USDC, '1'))
    await pass(300)
    await user.click(screen.getAllByRole('button', { name: /, enter the amount in dollars$/ })[0]!)
    await user.clear(screen.getByLabelText('You sell'))
    await user.type(screen.getByLabelText('You sell'), '1,234')
    await pass(300)
    expect(screen.queryByRole('button', { name: /1,234/ })).toBeNull()
  })

  const dollarsOf = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
    await user.clear(screen.getByLabelText('You sell'))
    await user.type(screen.getByLabelText('You sell'), text)
    await pass(300)
  }

  test('stays what was typed when the sides change places, and what it comes to is written as an estimate', async () => {
    const app = await open()
    await dollarsOf(app, '103.33333')
    expect(selectSettledDraft(app.state())).toMatchObject({ typed: '0.051666665' })
    await dollarsOf(app, '1')
    await dollarsOf(app, '0.333333333333333333')
    expect(selectSettledDraft(app.state())).toMatchObject({ typed: '0.000166666666666666' })
    button(/^0\.000166667 ETH ?, enter the amount of the token$/)
    await app.user.click(button('Switch sell and receive tokens'))
    await pass(300)
    expect(received()).toBe('0.333333333333333333')
    expect(selectSettledDraft(app.state())).toMatchObject({ kind: 'exactOut', typed: '0.000166666666666666' })
    button(/^0\.000166666 ETH ?, enter the amount of the token$/)
  })

  test('is written short in the token, and in full once it is edited: that is what is traded', async () => {
    const app = await open()
    await dollarsOf(app, '0.333333333333333333')
    await app.user.click(button(/^0\.000166667 ETH ?, enter the amount of the token$/))
    expect(sold()).toBe('0.000166667')
    expect(selectSettledDraft(app.state())).toMatchObject({ typed: '0.000166666666666666' })
    await app.user.click(screen.getByLabelText('You sell'))
    expect(sold()).toBe('0.000166666666666666')
    await app.user.tab()
    await app.user.click(screen.getAllByRole('button', { name: /, enter the amount in dollars$/ })[0]!)
    expect(sold()).toBe('0.333333333333333333')
  })

  test('is told of the smallest amounts, too', async () => {
    const { user } = await connected(swap('ETH', USDC, '0.0000012345678'))
    await user.click(screen.getAllByRole('button', { name: /, enter the amount in dollars$/ })[0]!)
    expect(sold()).toBe('0.00247')
  })

  test('gives way to Max, and to the token', async () => {
    const { user } = await open()
    await user.click(button('Max ETH'))
    await pass(300)
    expect(sold()).toMatch(/^19,99\d\.\d\d$/)
    await user.click(button(/^9\.99\d+ ETH ?, enter the amount of the token$/))
    expect(sold()).toMatch(/^9\.99/)
  })
})

describe('X19: an amount that is pasted', () => {
  async function paste({ user }: Pick<Awaited<ReturnType<typeof connected>>, 'user'>, text: string) {
    const field = screen.getByLabelText<HTMLInputElement>('You sell')
    await user.click(field)
    field.select()
    await user.paste(text)
    await pass(300)
    return sold()
  }

  test('is the number that it can only be, in the token and in dollars', async () => {
    const app = await connected(swap('ETH', USDC, '1'))
    expect(await paste(app, '1 234.5')).toBe('1234.5')
    expect(await paste(app, '1,234.50 ETH')).toBe('1234.50')
    expect(await paste(app, '2.5')).toBe('2.5')
    await app.user.click(screen.getAllByRole('button', { name: /, enter the amount in dollars$/ })[0]!)
    expect(await paste(app, '$1,234.50')).toBe('1234.50')
    await pass(300)
    expect(selectSettledDraft(app.state())).toMatchObject({ typed: '0.61725' })
  })

  test('is refused where it could be two, or is of another unit', async () => {
    const app = await connected(swap('ETH', USDC, '1'))
    expect(await paste(app, '1,234 ETH')).toBe('1,234')
    expect(button(/^Enter 1\.234 or 1234/)).toHaveProperty('disabled', true)
    expect(await paste(app, '$1,234.50')).toBe('$1,234.50')
    expect(await paste(app, '1,234.50 USDC')).toBe('1,234.50 USDC')
    button('Enter a number')
  })

  test('is left alone where it is only a part of what stands in the field, and so is what is typed', async () => {
    const { user } = await connected(swap('ETH', USDC, '1'))
    const field = screen.getByLabelText<HTMLInputElement>('You sell')
    await user.click(field)
    field.setSelectionRange(1, 1)
    await user.paste('1 234.5')
    await pass(300)
    expect(sold()).toBe('11 234.5')
    await user.clear(field)
    await user.type(field, '1 234.5')
    await pass(300)
    expect(sold()).toBe('1 234.5')
  })

  test('does not take the place of what is typed before the code for it is there', async () => {
    await connected(swap('ETH', USDC, '1'))
    const field = screen.getByLabelText<HTMLInputElement>('You sell')
    field.select()
    fireEvent.paste(field, { clipboardData: { getData: () => '1 234.5' } })
    fireEvent.change(field, { target: { value: '5' } })
    await pass(300)
    expect(sold()).toBe('5')
  })

  test('without any text changes nothing', async () => {
    await connected(swap('ETH', USDC, '1'))
    const field = screen.getByLabelText<HTMLInputElement>('You sell')
    field.select()
    for (const clipboardData of [null, { getData: () => '' }]) fireEvent.paste(field, { clipboardData })
    await pass(300)
    expect(sold()).toBe('1')
  })
})

describe('Max of ether', () => {
  test('keeps the gas limit of three pools, while there is no quote, and then that of the quote', async () => {
    const { user } = await connected(swap('ETH', USDC))
    await user.click(button('Max ETH'))
    // The reserve is for 407,500 gas plus a margin of 30%, at 3 gwei plus 12.5%, by which the base fee can rise.
    expect(sold()).toBe('9.99821209375')
    screen.getByText('Keeps 0.00178791 ETH for the network cost')
    await pass(300)
    await user.click(button('Max ETH'))
    // The reserve is for 1.25 × 123,000 + 40,000 gas, with the same margin and gas price as above.
    expect(sold()).toBe('9.999149921875')
    await pass(300)
    expect(button('Review swap')).toHaveProperty('disabled', false)
  })

  test('a quarter, a half and three quarters of it are as near, cut to a wei', async () => {
    const { user } = await connected(swap('ETH', USDC))
    await user.click(button('25% ETH'))
    expect(sold()).toBe('2.4995530234375')
    await user.click(button('50% ETH'))
    await user.click(button('75% ETH'))
    expect(Number(sold())).toBeGreaterThan(7.49)
  })

  test('is not offered before it is known what to keep', async () => {
    await connected(swap('ETH', USDC), ({ services }) => {
      services.node.priorityFee = () => new Promise(() => undefined)
    })
    screen.getByLabelText('You sell')
    expect(screen.queryByRole('button', { name: 'Max ETH' })).toBeNull()
  })

  test.each([
    // 0.0006 ether is left, less than the gas table reserves. With a margin of 30 %, it is enough for 153,846 gas.
    [153_846n, true],
    [153_848n, false],
  ])('what the table would not let pass is decided by the chain’s estimate, %p', async (gas, isEnough) => {
    await connected(swap('ETH', USDC, '9.9994'), estimating(gas))
    await pass(300)
    if (isEnough) expect(button('Review swap')).toHaveProperty('disabled', false)
    else button(/^Use 9\.9991/)
  })

  test('leaves what the chain estimates for a token that is dear to transfer', async () => {
    const { user } = await connected(swap('ETH', USDC), estimating(1_000_000n))
    await user.click(button('Max ETH'))
    await pass(300)
    await user.click(button('Use 9.99561 ETH'))
    // The reserve is for a million gas plus a margin of 30%, at 3 gwei plus 12.5%.
    expect(sold()).toBe('9.9956125')
    await pass(300)
    expect(button('Review swap')).toHaveProperty('disabled', false)
  })

  test('too little by the table is not said while the chain is still asked', async () => {
    await connected(swap('ETH', USDC, '9.9994'), ({ services }) => {
      services.chain.verify = () => new Promise(() => undefined)
    })
    expect(button('Getting the best price').getAttribute('aria-disabled')).toBe('true')
  })

  test.each<[string, TestApp['services']['chain']['simulate']]>([
    ['does not answer', () => Promise.reject(new NodeError('network', 'Down.'))],
    ['cannot try it out', async () => ({ state: 'unsupported' })],
    ['says that it would fail', async () => ({ state: 'reverted', at: 0, data: null, message: 'execution reverted' })],
  ])('too little by the table stops nothing where the chain %s', async (_, simulate) => {
    await connected(swap('ETH', USDC, '9.9994'), ({ services }) => {
      services.chain.simulate = simulate
      services.node.estimateGas = () => Promise.reject(new NodeError('reverted', 'execution reverted'))
    })
    await pass(300)
    expect(button('Review swap')).toHaveProperty('disabled', false)
  })

  test('is decided by the last block’s estimate while the next one’s is read', async () => {
    const { services } = await connected(swap('ETH', USDC, '9.9998'), estimating(50_000n))
    await pass(300)
    expect(button('Review swap')).toHaveProperty('disabled', false)
    services.chain.simulate = () => new Promise(() => undefined)
    withPool({ services }, 2_001_000_000n)
    newBlock(services)
    await pass(HEAD_POLL_MS + 600)
    expect(received()).toMatch(/^20,00/)
    expect(button('Review swap')).toHaveProperty('disabled', false)
  })
})

describe('the network cost in the review', () => {
  test('is the chain’s estimate', async () => {
    const { user } = await connected(swap('ETH', USDC, '1'), estimating(1_000_000n))
    // The card estimates the cost from the gas table.
    screen.getByText('$0.50')
    await user.click(button('Review swap'))
    await pass()
    expect(valueOf(review(), 'Network cost')).toMatch(/^\$4\.00 \(0\.002 ETH\)/)
    expect(button('Confirm swap')).toHaveProperty('disabled', false)
  })

  test('that the ether is not enough for is said, and nothing can be confirmed', async () => {
    const { user } = await connected(swap('ETH', USDC, '1'), estimating(1_000_000n, ETHER + 3_899_999_999_999_999n))
    await user.click(button('Review swap'))
    await pass()
    within(review()).getByText('Not enough ETH for the network cost')
    within(review()).getByText(/up to 0\.0039 ETH for the network, on top of the ETH that you sell\./)
    expect(button('Confirm swap')).toHaveProperty('disabled', true)
  })
})

describe('what a trade has moved', () => {
  async function swapped(
    balanceChanges: TestApp['services']['chain']['balanceChanges'],
    claimed = 987_158n * 10n ** 15n,
  ) {
    const { user, services } = await connected(swap('ETH', UNI, '1'), (app) => {
      app.services.chain.balanceChanges = balanceChanges
    })
    await user.click(button('Review swap'))
    await pass()
    await user.click(button('Confirm swap'))
    await pass()
    services.receipts.mine(HASH, { logs: [paidOut(UNI, claimed)] })
    await pass()
    return partsOf(screen.getByRole('heading', { name: /^You received/ }).parentElement!)
  }

  test('is reported by the balance where the token claims more, with what it claims', async () => {
    expect(await swapped(async () => [957_543n * 10n ** 15n])).toEqual([
      'You received 957.543 UNI',
      '$957.54',
      'For 1 ETH, at 1 ETH = 957.543 UNI. The token’s event claims 987.158; your balance grew by 957.543.',
    ])
  })

  test('is told to the last digit where the short amounts would be the same', async () => {
    const [, , text] = await swapped(async () => [987_158n * 10n ** 15n - 3n], 987_158n * 10n ** 15n - 2n)
    expect(text).toContain(
      'The token’s event claims 987.157999999999999998; your balance grew by 987.157999999999999997.',
    )
  })

  test('is reported as the event has it where the balance agrees', async () => {
    const [title, text] = await swapped(async () => [987_158n * 10n ** 15n])
    expect(title).toBe('You received 987.158 UNI')
    expect(text).not.toContain('event')
  })

  test('is by the token’s own event where no past balance can be read', async () => {
    const [title, text] = await swapped(async () => Promise.reject(new NodeError('rpc', 'missing trie node')))
    expect(title).toBe('You received 987.158 UNI')
    expect(text).toContain('What you received is known only from the token’s own event.')
  })
})
