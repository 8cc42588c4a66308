import type { NodeStatus } from '../../../domain/chain/nodeHealth'

const listed = (hosts: readonly string[]) => hosts.join(', ')

/** Which nodes failed and which are back, beside the block in the footer; null when there is nothing to tell. */
export function nodeNote({ failing, answering, back }: NodeStatus): string | null {
  if (answering === null) return back.length === 0 ? null : `${listed(back)} ${back.length === 1 ? 'is' : 'are'} back`
  return `${listed(failing)} failed; ${back.includes(answering) ? `${answering} is back` : `using ${answering} instead`}`
}
