import { LAST_READS_MAX } from '../browser/limits'

interface AccountKey {
  chainId: number
  account: string
}

export interface Identity {
  name: string | null
  avatar: string | null
}

/** The result of a successful read about an account. Balances are decimal strings, in base units. */
export type LastRead = AccountKey & {
  readAt: number
} & ({ kind: 'balance'; value: string } | { kind: 'identity'; value: Identity })

function isAbout(read: LastRead, kind: LastRead['kind'], { chainId, account }: AccountKey): boolean {
  return read.kind === kind && read.chainId === chainId && read.account === account.toLowerCase()
}

/** The older read of the same kind, and the oldest reads beyond LAST_READS_MAX, are dropped. */
export function withLastRead(reads: readonly LastRead[], read: LastRead): LastRead[] {
  const added = { ...read, account: read.account.toLowerCase() }
  return [added, ...reads.filter((other) => !isAbout(other, read.kind, read))].slice(0, LAST_READS_MAX)
}

export function lastBalance(reads: readonly LastRead[], of: AccountKey): string | null {
  const read = reads.find((read) => isAbout(read, 'balance', of))
  return read?.kind === 'balance' ? read.value : null
}

export function lastIdentity(reads: readonly LastRead[], of: AccountKey): Identity | null {
  const read = reads.find((read) => isAbout(read, 'identity', of))
  return read?.kind === 'identity' ? read.value : null
}
