import type { WalletError, WalletProblem } from './walletError'

/** The facts for the text about a failed network switch: the problem, and what the visitor can do next. */
export interface SwitchFacts {
  kind: 'problemAlone' | 'reconnect' | 'addThere' | 'refused' | 'chooseThere' | 'chooseOrRetry'
  problem: WalletProblem
  network: string
}

function kindOf({ problem, failure }: Pick<WalletError, 'problem' | 'failure'>): SwitchFacts['kind'] {
  // The texts of these problems already say what the visitor can do.
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
