import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NodeHealth, type NodeHealthRow } from '../../../src/views/chain/NodeHealth'

const row = (changes: Partial<NodeHealthRow> = {}): NodeHealthRow => ({
  host: 'first.example',
  state: 'inUse',
  answer: 'Responded 2 s ago in 80 ms',
  head: 'Newest block 100',
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
  expect(
    rows.map((each) =>
      within(each)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['first.exampleResponded 2 s ago in 80 msNewest block 100', 'In use5 requests in the last minute'],
    [
      'first.exampleResponded 2 s ago in 80 msThe last request failed: cannot be reached',
      'Failing5 requests in the last minute',
    ],
    ['second.exampleResponded 2 s ago in 80 msNewest block 100', 'Standby5 requests in the last minute'],
    ['third.exampleNo response yet', 'Not used yet5 requests in the last minute'],
  ])
})

test('the table is folded away below how many nodes there are and which one is used', async () => {
  const nodes = [row({ state: 'failing' }), row({ host: 'second.example' })]
  const { rerender } = render(<NodeHealth rows={nodes} />)
  // jsdom draws what is folded away, too.
  const folded = screen.getByRole<HTMLDetailsElement>('group')
  within(folded).getByRole('table')
  expect(folded.open).toBe(false)
  await userEvent.click(screen.getByText('2 nodes, second.example in use'))
  expect(folded.open).toBe(true)
  rerender(<NodeHealth rows={[row({ state: 'unused' })]} />)
  screen.getByText('1 node, none in use')
})
