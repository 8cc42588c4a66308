/** Checks the configuration of all chains. Throws with the error messages that the specification defines. */
export function checkSetup(chains: readonly { id: number; name: string; urls: readonly string[] }[], quorum: number) {
  if (chains.length === 0) throw new Error('must have at least one chain')
  if (!Number.isInteger(quorum) || quorum < 1) throw new Error('quorum cannot be lower than minQuorum')
  for (const { id, name, urls } of chains) {
    if (urls.length >= quorum) continue
    throw new Error(
      `Could not find valid provider configuration for chain "${name}". Add an RPC URL for it: set RPC_URLS_${id} or ALCHEMY_KEY.`,
    )
  }
}
