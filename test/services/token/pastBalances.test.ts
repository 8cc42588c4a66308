import { expect, test } from '@jest/globals'
import { deploymentOf } from '#config/deployments'
import type { Address } from '#domain/chain/address'
import type { ContractCall } from '#services/chain/multicall'
import { uintWord } from '#services/chain/words'
import { readPastBalances } from '#services/token/pastBalances'
import { fakeNode } from '../../support/fakeNode'

const CHAIN_ID = 3
const { multicall, weth, usdc } = deploymentOf(CHAIN_ID)!
const OWNER: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const NEWER: Address = '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2'

test('the balances of the coin and of tokens come from the state of one block, in one call', async () => {
  const asked: { calls: readonly ContractCall[]; block: number | undefined }[] = []
  const units: Partial<Record<Address, bigint>> = { [multicall]: 5n, [weth]: 7n }
  const node = fakeNode({
    multicall: () => ({
      calls: async (calls, block) => {
        asked.push({ calls, block })
        return calls.map(({ to }) => {
          // A contract that was deployed later has no code at the block.
          if (to === NEWER) return { success: true, data: '0x' as const }
          const value = units[to]
          return value === undefined
            ? { success: false, data: '0x' as const }
            : { success: true, data: `0x${uintWord(value)}` as const }
        })
      },
    }),
  })
  const read = await readPastBalances(node, CHAIN_ID, OWNER, { tokens: [weth, NEWER, usdc], blockNumber: 50 })
  expect(read).toEqual({ coin: '5', tokens: ['7', '0', null] })
  expect(asked.map(({ calls, block }) => [calls.length, block])).toEqual([[4, 50]])
})
