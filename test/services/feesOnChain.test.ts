import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { NETWORKS } from '#config/networks/all'
import { gasFees } from '#domain/chain/fees'
import { createNode, type Node } from '#services/chain/node'
import { startAnvil, type Anvil } from '../chain/anvil'
import { nodeRpc, type NodeRpc } from '../chain/nodeRpc'
import { withoutAutomine } from '../chain/sendMined'
import { accountOf } from '../chain/world'
import { chainAt } from '../support/chainAt'
import { hex } from '../chain/hex'

/** These tests compare each fee model's gas price with what a transaction paid on a chain with such fees. */

const GWEI = 10n ** 9n
const [alice, bob] = [accountOf('alice').address, accountOf('bob').address]
describe.each<[name: string, chainId: number, baseFee: bigint]>([
  ['Polygon, whose validators take no tip below 25 gwei', 137, 30n * GWEI],
  ['Linea, whose base fee is 7 wei', 59144, 7n],
  ['BNB Smart Chain, which has no base fee', 56, 0n],
  ['Avalanche, whose base fee is low', 43114, GWEI / 100n],
])('%s', (_, chainId, baseFee) => {
  const { fees: model } = NETWORKS.find(({ chain }) => chain.id === chainId)!.chain
  let anvil: Anvil
  let rpc: NodeRpc
  let node: Node

  beforeAll(async () => {
    anvil = await startAnvil({ chainId, port: 0 })
    rpc = nodeRpc(anvil.url)
    await rpc.send('anvil_setBalance', [alice, hex(10n ** 20n)])
    await rpc.send('anvil_setNextBlockBaseFeePerGas', [hex(baseFee)])
    await rpc.send('evm_mine')
    node = createNode([{ ...chainAt([anvil.url], chainId), ...(model && { fees: model }) }], 1)
  })
  afterAll(async () => {
    rpc.close()
    await anvil.stop()
  })

  test('the price that is shown is what a transaction pays, and what wallets offer is enough for the next block', async () => {
    const { baseFeePerGas } = await node.head(chainId)
    expect(baseFeePerGas).toBe(baseFee)
    const { feePerGas, maxFeePerGas } = gasFees(baseFeePerGas, await node.priorityFee(chainId), model)
    await rpc.send('anvil_setNextBlockBaseFeePerGas', [hex(baseFee)])
    const tip = feePerGas - baseFee
    const sent = { from: alice, to: bob, value: '0x1', maxFeePerGas: hex(maxFeePerGas), maxPriorityFeePerGas: hex(tip) }
    const hash = await withoutAutomine(rpc.send, async () => {
      const mined = await rpc.send('eth_sendTransaction', [sent])
      await rpc.send('evm_mine')
      return mined
    })
    const receipt = (await rpc.send('eth_getTransactionReceipt', [hash])) as { effectiveGasPrice: string }
    expect(BigInt(receipt.effectiveGasPrice)).toBe(feePerGas)
    expect(feePerGas).toBeGreaterThan(0n)
    // The base fee rises by at most an eighth per block, and the maximum fee must cover this rise.
    expect(maxFeePerGas).toBeGreaterThanOrEqual(model === 'gasPrice' ? feePerGas : feePerGas + baseFee / 8n)
    if (model === 'tipFloor') expect(tip).toBeGreaterThanOrEqual(25n * GWEI)
    if (model === 'tipPriced') expect(maxFeePerGas).toBeGreaterThanOrEqual(2n * tip)
  })
})
