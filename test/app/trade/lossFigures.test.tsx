import { screen, within } from '@testing-library/react'
import { USDC } from '../../support/fakeServices'
import { pass, setUpBrowser } from '../renderApp'
import { connected, swap, withPool } from '../swapPage'

setUpBrowser()

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const card = () => document.body.textContent
const review = () => screen.getByRole('dialog', { name: 'Review swap' }).textContent

/** The card with a pool that gives so many millionths of a dollar for one ether of $2,000, with such an impact. */
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
    expect(card()).toContain('Price impact3.82%')
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
