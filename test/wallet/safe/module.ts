import { concat, hexlify } from 'ethers'
import {
  keyOf,
  MULTI_SENDS,
  SAFE_4337_MODULE,
  safeInterface,
  safeModule,
  sendAs,
  sendOperations,
} from '../../chain/smartAccounts'
import type { LocalChain } from '../../chain/startChain'
import { multiSend, type Owned, ownersOf, proposal, type SafeCall } from './owners'

type Node = Pick<LocalChain, 'rpc'>

/** The calls as one call of the Safe: its target, value, data and operation. */
function innerOf({ version }: Owned, calls: readonly SafeCall[]): [string, bigint, string, 0 | 1] {
  const [only] = calls
  if (only && calls.length === 1) return [only.to, only.value, only.data, 0]
  return [MULTI_SENDS[version], 0n, multiSend(calls), 1]
}

/** Lets the Safe's owners enable modules. This takes transactions of the Safe, which raise its nonce. */
export async function enableModules(node: Node, safe: Owned, modules: readonly string[], handler?: string) {
  const { execute, nonce } = ownersOf(node, safe)
  const calls = modules.map((module) => safeInterface.encodeFunctionData('enableModule', [module]))
  if (handler !== undefined) calls.push(safeInterface.encodeFunctionData('setFallbackHandler', [handler]))
  for (const data of calls) await execute(proposal(safe, [{ to: safe.address, value: 0n, data }], await nonce()))
}

export const enable4337 = (node: Node, safe: Owned) => enableModules(node, safe, [SAFE_4337_MODULE], SAFE_4337_MODULE)

/** Executes calls of a Safe as a user operation, through Safe4337Module and a bundler. */
export function sendModuleOperation(node: Node, safe: Owned, calls: readonly SafeCall[]) {
  const callData = safeModule.encodeFunctionData('executeUserOp', innerOf(safe, calls))
  // The operation is valid from now on and for ever.
  const times = hexlify(new Uint8Array(12))
  return sendOperations(node, '0.7', [{ sender: safe.address, callData }], {
    async sign(fields) {
      const data = safeModule.encodeFunctionData('getOperationHash', [[...fields, times]])
      const hash = String(await node.rpc('eth_call', [{ to: SAFE_4337_MODULE, data }, 'latest']))
      // The contract requires the signatures in the order of the owners' addresses.
      const owners = [...safe.owners].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
      return concat([times, ...owners.map((owner) => keyOf(owner).sign(hash).serialized)])
    },
  })
}

/** Executes calls of a Safe by a module that is an account with a key, without a user operation. */
export const sendByModule = (node: Node, safe: Owned, calls: readonly SafeCall[], module: string) =>
  sendAs(node, {
    from: module,
    to: safe.address,
    data: safeInterface.encodeFunctionData('execTransactionFromModule', innerOf(safe, calls)),
  })
