import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import { executionsOf } from '#domain/transaction/smartAccount'
import { sharedChain } from '../support/sharedChain'
import { ownersOf, proposal } from '../wallet/safe/owners'
import {
  createOperationAccount,
  createSafe,
  executeBatch,
  placeEntryPoints,
  placeSafes,
  sendOperations,
} from './smartAccounts'
import type { LocalChain } from './startChain'
import { accountOf, tokenOf } from './world'

const token = new Interface(['function approve(address spender, uint256 amount)'])
const UNI = tokenOf('UNI').address
const [alice, bob] = [accountOf('alice').address, accountOf('bob').address]
const approve = (amount: bigint) => ({
  to: UNI,
  value: 0n,
  data: token.encodeFunctionData('approve', [bob, amount]),
})
/** A call that reverts, because UNI has no such function. */
const refused = { ...approve(1n), data: '0xdeadbeef' }

let chain: LocalChain

beforeAll(async () => {
  chain = await sharedChain()
  await placeSafes(chain, '1.1.1', '1.3.0', '1.4.1', '1.5.0')
  await placeEntryPoints(chain, '0.6', '0.7', '0.8', '0.9')
})
afterAll(() => chain.stop())

test.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)('a Safe %s does what its owners sign', async (version) => {
  const owners = [alice, bob]
  const safe = { address: await createSafe(chain, { version, owners, threshold: 2 }), version, owners }
  const { hashOf, execute, nonce } = ownersOf(chain, safe)
  const batch = proposal(safe, [approve(1n), approve(2n)], 0n)
  const { status, logs } = await execute(batch)
  expect([status, await nonce()]).toEqual(['0x1', 1n])
  const executions = executionsOf(logs as never, safe.address)
  expect(executions).toMatchObject([{ id: await hashOf(batch), isFailed: false }])
  expect(executions[0]?.logs.filter(({ address }) => address.toLowerCase() === UNI.toLowerCase())).toHaveLength(2)
  const failing = await execute(proposal(safe, [refused], 1n))
  const [execution] = executionsOf(failing.logs as never, safe.address)
  expect([failing.status, execution?.isFailed, await nonce()]).toEqual(
    version === '1.1.1' ? ['0x1', true, 2n] : ['0x0', undefined, 1n],
  )
})

test.each(['0.6', '0.7', '0.8', '0.9'] as const)(
  'EntryPoint %s carries out operations of an account',
  async (version) => {
    const sender = await createOperationAccount(chain, version)
    const { status, logs } = await sendOperations(chain, version, [
      { sender, callData: executeBatch(version, [approve(1n), approve(2n)]) },
      { sender, callData: executeBatch(version, [refused]) },
    ])
    expect(status).toBe('0x1')
    const executions = executionsOf(logs as never, sender)
    expect(executions.map(({ isFailed }) => isFailed)).toEqual([false, true])
    expect(executions[0]?.logs.filter(({ address }) => address.toLowerCase() === UNI.toLowerCase())).toHaveLength(2)
  },
)
