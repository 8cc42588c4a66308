/**
 * Reads that the home page does not need before a wallet is connected or another token or range chosen: a file of its
 * own.
 */
export { readApprovals, readFoundApprovals } from './approval/approvals'
export { readPermit2Allowances } from './approval/permit2'
export { readHistoryReach } from './market/historyReach'
export { pricesFromLogs } from './market/history/pricesFromLogs'
export { readTrades, withTrades } from './market/history/pricesFromTrades'
export { readSafety } from './token/safety'
export { createSimulation } from './trade/simulate'
export { measureTaxes } from './trade/taxTrials'
export { readBalanceChanges } from './transaction/balanceChanges'
export { readIdentity } from './wallet/ens'
