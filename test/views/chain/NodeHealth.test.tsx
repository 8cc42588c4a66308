import { render, screen, within } from '@testing-library/react'
import { NodeHealth, type NodeHealthRow } from '../../../src/views/chain/NodeHealth'

const row = (changes: Partial<NodeHealthRow> = {}): NodeHealthRow => ({
  host: 'first.example',
  state: 'inUse',
  answer: 'Answered 2 s ago, in 80 ms',
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
        row({ host: 'third.example', state: 'unused', answer: 'No answer yet', head: null }),
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
    ['first.exampleAnswered 2 s ago, in 80 msNewest block 100', 'Answers now5 requests in the last minute'],
    [
      'first.exampleAnswered 2 s ago, in 80 msThe last request failed: cannot be reached',
      'Fails5 requests in the last minute',
    ],
    ['second.exampleAnswered 2 s ago, in 80 msNewest block 100', 'Standby5 requests in the last minute'],
    ['third.exampleNo answer yet', 'Not asked yet5 requests in the last minute'],
  ])
})
