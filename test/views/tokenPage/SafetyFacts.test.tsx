import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SafetyFacts } from '../../../src/views/tokenPage/SafetyFacts'
import { partsOf } from '../../support/partsOf'

const OWNER = '0x514910771AF9Ca656af840dff83E8264EcF986CA'

test('a safety fact opens its source, and gives no verdict', async () => {
  const user = userEvent.setup()
  render(
    <SafetyFacts
      facts={[{ kind: 'good', statement: 'On the public token list', source: 'Symbol and name match the contract.' }]}
      source="Read from the chain at block 12"
    />,
  )
  expect(screen.queryByText('Symbol and name match the contract.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Source: On the public token list' }))
  screen.getByText('Symbol and name match the contract.')
  screen.getByText('Read from the chain at block 12. This is not advice.')
})

test('addresses are reported in full, and looked up where there is an explorer', () => {
  const fact = { kind: 'care' as const, statement: 'It has an owner', text: 'Its rights are not known.' }
  render(
    <SafetyFacts
      facts={[
        {
          ...fact,
          addresses: [
            { label: 'Owner', address: OWNER, href: 'https://etherscan.io/address/0x51' },
            { label: 'Admin', address: OWNER, href: null },
          ],
        },
      ]}
      source="Read from the chain"
    />,
  )
  expect(partsOf(screen.getByRole('listitem'))).toEqual([
    'It has an owner',
    `Its rights are not known. Owner ${OWNER} Admin ${OWNER}`,
  ])
  expect(screen.getAllByText('0x51…86CA')).toHaveLength(2)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
