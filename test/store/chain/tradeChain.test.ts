import { expect, test } from '@jest/globals'
import { configuredChains } from '#config/chains'
import { headReads } from '#store/chain/headReads'
import { refetch } from '#store/refetch'
import { selectTradeChain, tradeChainChosen } from '#store/chain/tradeChain'
import { appStore } from '../../support/appStore'
import { chooseNode } from '#store/chain/ownNode'
import { selectOwnNodeHost } from '#store/chain/nodeChoice'

const [first, second] = configuredChains as [(typeof configuredChains)[number], (typeof configuredChains)[number]]
const { getHead } = headReads.endpoints

test('the first supported network is traded on until another is chosen', () => {
  const { dispatch, state } = appStore()
  expect(selectTradeChain(state())).toBe(first)
  dispatch(tradeChainChosen({ chainId: second.id }))
  expect(selectTradeChain(state())).toBe(second)
})

test('"Try again" reads the network that is traded on', () => {
  const { dispatch, state } = appStore()
  dispatch(tradeChainChosen({ chainId: second.id }))
  dispatch(refetch())
  expect(getHead.select({ chainId: second.id })(state()).isUninitialized).toBe(false)
  expect(getHead.select({ chainId: first.id })(state()).isUninitialized).toBe(true)
})

test('a node of one’s own is for the network that was traded on when it was chosen', () => {
  const { dispatch, state, services } = appStore()
  dispatch(chooseNode('https://first.example'))
  dispatch(tradeChainChosen({ chainId: second.id }))
  expect(selectOwnNodeHost(state())).toBeNull()
  dispatch(chooseNode('https://second.example'))
  expect(selectOwnNodeHost(state())).toBe('second.example')
  dispatch(chooseNode(null))
  expect(services.storage.read('ownNodes')).toEqual({ [first.id]: 'https://first.example' })
  dispatch(tradeChainChosen({ chainId: first.id }))
  expect(selectOwnNodeHost(state())).toBe('first.example')
})
