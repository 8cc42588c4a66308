import { trialProblem } from '#copy/chain/nodes'
import { expect, test } from '@jest/globals'
import { headReads } from '#store/chain/headReads'
import { tradeChainChosen } from '#store/chain/tradeChain'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { startedStore } from '../../../support/appStore'
import { fakePage } from '../../../support/fakePage'
import { sharedStorage } from '../../../support/sharedStorage'
import { chooseNode, tryNode } from '#store/chain/ownNode'
import { selectOwnNodeHost } from '#store/chain/nodeChoice'

const URL = 'https://node.example:8443/v2/key-of-mine'
const stored = (url: string) => fakePage({ 'tidemark.ownNodes': `{"version":1,"value":{"3":"${url}"}}` })

test('a node is used at once and kept, what others said is forgotten, and its key is not in the store', async () => {
  const { dispatch, services, state } = startedStore()
  await dispatch(headReads.endpoints.getHead.initiate({ chainId: 3 }))
  dispatch(chooseNode(URL))
  expect(services.readThrough).toEqual([URL])
  expect(services.storage.read('ownNodes')).toEqual({ 3: URL })
  expect(selectOwnNodeHost(state())).toBe('node.example:8443')
  expect(headReads.endpoints.getHead.select({ chainId: 3 })(state()).data).toBeUndefined()
  expect(JSON.stringify(state())).not.toContain('key-of-mine')
})

test('the site’s nodes are chosen again, and one for another chain is left alone', () => {
  const { dispatch, services, state } = startedStore()
  services.storage.write('ownNodes', { 1: 'https://mainnet.example' })
  dispatch(chooseNode(URL))
  dispatch(chooseNode(null))
  expect(services.readThrough).toEqual([URL, null])
  expect(services.storage.read('ownNodes')).toEqual({ 1: 'https://mainnet.example' })
  expect(selectOwnNodeHost(state())).toBeNull()
})

test('the node of the last visit is there before anything is read', () => {
  const { services, store } = startedStore(stored(URL))
  expect(services.readThrough).toEqual([URL])
  expect(selectOwnNodeHost(store.getState())).toBe('node.example:8443')
})

test('a node that was chosen for another network is there as well, at the next visit and in other tabs', () => {
  const { pages, deliver, waiting, kept } = sharedStorage(2)
  kept.set('tidemark.ownNodes', `{"version":1,"value":{"3":"${URL}","8453":"https://base.example"}}`)
  const [one, other] = pages.map((page) => startedStore(page))
  const hosts = () => [3, 8453].map((chainId) => selectOwnNodeHost(other!.state(), chainId))
  expect(hosts()).toEqual(['node.example:8443', 'base.example'])
  one!.dispatch(tradeChainChosen({ chainId: 8453 }))
  one!.dispatch(chooseNode('https://another.example'))
  while (waiting() > 0) deliver(0)
  expect(hosts()).toEqual(['node.example:8443', 'another.example'])
  one!.dispatch(chooseNode(null))
  while (waiting() > 0) deliver(0)
  expect(hosts()).toEqual(['node.example:8443', null])
})

test('what is stored and is no address of a node is not asked', () => {
  expect(startedStore(stored('http://node.example')).services.readThrough).toEqual([])
})

test('the choice holds in all tabs', () => {
  const { pages, deliver, waiting } = sharedStorage(2)
  const [one, other] = pages.map((page) => startedStore(page))
  one!.dispatch(chooseNode(URL))
  while (waiting() > 0) deliver(0)
  expect(other!.services.readThrough).toEqual([URL])
  one!.dispatch(chooseNode(null))
  while (waiting() > 0) deliver(0)
  expect(other!.services.readThrough).toEqual([URL, null])
  expect(selectOwnNodeHost(other!.state())).toBeNull()
})

test('two tabs that choose at once read through the same node', () => {
  const { pages, deliver, waiting } = sharedStorage(2)
  const [one, other] = pages.map((page) => startedStore(page))
  one!.dispatch(chooseNode(URL))
  other!.dispatch(chooseNode('https://another.example'))
  while (waiting() > 0) deliver(0)
  for (const { services } of [one!, other!]) expect(services.readThrough.at(-1)).toBe('https://another.example')
})

test.each<[NodeFailure, RegExp]>([
  ['network', /cannot be reached/],
  ['timedOut', /did not respond in time/],
  ['refused', /refused/],
  ['denied', /key in it, may be wrong/],
  ['limited', /limits how many requests it accepts/],
  ['malformed', /does not respond like a node/],
  ['tooLarge', /request or its response was too large/],
  ['wrongChain', /does not serve Ropsten/],
  ['rpc', /returned an error/],
])('a trial that ends in %s is reported in words of ours', async (failure, words) => {
  const { dispatch, services } = startedStore()
  const reported = failure === 'wrongChain' ? 'The node does not serve Ropsten.' : 'no such key: key-of-mine'
  services.nodes = { ...services.nodes, testNode: () => Promise.reject(new NodeError(failure, reported)) }
  const trial = await dispatch(tryNode(URL))
  expect(trial).toEqual({ kind: 'problem', failure, chainName: 'Ropsten' })
  expect(trialProblem(failure, 'Ropsten')).toMatch(words)
  expect(JSON.stringify(trial)).not.toContain('key-of-mine')
})
