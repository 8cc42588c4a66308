import { screen, within } from '@testing-library/react'
import { NATIVE } from '#domain/token/token'
import { selectSettledDraft } from '#store/trade/draft'
import { UNI, USDC } from '../../support/fakeServices'
import { pass, setUpBrowser } from '../renderApp'
import { connected, swap } from '../swapPage'

setUpBrowser()

/**
 * When a step runs, React has rendered the previous one's change, but the router has not: it updates in a transition.
 */
async function atOnce(...steps: (() => void)[]) {
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = world.IS_REACT_ACT_ENVIRONMENT
  world.IS_REACT_ACT_ENVIRONMENT = false
  try {
    for (const step of steps) {
      step()
      // React renders the update caused by a press in the next microtask.
      await Promise.resolve()
    }
  } finally {
    world.IS_REACT_ACT_ENVIRONMENT = before
  }
  await pass(1_000)
}

function write(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

async function choosing(side: 'sell' | 'receive') {
  const app = await connected(swap('ETH', USDC, '1'))
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^Token to ${side}`) }))
  await pass(300)
  const option = within(screen.getByRole('dialog', { name: /^Select a token/ })).getByRole('option', {
    name: /Uniswap/,
  })
  return { ...app, choose: () => option.click() }
}

const draft = ({ state }: Awaited<ReturnType<typeof connected>>) => selectSettledDraft(state())

test('an amount that is typed right after a token was chosen keeps the choice', async () => {
  const app = await choosing('receive')
  await atOnce(app.choose, () => write(screen.getByLabelText('You sell'), '2'))
  expect(draft(app)).toMatchObject({ sell: NATIVE, buy: UNI, typed: '2', kind: 'exactIn' })
  screen.getByRole('button', { name: 'Token to receive: UNI' })
})

test('a token that is chosen right after an amount was typed keeps the amount and its side', async () => {
  const app = await choosing('sell')
  await atOnce(() => write(screen.getByLabelText('You receive'), '300'), app.choose)
  expect(draft(app)).toMatchObject({ sell: UNI, buy: USDC, typed: '300', kind: 'exactOut' })
})

test('the other way round, right after a token was chosen, is that of the choice', async () => {
  const app = await choosing('receive')
  await atOnce(app.choose, () => screen.getByRole('button', { name: 'Switch sell and receive tokens' }).click())
  expect(draft(app)).toMatchObject({ sell: UNI, buy: NATIVE })
})
