import type { Hex } from '#boundary/node'
import type { CallResult, ContractCall } from '#services/chain/multicall'
import type { Node } from '#services/chain/node'
import { fakeNode } from './fakeNode'

/** For each contract address, a function from calldata to the result; undefined means a revert. */
export type FakeContracts = Record<string, (data: Hex) => Hex | undefined>

/** A node that supports only multicalls of scripted contracts. Other addresses have no code. */
export function fakeMulticall(contracts: FakeContracts): { node: Node; batches: ContractCall[][] } {
  const byAddress = new Map(Object.entries(contracts).map(([address, answer]) => [address.toLowerCase(), answer]))
  const batches: ContractCall[][] = []
  const answerOf = ({ to, data }: ContractCall): CallResult => {
    const contract = byAddress.get(to.toLowerCase())
    if (!contract) return { success: true, data: '0x' }
    const answer = contract(data)
    return answer === undefined ? { success: false, data: '0x' } : { success: true, data: answer }
  }
  const calls = async (requested: readonly ContractCall[]) => {
    batches.push([...requested])
    return requested.map(answerOf)
  }
  return { node: fakeNode({ multicall: () => ({ calls }) }), batches }
}

/** A contract with a fixed result for each selector. A call reverts if its result is undefined or missing. */
export const bySelector =
  (answers: Record<string, Hex | undefined>) =>
  (data: Hex): Hex | undefined =>
    answers[data.slice(0, 10)]
