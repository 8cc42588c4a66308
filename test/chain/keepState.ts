import type { LocalChain } from './startChain'

/** Keeps the state of a chain. The function that it returns goes back to this state, as often as it is called. */
export async function keepState({ rpc }: Pick<LocalChain, 'rpc'>): Promise<() => Promise<void>> {
  let snapshot = await rpc('evm_snapshot')
  return async () => {
    // Going back to a snapshot uses it up.
    await rpc('evm_revert', [snapshot])
    snapshot = await rpc('evm_snapshot')
  }
}
