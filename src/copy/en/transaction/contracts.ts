import type { ContractsFault } from '../../../domain/trade/plan'

/** Why nothing can be traded on a network. */
export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: 'This network has no known swap contract.',
  unexpected: 'The swap contract on this network is not the expected one.',
}
