import { screen, within } from '@testing-library/react'
import { USDC } from '../../support/fakeServices'
import { HASH } from '../../support/fakeWallet'
import { valueOf, valuesOf } from '../../support/valueOf'
import { button, pass, setUpBrowser } from '../renderApp'
import { connected, paidOut, review, swap, withPool } from '../swapPage'

setUpBrowser()

const onCard = () => valuesOf(document.body)

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
    const notice = '4.12% lost in all'
    const text = 'You lose about $82.40. The price impact alone is 3.82%.'
    screen.getByText(notice)
    screen.getByText('(−4.12%)')
    within(screen.getByRole('note')).getByText(text, { exact: false })
    expect(onCard()).toMatchObject({ 'Price impact': '$76.40 (3.82%)', Loss: '−4.12%' })
    await user.click(button('Review swap'))
    await pass()
    for (const part of [notice, text]) within(review()).getByText(part, { exact: false })
    expect(valuesOf(review())).toMatchObject({ Loss: '−$82.40 (4.12%)' })
  })

  test('the percentage typed is that figure, rounded up', async () => {
    const { user } = await quoted(1_633_200_000n, 180_500)
    screen.getByText('18.34% lost in all')
    screen.getByText('(−18.34%)')
    expect(onCard()).toMatchObject({ Loss: '−18.34%' })
    await user.type(
      screen.getByRole('textbox', { name: 'Type 19 (the 18.34% you would lose, rounded up) to continue' }),
      '19',
    )
    await user.click(button('Review swap anyway'))
    await pass()
    within(review()).getByText('18.34% lost in all')
    expect(valuesOf(review())).toMatchObject({ Loss: '−$366.80 (18.34%)' })
    within(screen.getByRole('dialog')).getByText(/The price impact alone is 18\.05%\.$/)
  })

  test('where the price impact is all of it, it has no second row', async () => {
    await quoted(2_000_000_000n, 38_200)
    screen.getByText('3.82% price impact')
    screen.getByText('(−3.82%)')
    expect(screen.queryByText(/alone is/)).toBeNull()
    expect(onCard()).not.toHaveProperty('Loss')
  })
})

describe('one total', () => {
  const PARTS = {
    'Pool fee': '$5.99 (0.30%)',
    'Price impact': '$4.00 (0.20%)',
    'Better than the market price': '−$5.99 (0.29%)',
  }
  const dialog = () => screen.getByRole('dialog')
  const folded = (total: string | RegExp) => within(dialog()).getByText(total).closest('details')!

  test('stands on the card, in the review and in the outcome, and opens into its parts', async () => {
    const { user, services } = await quoted(1_996_000_000n, 2_000)
    // The pools are $5.99 cheaper than the market: $2,000 are sold, and $1,996 received.
    screen.getByText('This swap costs $4.50 in all (0.23%)')
    expect(onCard()).toMatchObject({ ...PARTS, 'Network cost': '$0.50 (0.000246 ETH)' })
    await user.click(button('Review swap'))
    await pass()
    const total = folded(/^This swap costs \$4\.\d\d in all \(0\.2\d%\)$/)
    expect(total.open).toBe(false)
    expect(valuesOf(total)).toMatchObject(PARTS)
    expect(valueOf(total, 'Network cost')).toMatch(/^\$0\./)
    await user.click(button('Confirm swap'))
    await pass()
    services.receipts.mine(HASH, {
      logs: [paidOut(USDC, 1_994_000_000n)],
      gasUsed: 500_000n,
      effectiveGasPrice: 10n ** 9n,
    })
    await pass()
    const paid = folded('This swap cost $7.00 in all (0.35%)')
    expect(paid.open).toBe(false)
    expect(valuesOf(paid)).toMatchObject({ ...PARTS, 'Network cost paid': '0.0005 ETH ($1.00)' })
    expect(valueOf(paid, 'Worse price than quoted')).toBe('$2.00')
  })

  test('is shown with its parts where one of them is high', async () => {
    const { user } = await quoted(1_917_600_000n, 38_200)
    await user.click(button('Review swap'))
    await pass()
    const total = folded(/^This swap costs \$82\.\d\d in all \(4\.1\d%\)$/)
    expect(total.open).toBe(true)
    expect(valuesOf(total)).toMatchObject({
      'Pool fee': '$5.78 (0.30%)',
      'Price impact': '$76.40 (3.82%)',
      'Below the market price': '$0.22 (0.02%)',
    })
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
    expect(within(dialog()).queryByText(/in all/)).toBeNull()
  })
})
