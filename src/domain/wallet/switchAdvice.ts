import type { WalletError, WalletProblem } from './walletError'

/** What is said of a failed switch to a network: the problem, and what the visitor can do next. */
export interface SwitchFacts {
  kind: 'problemAlone' | 'reconnect' | 'addThere' | 'refused' | 'chooseThere' | 'chooseOrRetry'
  problem: WalletProblem
  /** The name of the network to switch to. */
  network: string
}

function kindOf({ problem, failure }: Pick<WalletError, 'problem' | 'failure'>): SwitchFacts['kind'] {
  // These already say what to do.
  if (failure === 'busy' || failure === 'changed') return 'problemAlone'
  if (failure === 'gone') return 'reconnect'
  if (problem === 'addFailed') return 'addThere'
  if (problem === 'chainRefused') return 'refused'
  return failure === 'unsupported' ? 'chooseThere' : 'chooseOrRetry'
}

export const switchFacts = (error: Pick<WalletError, 'problem' | 'failure'>, network: string): SwitchFacts => ({
  kind: kindOf(error),
  problem: error.problem,
  network,
})
