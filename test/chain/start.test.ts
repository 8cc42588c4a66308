import { expect, test } from '@jest/globals'
import { listSnapshots, supportedListChains } from '../../src/build/listSnapshot'
import { readSettings } from '../../src/build/settings'
import { buildConstants } from '../../src/build/constants'
import { severalNetworks } from '../support/localSettings'
import { tokenIn } from './world'
import { POSED_NETWORKS } from './worlds/all'

const [usual, second] = ['http://127.0.0.1:8545', 'http://127.0.0.1:8546']
const base = POSED_NETWORKS.base!

test('"npm start -- --networks" trades on both chains, its wallet knows both, and its list has the tokens of both', () => {
  const { chainId } = base.network!
  const settings = readSettings(severalNetworks(usual, [{ chainId, url: second }]))
  expect(settings.supportedChainIds).toEqual([3, 8453])
  expect(settings.rpcUrls).toMatchObject({ 3: [usual], 8453: [second] })

  const { __TEST_WALLET_RPC_URLS__ = '', __SEVERAL_NETWORKS__ } = buildConstants(settings)
  expect(JSON.parse(__TEST_WALLET_RPC_URLS__)).toEqual({ 3: usual, 8453: second })
  expect(__SEVERAL_NETWORKS__).toBe('true')

  const lists = supportedListChains(settings)
  expect(lists).toEqual([1, 8453])
  const tokens = listSnapshots(lists)['/lists/tokens.json']
  for (const symbol of ['USDC', 'UNI', 'AERO']) expect(tokens).toContain(tokenIn(base, symbol).address)
})

test('without it there is the one chain, on which the build trades by default', () => {
  expect(readSettings(severalNetworks(usual, [])).supportedChainIds).toEqual(readSettings({}).supportedChainIds)
})
