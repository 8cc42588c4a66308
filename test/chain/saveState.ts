import { writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { LocalChain } from './startChain'

/**
 * Writes the chain's state to a file. `startChain({ loadState })` starts from this file in a fraction of the time that
 * seeding takes.
 */
export async function saveState(chain: LocalChain, file: string): Promise<void> {
  const dump = (await chain.rpc('anvil_dumpState')) as string
  const state = JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString('utf8')) as {
    transactions?: { info?: { traces?: unknown[] } }[]
  }
  // Two thirds of a dump are call traces, which anvil does not need for loading.
  for (const transaction of state.transactions ?? []) if (transaction.info) transaction.info.traces = []
  writeFileSync(file, JSON.stringify(state))
}
