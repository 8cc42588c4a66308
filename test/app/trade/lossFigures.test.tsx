import { screen, within } from '@testing-library/react'
import { CONTRACTS, USDC } from '../../support/fakeServices'
import { ALICE, HASH } from '../../support/fakeWallet'
import { pass, setUpBrowser } from '../renderApp'
import { connected, swap, withPool } from '../swapPage'

setUpBrowser()

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const card = () => document.body.textContent
const review = () => screen.getByRole('dialog', { name: 'Review swap' }).textContent

async function quoted(amountOut: bigint, impact: number) {
  const app = await connected(swap('ETH', USDC, '1'), (prepared) => {
    withPool(prepared, amountOut, impact)
  })
  await app.user.click(button(/Quote details/))
  return app
}

describe('X09: one loss has one figure, on the card and in the review', () => {
  test('where fees and prices add to the price impact, which is named as that', async () => {
    const { user } = await quoted(1_917_600_000n, 38_200)
    const notice = '4.12% below the market price'
    const text = 'You get about $82.40 less than the market price. The price impact alone is 3.82%.'
    screen.getByText(notice)
    screen.getByText('(−4.12%)')
    expect(card()).toContain(text)
    expect(card()).toContain('Price impact$76.40 (3.82%)')
    expect(card()).toContain('Loss−4.12%')
    await user.click(button('Review swap'))
    await pass()
    for (const part of [notice, text, 'Loss−$82.40 (4.12%)']) expect(review()).toContain(part)
  })

  test('the percentage typed is that figure, rounded up', async () => {
    const { user } = await quoted(1_633_200_000n, 180_500)
    screen.getByText('18.34% below the market price')
    screen.getByText('(−18.34%)')
    expect(card()).toContain('Loss−18.34%')
    await user.type(
      screen.getByRole('textbox', { name: 'Type 19 (the 18.34% you would lose, rounded up) to continue' }),
      '19',
    )
    await user.click(button('Review swap anyway'))
    await pass()
    expect(review()).toContain('18.34% below the market price')
    expect(review()).toContain('Loss−$366.80 (18.34%)')
    within(screen.getByRole('dialog')).getByText(/The price impact alone is 18\.05%\.$/)
  })

  test('where the price impact is all of it, it has no second row', async () => {
    await quoted(2_000_000_000n, 38_200)
    screen.getByText('3.82% price impact')
    screen.getByText('(−3.82%)')
    expect(card()).not.toContain('alone is')
    expect(card()).not.toContain('Loss−')
  })
})

describe('one total', () => {
  const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const word = (value: bigint): `0x${string}` => `0x${value.toString(16).padStart(64, '0')}`
  const received = (units: bigint) => ({
    address: USDC,
    topics: [TRANSFER, word(BigInt(CONTRACTS.swapRouter)), word(BigInt(ALICE))] as `0x${string}`[],
    data: word(units),
  })
  const PARTS = ['Pool fee$5.99 (0.30%)', 'Price impact$4.00 (0.20%)']
  const dialog = () => screen.getByRole('dialog')

  test('stands on the card, in the review and in the outcome, and opens into its parts', async () => {
    const { user, services } = await quoted(1_996_000_000n, 2_000)
    for (const part of ['This swap costs $10.49 in all (0.53%)', ...PARTS, 'Network cost$0.50']) {
      expect(card()).toContain(part)
    }
    await user.click(button('Review swap'))
    await pass()
    const total = within(dialog()).getByText(/^This swap costs \$10\.\d\d in all \(0\.5\d%\)$/)
    expect(total.closest('details')).toHaveProperty('open', false)
    for (const part of [...PARTS, 'Network cost$0.']) expect(total.closest('details')?.textContent).toContain(part)
    await user.click(button('Confirm swap'))
    await pass()
    services.receipts.mine(HASH, { logs: [received(1_994_000_000n)], gasUsed: 500_000n, effectiveGasPrice: 10n ** 9n })
    await pass()
    const paid = within(dialog()).getByText('This swap cost $12.99 in all (0.65%)').closest('details')
    expect(paid).toHaveProperty('open', false)
    for (const part of [...PARTS, 'Worse price than quoted$2.00', 'Network cost paid0.0005 ETH ($1.00)'])
      expect(paid?.textContent).toContain(part)
  })

  test('is shown with its parts where one of them is high', async () => {
    const { user } = await quoted(1_917_600_000n, 38_200)
    await user.click(button('Review swap'))
    await pass()
    const total = within(dialog()).getByText(/^This swap costs \$82\.\d\d in all \(4\.1\d%\)$/)
    expect(total.closest('details')).toHaveProperty('open', true)
    for (const part of ['Pool fee$5.78 (0.30%)', 'Price impact$76.40 (3.82%)', 'Below the market price$0.22 (0.02%)'])
      expect(total.closest('details')?.textContent).toContain(part)
  })

  test('is not shown if the received amount is unknown', async () => {
    const { user, services } = await quoted(1_996_000_000n, 2_000)
    await user.click(button('Review swap'))
    await pass()
    await user.click(button('Confirm swap'))
    await pass()
    services.receipts.mine(HASH)
    await pass()
    within(dialog()).getByText(/Network cost paid/)
    expect(dialog().textContent).not.toContain('in all')
  })
})
