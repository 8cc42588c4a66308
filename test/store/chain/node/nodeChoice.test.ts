import { combineSlices } from '@reduxjs/toolkit'
import { tradeChainChosen, tradeChainSlice } from '#store/chain/tradeChain'
import { nodeChoiceSlice, nodeChosen, selectOwnNodeHost } from '#store/chain/nodeChoice'

const reducer = combineSlices(nodeChoiceSlice, tradeChainSlice)
const start = reducer(undefined, { type: 'start' })
const traded = start.tradeChain.chainId
const other = traded + 1

test('nodes are the site’s until one is chosen, and again when that is taken back', () => {
  expect(selectOwnNodeHost(start)).toBeNull()
  const chosen = reducer(start, nodeChosen({ chainId: traded, host: 'node.example' }))
  expect(selectOwnNodeHost(chosen)).toBe('node.example')
  expect(selectOwnNodeHost(reducer(chosen, nodeChosen({ chainId: traded, host: null })))).toBeNull()
})

test('the last choice for a network counts, and is nobody else’s', () => {
  const chosen = [
    nodeChosen({ chainId: traded, host: 'first.example' }),
    nodeChosen({ chainId: other, host: 'other.example' }),
    nodeChosen({ chainId: traded, host: 'second.example' }),
  ].reduce(reducer, start)
  expect(selectOwnNodeHost(chosen)).toBe('second.example')
  expect(selectOwnNodeHost(reducer(chosen, tradeChainChosen({ chainId: other })))).toBe('other.example')
  expect(selectOwnNodeHost(reducer(chosen, nodeChosen({ chainId: other, host: null })))).toBe('second.example')
})
