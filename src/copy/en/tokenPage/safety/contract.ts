import { grouped } from '../../../../domain/browser/locale'
import type { Statement } from './list'

/** The subject of a fact that is not known. */
export const subject = {
  contract: 'The contract',
  code: 'The contract’s code',
  upgrades: 'Whether its code can be replaced',
  taxes: 'Buy and sell tax',
  pools: 'The pools',
}

export const beingRead = (what: string): Statement => ({
  statement: `${what} is being read`,
  source: 'The network provider has not answered yet.',
})

/** `noAnswer`: the reason, as a sentence. */
export const unreadable = (what: string, noAnswer: string): Statement => ({
  statement: `${what} could not be read`,
  source: noAnswer,
})

export const codeFound = (bytes: number, chainName: string): Statement => ({
  statement: bytes === 0 ? 'No contract code found' : 'Contract code found',
  source: `${grouped(String(bytes))} bytes at the address on ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'No sign that its code can be replaced',
  source: 'Not a proxy by EIP-1967, EIP-1822 or EIP-1167.',
}

export const isClone: Statement = {
  statement: 'A copy of another contract',
  source: 'Its calls always go to the same one (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'It is a person’s account',
  source: 'Another contract does its work (EIP-7702). Whoever has its key can choose a different one later.',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: 'Its code can be replaced',
  source: `It is a proxy: another contract does its work. ${hasAdmin ? 'Its admin' : 'Somebody'} can choose a different one later.`,
})

/** The label of an address beside a statement. */
export const addressLabel = {
  clone: 'Original',
  account: 'Contract',
  beacon: 'Beacon',
  implementation: 'Implementation',
  admin: 'Admin',
  owner: 'Owner',
}

export const noOwnerNamed: Statement = {
  statement: 'No owner is named',
  source: 'The contract names none by owner(). It may grant rights in other ways.',
}

export const noOwnerSet: Statement = {
  statement: 'No owner is set',
  source: 'owner() answers with the zero address. The contract may grant rights in other ways.',
}

export const hasOwner: Statement = {
  statement: 'The contract has an owner',
  source: 'By owner(). What the owner may do is up to the contract.',
}

/** Who can later change what is true today. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'This can change later.',
  owner: 'The owner can change this later.',
  upgrade: 'Whoever can upgrade the contract can change this later.',
  contract: 'The contract itself may still change this later.',
}

export const isPaused: Statement = {
  statement: 'Transfers are paused',
  source: 'By paused(). Until that changes, it cannot be traded.',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: 'Transfers can be paused',
  source: `They are not paused now, by paused(). ${changesLater[later]}`,
})

/** Below all facts: the block that the contract was read at, null if it was not. */
export const safetySource = (blockNumber: number | null) =>
  blockNumber === null ? 'Read from the chain' : `The contract was read at block ${grouped(String(blockNumber))}`

export const notAdvice = (source: string) => `${source}. This is not advice.`
