import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NodeHealth, type NodeHealthRow } from '../../../src/views/chain/NodeHealth'

const row = (changes: Partial<NodeHealthRow> = {}): NodeHealthRow => ({
  host: 'first.example',
  state: 'inUse',
  answer: 'Responded 2 s ago in 80 ms',
  head: 'Latest block 100',
  failure: null,
  requests: '5 requests in the last minute',
  ...changes,
})

test('every node has a row with its state, also two of the same host', () => {
  render(
    <NodeHealth
      rows={[
        row(),
        row({ state: 'failing', head: null, failure: 'The last request failed: cannot be reached' }),
        row({ host: 'second.example', state: 'reserve' }),
        row({ host: 'third.example', state: 'unused', answer: 'No response yet', head: null }),
      ]}
    />,
  )
  const [, ...rows] = screen.getAllByRole('row')
  const said = [
    ['first.example', 'Responded 2 s ago in 80 ms', 'Latest block 100', 'In use', '5 requests in the last minute'],
    ['first.example', 'The last request failed: cannot be reached', 'Failing'],
    ['second.example', 'Standby'],
    ['third.example', 'No response yet', 'Not used yet'],
  ]
  expect(rows).toHaveLength(said.length)
  for (const [at, texts] of said.entries()) for (const text of texts) within(rows[at]!).getByText(text)
  expect(within(rows[1]!).queryByText(/^Latest block/)).toBeNull()
})

test('the table is folded away below how many nodes there are and which one is used', async () => {
  const nodes = [row({ state: 'failing' }), row({ host: 'second.example' })]
  const { rerender } = render(<NodeHealth rows={nodes} />)
  // jsdom also renders the content of a closed `details` element.
  const folded = screen.getByRole<HTMLDetailsElement>('group')
  within(folded).getByRole('table')
  expect(folded.open).toBe(false)
  await userEvent.click(screen.getByText('2 nodes, second.example in use'))
  expect(folded.open).toBe(true)
  rerender(<NodeHealth rows={[row({ state: 'unused' })]} />)
  screen.getByText('1 node, none in use')
})
