import { act, screen, within } from '@testing-library/react'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { encodeApprove } from '#services/trade/tradeEncoder'
import { CONTRACTS, ETHER, UNI, USDC } from '../support/fakeServices'
import { partsOf } from '../support/partsOf'
import { valueOf } from '../support/valueOf'
import { button, pass, region, setUpBrowser } from './renderApp'
import { connected, newBlock, received, review, sold, swap, type TestApp } from './swapPage'

/**
 * Every screen of a token whose amounts are multiplied (ERC-8056). The contract counts ten tokens, each of which costs one
 * dollar, and a token is `multiplier` of what people call one.
 */

setUpBrowser()

const FOUR = (4n * ETHER).toString()

const held =
  (multiplier: string | null) =>
  ({ services }: TestApp) => {
    services.holdings[UNI] = 10n * ETHER
    services.approvals[UNI] = 5n * ETHER
    if (multiplier !== null) services.multipliers[UNI] = multiplier
  }

async function openReview(multiplier = FOUR) {
  const opened = await connected(swap(UNI, USDC, '10'), (app) => {
    held(multiplier)(app)
    app.services.approvals[UNI] = 0n
  })
  await opened.user.click(button('Review swap'))
  await pass()
  return opened
}

describe('X44: the page of a token', () => {
  test.each([
    [FOUR, '40', '20 UNI', '$0.25', '4b'],
    [(ETHER / 4n).toString(), '2.5', '1.25 UNI', '$4.00', '250m'],
    ['1', '<0.000001', '0.000000000000000005 UNI', '$1,000,000,000,000,000,000.00', '<0.001'],
    [
      (10n ** 36n).toString(),
      '10,000,000,000,000,000,000',
      '5,000,000,000,000,000,000 UNI',
      '$0.000000000000000001',
      '1,000,000,000,000,000t',
    ],
  ])('with the multiplier %s', async (multiplier, balance, allowed, price, supply) => {
    await connected(`/token?address=${UNI}`, held(multiplier))
    const card = region('Your balance')
    card.getByText(balance)
    card.getByText('$10.00')
    expect(partsOf(card.getByRole('listitem'))).toEqual([`Uniswap SwapRouter02 may move ${allowed}`])
    expect(document.title).toContain(price)
    expect(document.body.textContent).toContain(`Total supply${supply}`)
    expect(document.body.textContent).toContain('The amounts shown are multiplied by')
  })

  test('of a token without one has the usual figures', async () => {
    await connected(`/token?address=${UNI}`, held(null))
    region('Your balance').getByText('10')
    expect(document.body.textContent).not.toContain('The amounts shown are multiplied by')
  })
})

describe('X44: a trade', () => {
  test('Max and the parts are what the contract counts, multiplied', async () => {
    const { user } = await connected(swap(UNI, USDC), held(FOUR))
    expect(document.body.textContent).toContain('40')
    await user.click(button('Max UNI'))
    await pass(300)
    expect(sold()).toBe('40')
    await user.click(button(/^25%/))
    await pass(300)
    expect(sold()).toBe('10')
    expect(received()).toMatch(/^2\.\d+$/)
  })

  test('is reviewed with both amounts, and sent with that of the contract', async () => {
    const { user, wallet } = await openReview()
    expect(partsOf(review()).slice(1, 3)).toEqual(['You sell', '10 UNI'])
    const terms = within(review())
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    expect(terms.indexOf('Rate') - terms.indexOf('UNI in the contract')).toBe(1)
    expect(valueOf(review(), 'UNI in the contract')).toBe('2.5 × 4 = 10 UNI')
    expect(valueOf(review(), 'You approve')).toBe('2.5 × 4 = 10 UNI')
    expect(valueOf(review(), 'Rate')).toMatch(/^1 UNI = 0\.2[45]/)
    await user.click(button('Confirm swap'))
    await pass()
    const [request] = wallet.requested('eth_sendTransaction')[0]?.params as [{ data: string }]
    expect(request.data).toBe(encodeApprove(UNI, CONTRACTS.swapRouter, (25n * ETHER) / 10n).data)
  })

  test('X46: a multiplier that changes while the review is open closes it with the reason', async () => {
    const { services, wallet } = await openReview()
    services.multipliers[UNI] = (2n * ETHER).toString()
    newBlock(services)
    await pass(HEAD_POLL_MS)
    await pass()
    expect(screen.queryByRole('dialog', { name: 'Review swap' })).toBeNull()
    screen.getByText('The multiplier of a token’s amounts changed. The review was closed. Nothing was sent.')
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
    // What was typed is now five tokens of the contract, not two and a half.
    expect(sold()).toBe('10')
  })

  test('X46: a multiplier that changes between the review and the request stops the trade', async () => {
    const { user, services, wallet } = await openReview()
    services.multipliers[UNI] = (2n * ETHER).toString()
    await user.click(button('Confirm swap'))
    await pass()
    expect(document.body.textContent).toContain('The multiplier of a token’s amounts changed. Nothing was sent.')
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })

  test('X46: while the multiplier of the review is unknown, nothing can be confirmed, and the next block decides', async () => {
    const { services, wallet } = await openReview()
    const read = services.chain.uiMultipliers
    services.chain.uiMultipliers = async (_chainId, tokens) =>
      Object.fromEntries(tokens.flatMap((token) => (token === UNI ? [] : [[token, null]])))
    newBlock(services)
    await pass(HEAD_POLL_MS)
    await pass()
    expect(within(review()).queryByRole('button', { name: 'Confirm swap' })).toBeNull()
    within(review()).getByRole('button', { name: 'Checking…' })
    // The card behind the review converts nothing that was typed.
    expect(screen.queryByRole('button', { name: 'Max UNI', hidden: true })).toBeNull()
    services.chain.uiMultipliers = read
    newBlock(services, 102)
    await pass(HEAD_POLL_MS)
    await pass()
    within(review()).getByRole('button', { name: 'Confirm swap' })
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })

  test('X46: a multiplier that cannot be read between the review and the request stops the trade', async () => {
    const { user, services, wallet } = await openReview()
    services.chain.uiMultipliers = async () => ({ [USDC]: null })
    await user.click(button('Confirm swap'))
    await pass()
    expect(document.body.textContent).toContain('The node could not answer this request. Nothing was sent.')
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })

  test('the multiplier of a token without one is not asked again with each block', async () => {
    const asked: string[][] = []
    const { services } = await connected(swap(USDC, UNI, '1'), ({ services: { chain } }) => {
      const { uiMultipliers } = chain
      chain.uiMultipliers = (chainId, tokens) => (asked.push([...tokens]), uiMultipliers(chainId, tokens))
    })
    const before = asked.length
    newBlock(services)
    await pass(HEAD_POLL_MS)
    expect(asked.length).toBe(before)
  })

  test('until the multiplier is known, no amount is shown', async () => {
    await connected(swap(UNI, USDC, '10'), (app) => {
      held(FOUR)(app)
      app.services.chain.uiMultipliers = () => new Promise(() => undefined)
    })
    expect(screen.queryByRole('button', { name: 'Max UNI' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Review swap' })).toBeNull()
  })
})

test('X44: the profile', async () => {
  await connected('/profile', held(FOUR))
  await act(async () => undefined)
  const row = screen.getAllByRole('row').find((each) => each.textContent.includes('UNI'))!
  expect(partsOf(row)).toEqual(expect.arrayContaining(['$0.25', '40', '$10.00']))
})
