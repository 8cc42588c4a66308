import { screen } from '@testing-library/react'
import { NATIVE } from '#domain/token/token'
import { selectSettledDraft } from '#store/trade/draft'
import { USDC } from '../../support/fakeServices'
import { pass, setUpBrowser } from '../renderApp'
import { connected, swap } from '../swapPage'

setUpBrowser()

async function writing(value: string) {
  const app = await connected(swap('ETH', USDC, value))
  const settled: (string | undefined)[] = []
  let last = selectSettledDraft(app.state())
  app.store.subscribe(() => {
    const now = selectSettledDraft(app.state())
    if (now !== last) settled.push(now?.typed)
    last = now
  })
  return { ...app, settled, field: screen.getByLabelText('You sell') }
}

test('the draft is state as soon as the card is open', async () => {
  const { state } = await writing('1')
  expect(selectSettledDraft(state())).toEqual({ sell: NATIVE, buy: USDC, typed: '1', kind: 'exactIn' })
})

test('the keys of an amount settle in one action, after a pause', async () => {
  const { user, field, settled } = await writing('')
  for (const key of '12.5') {
    await user.type(field, key)
    await pass(50)
  }
  expect(settled).toEqual([])
  await pass(300)
  expect(settled).toEqual(['12.5'])
})

test('an amount that is only written in another way settles nothing anew', async () => {
  const { user, field, settled } = await writing('1')
  await user.type(field, '.0')
  await pass(300)
  expect(settled).toEqual([])
})

test('the other way round is another draft', async () => {
  const { user, state } = await writing('1')
  await user.click(screen.getByRole('button', { name: 'Switch sell and receive tokens' }))
  await pass(300)
  expect(selectSettledDraft(state())).toEqual({ sell: USDC, buy: NATIVE, typed: '1', kind: 'exactOut' })
})
