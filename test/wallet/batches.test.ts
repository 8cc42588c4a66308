import { Interface, parseEther } from 'ethers'
import { batchAccountAddress, executeCalls } from '../chain/batchAccount'
import { nodeRpc, type NodeRpc } from '../chain/nodeRpc'
import type { LocalChain } from '../chain/startChain'
import { accountOf, contracts, tokenOf } from '../chain/world'
import { createBatches, type Batches } from './batches'
import { sharedChain } from '../support/sharedChain'

const ALICE = accountOf('alice').address
const BOB = accountOf('bob').address
const USDC = tokenOf('USDC').address
const WETH = contracts.weth
const abi = new Interface([
  executeCalls,
  'function approve(address spender, uint256 amount)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)',
])
const AMOUNT = 100_000_000n

let chain: LocalChain
let rpc: NodeRpc
let batches: Batches

beforeAll(async () => {
  chain = await sharedChain()
  rpc = nodeRpc(chain.url)
  batches = createBatches((method, params) => rpc.send(method, [...params]))
})
afterAll(async () => {
  rpc.close()
  await chain.stop()
})

async function read(to: string, name: string, values: unknown[]): Promise<bigint> {
  const data = abi.encodeFunctionData(name, values)
  return BigInt(String(await rpc.send('eth_call', [{ to, data }, 'latest'])))
}
const call = (to: string, name: string, values: unknown[], value = '0x0') => ({
  to,
  value,
  data: abi.encodeFunctionData(name, values),
})
const swap = (amountOutMinimum: bigint) =>
  call(contracts.swapRouter, 'exactInputSingle', [
    {
      tokenIn: USDC,
      tokenOut: WETH,
      fee: 500,
      recipient: ALICE,
      amountIn: AMOUNT,
      amountOutMinimum,
      sqrtPriceLimitX96: 0,
    },
  ])
const approve = (amount: bigint) => call(USDC, 'approve', [contracts.swapRouter, amount])

async function ended(id: string) {
  let answer = { status: 100, receipts: [] as { transactionHash: string }[] }
  while (answer.status === 100) answer = (await batches.status(id)) as typeof answer
  return answer
}

test('the local chain has the code for it', async () => {
  expect(await batches.isPlaced()).toBe(true)
})

test('approval and swap are one transaction of the account', async () => {
  const before = await read(WETH, 'balanceOf', [ALICE])
  const nonce = Number(await rpc.send('eth_getTransactionCount', [ALICE, 'latest']))
  const id = await batches.send(null, ALICE, '0x3', [approve(AMOUNT), swap(1n)])
  const status = await ended(id)
  expect(status).toMatchObject({ version: '2.0.0', id, chainId: '0x3', status: 200, atomic: true })
  expect(await rpc.send('eth_getTransactionByHash', [status.receipts[0]?.transactionHash])).toMatchObject({
    from: ALICE.toLowerCase(),
    to: ALICE.toLowerCase(),
  })
  expect(Number(await rpc.send('eth_getTransactionCount', [ALICE, 'latest']))).toBe(nonce + 1)
  expect(await read(WETH, 'balanceOf', [ALICE])).toBeGreaterThan(before)
  expect(await read(USDC, 'allowance', [ALICE, contracts.swapRouter])).toBe(0n)
})

test('of a swap that fails not even the approval is left', async () => {
  await expect(batches.send(null, ALICE, '0x3', [approve(7n), swap(parseEther('1000'))])).rejects.toThrow()
  expect(await read(USDC, 'allowance', [ALICE, contracts.swapRouter])).toBe(0n)
})

test('ether reaches an account that does several calls, also by the little gas that WETH gives', async () => {
  const before = await read(WETH, 'balanceOf', [BOB])
  const id = await batches.send(null, BOB, '0x3', [call(WETH, 'deposit', [], '0x64'), call(WETH, 'withdraw', [100])])
  expect(await ended(id)).toMatchObject({ status: 200 })
  expect(await read(WETH, 'balanceOf', [BOB])).toBe(before)
})

test('nobody else moves what an account holds', async () => {
  const data = abi.encodeFunctionData('execute', [[[USDC, 0, approve(1n).data]]])
  await expect(rpc.send('eth_call', [{ from: BOB, to: ALICE, data }, 'latest'])).rejects.toThrow(
    'BatchAccount: not the account',
  )
})

test('an id is used once, and an unknown one is known as that', async () => {
  const id = await batches.send('mine', ALICE, '0x3', [approve(0n)])
  expect(id).toBe('mine')
  expect(() => batches.checkId('mine')).toThrow('There is a batch with this id already.')
  await expect(batches.status('other')).rejects.toMatchObject({ code: 5730 })
})

// This test must be the last, because it removes the code from the chain.
test('one that fails in its block is reported as reverted', async () => {
  await rpc.send('evm_setAutomine', [false])
  const id = await batches.send(null, BOB, '0x3', [call(WETH, 'deposit', [], '0x64'), call(WETH, 'withdraw', [100])])
  expect(await batches.status(id)).toMatchObject({ status: 100 })
  // The contract's code is replaced before the transaction is mined.
  await rpc.send('anvil_setCode', [batchAccountAddress, '0xfe'])
  await rpc.send('evm_mine', [])
  expect(await ended(id)).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
})
