import { grouped } from '../../../../domain/browser/locale'
import type { Statement } from './list'

/** What is checked, while its fact is unknown. */
export const subject = {
  contract: 'the contract',
  code: 'the contract’s code',
  upgrades: 'whether somebody can change how it works',
  taxes: 'buy and sell tax',
  pools: 'the pools',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Checking ${what}`,
  text: 'The network provider has not responded yet.',
})

/** @param noAnswer - the reason, as a sentence */
export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Could not check ${what}`,
  text: noAnswer,
})

export const codeFound = (bytes: number, chainName: string): Statement => ({
  statement: bytes === 0 ? 'There is no contract at this address' : 'There is a contract at this address',
  source: `${grouped(String(bytes))} bytes of code on ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'No sign that somebody can change how it works',
  source: 'It is not a proxy by EIP-1967, EIP-1822 or EIP-1167.',
}

export const isClone: Statement = {
  statement: 'A copy of another contract',
  source: 'It forwards every call to a fixed contract (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'It is a person’s account',
  text: 'Whoever has its key can change how it works.',
  source: 'Another contract does its work (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: `${hasAdmin ? 'Its admin' : 'Somebody'} can change how it works`,
  source: 'It is a proxy: another contract does its work, and a different one can be chosen later.',
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

const OTHER_RIGHTS = 'Somebody may still have special rights.'

export const noOwnerNamed: Statement = {
  statement: 'The contract names no owner',
  text: OTHER_RIGHTS,
  source: 'It names none by owner().',
}

export const noOwnerSet: Statement = {
  statement: 'The contract has no owner',
  text: OTHER_RIGHTS,
  source: 'owner() returns the zero address.',
}

export const hasOwner: Statement = {
  statement: 'The contract has an owner',
  text: 'What the owner may do is up to the contract.',
  source: 'The address that owner() returns.',
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
  text: 'Until that changes, it cannot be traded.',
  source: 'paused() returns true.',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: later === 'owner' ? 'The owner can pause transfers' : 'Transfers can be paused',
  text: 'They are not paused now.',
  source: 'paused() returns false.',
})

/** The label of the button that opens the source of a statement. */
export const sourceLabel = (statement: string) => `Source: ${statement}`

/** Below all facts: the block that the contract was read at, null if it was not. */
export const safetySource = (blockNumber: number | null) =>
  blockNumber === null ? 'Read from the chain' : `The contract was read at block ${grouped(String(blockNumber))}`

export const notAdvice = (source: string) => `${source}. This is not advice.`
