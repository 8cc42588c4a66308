/**
 * Reads about accounts, and about tokens that are not among the common ones: a file of its own, because the home page
 * needs none of it before a wallet is connected or another token chosen.
 */
export { readApprovals, readFoundApprovals } from './approval/approvals'
export { readSafety } from './token/safety'
export { createSimulation } from './trade/simulate'
export { measureTaxes } from './trade/taxTrials'
