import { resolve } from 'node:path'
import { bundleScript } from '../bundleScript'
import type { PageOptions } from './pageEntry'

export async function bundleMetaMask(options: PageOptions): Promise<string> {
  const node = resolve('test/wallet/metaMask/nodeInBrowser.ts')
  const script = await bundleScript('test/wallet/metaMask/pageEntry.ts', { inject: [node], alias: { buffer: node } })
  // The options are a local constant of the script, so that the page cannot see them.
  return `{const metaMaskOptions=${JSON.stringify(options)};${script}}`
}
