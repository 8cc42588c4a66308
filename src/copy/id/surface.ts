import type { Surface } from '../surface'
import type * as enApprovalApprovals from '../en/approval/approvals'
import type * as enBrowserBrowser from '../en/browser/browser'
import type * as enBrowserGrammar from '../en/browser/grammar'
import type * as enBrowserLanguages from '../en/browser/languages'
import type * as enBrowserTime from '../en/browser/time'
import type * as enChainChain from '../en/chain/chain'
import type * as enChainNetworkDialog from '../en/chain/networkDialog'
import type * as enChainNodes from '../en/chain/nodes'
import type * as enDiagnosticsButton from '../en/diagnostics/button'
import type * as enMarketChart from '../en/market/chart'
import type * as enMarketFigures from '../en/market/figures'
import type * as enMarketPairs from '../en/market/pairs'
import type * as enMarketPoolTable from '../en/market/poolTable'
import type * as enPoolPools from '../en/pool/pools'
import type * as enProfileAccount from '../en/profile/account'
import type * as enProfileFaq from '../en/profile/faq'
import type * as enProfileProfile from '../en/profile/profile'
import type * as enSearchSearch from '../en/search/search'
import type * as enSettingsSettings from '../en/settings/settings'
import type * as enShellDocument from '../en/shell/document'
import type * as enShellShell from '../en/shell/shell'
import type * as enTokenLists from '../en/token/lists'
import type * as enTokenToken from '../en/token/token'
import type * as enTokenPageSafety from '../en/tokenPage/safety'
import type * as enTokenPageTokenPage from '../en/tokenPage/tokenPage'
import type * as enTradeCalls from '../en/trade/calls'
import type * as enTradeCard from '../en/trade/card'
import type * as enTradeFirstCoins from '../en/trade/firstCoins'
import type * as enTradeLoss from '../en/trade/loss'
import type * as enTradeNotices from '../en/trade/notices'
import type * as enTradeOutcome from '../en/trade/outcome'
import type * as enTradeQuoteDetails from '../en/trade/quoteDetails'
import type * as enTradeReceipt from '../en/trade/receipt'
import type * as enTradeReview from '../en/trade/review'
import type * as enTradeSettings from '../en/trade/settings'
import type * as enTradeSteps from '../en/trade/steps'
import type * as enTradeStop from '../en/trade/stop'
import type * as enTransactionActivity from '../en/transaction/activity'
import type * as enTransactionEffect from '../en/transaction/effect'
import type * as enTransactionNode from '../en/transaction/node'
import type * as enTransactionStatus from '../en/transaction/status'
import type * as enTransactionTitle from '../en/transaction/title'
import type * as enUiUi from '../en/ui/ui'
import type * as enWalletConnect from '../en/wallet/connect'
import type * as enWalletConnecting from '../en/wallet/connecting'
import type * as enWalletErrors from '../en/wallet/errors'
import type * as enWalletNotifications from '../en/wallet/notifications'
import type * as approvalApprovals from './approval/approvals'
import type * as browserBrowser from './browser/browser'
import type * as browserGrammar from './browser/grammar'
import type * as browserLanguages from './browser/languages'
import type * as browserTime from './browser/time'
import type * as chainChain from './chain/chain'
import type * as chainNetworkDialog from './chain/networkDialog'
import type * as chainNodes from './chain/nodes'
import type * as diagnosticsButton from './diagnostics/button'
import type * as marketChart from './market/chart'
import type * as marketFigures from './market/figures'
import type * as marketPairs from './market/pairs'
import type * as marketPoolTable from './market/poolTable'
import type * as poolPools from './pool/pools'
import type * as profileAccount from './profile/account'
import type * as profileFaq from './profile/faq'
import type * as profileProfile from './profile/profile'
import type * as searchSearch from './search/search'
import type * as settingsSettings from './settings/settings'
import type * as shellDocument from './shell/document'
import type * as shellShell from './shell/shell'
import type * as tokenLists from './token/lists'
import type * as tokenToken from './token/token'
import type * as tokenPageSafety from './tokenPage/safety'
import type * as tokenPageTokenPage from './tokenPage/tokenPage'
import type * as tradeCalls from './trade/calls'
import type * as tradeCard from './trade/card'
import type * as tradeFirstCoins from './trade/firstCoins'
import type * as tradeLoss from './trade/loss'
import type * as tradeNotices from './trade/notices'
import type * as tradeOutcome from './trade/outcome'
import type * as tradeQuoteDetails from './trade/quoteDetails'
import type * as tradeReceipt from './trade/receipt'
import type * as tradeReview from './trade/review'
import type * as tradeSettings from './trade/settings'
import type * as tradeSteps from './trade/steps'
import type * as tradeStop from './trade/stop'
import type * as transactionActivity from './transaction/activity'
import type * as transactionEffect from './transaction/effect'
import type * as transactionNode from './transaction/node'
import type * as transactionStatus from './transaction/status'
import type * as transactionTitle from './transaction/title'
import type * as uiUi from './ui/ui'
import type * as walletConnect from './wallet/connect'
import type * as walletConnecting from './wallet/connecting'
import type * as walletErrors from './wallet/errors'
import type * as walletNotifications from './wallet/notifications'

/** Made by `npm run translations`. It compiles where this language has what English has. */
export type Surfaces = [
  Surface<typeof enApprovalApprovals, typeof approvalApprovals>,
  Surface<typeof enBrowserBrowser, typeof browserBrowser>,
  Surface<Omit<typeof enBrowserGrammar, 'counted'>, Omit<typeof browserGrammar, 'counted'>>,
  Surface<typeof enBrowserLanguages, typeof browserLanguages>,
  Surface<typeof enBrowserTime, typeof browserTime>,
  Surface<typeof enChainChain, typeof chainChain>,
  Surface<typeof enChainNetworkDialog, typeof chainNetworkDialog>,
  Surface<typeof enChainNodes, typeof chainNodes>,
  Surface<typeof enDiagnosticsButton, typeof diagnosticsButton>,
  Surface<typeof enMarketChart, typeof marketChart>,
  Surface<typeof enMarketFigures, typeof marketFigures>,
  Surface<typeof enMarketPairs, typeof marketPairs>,
  Surface<typeof enMarketPoolTable, typeof marketPoolTable>,
  Surface<typeof enPoolPools, typeof poolPools>,
  Surface<typeof enProfileAccount, typeof profileAccount>,
  Surface<typeof enProfileFaq, typeof profileFaq>,
  Surface<typeof enProfileProfile, typeof profileProfile>,
  Surface<typeof enSearchSearch, typeof searchSearch>,
  Surface<typeof enSettingsSettings, typeof settingsSettings>,
  Surface<typeof enShellDocument, typeof shellDocument>,
  Surface<typeof enShellShell, typeof shellShell>,
  Surface<typeof enTokenLists, typeof tokenLists>,
  Surface<typeof enTokenToken, typeof tokenToken>,
  Surface<typeof enTokenPageSafety, typeof tokenPageSafety>,
  Surface<typeof enTokenPageTokenPage, typeof tokenPageTokenPage>,
  Surface<typeof enTradeCalls, typeof tradeCalls>,
  Surface<typeof enTradeCard, typeof tradeCard>,
  Surface<typeof enTradeFirstCoins, typeof tradeFirstCoins>,
  Surface<typeof enTradeLoss, typeof tradeLoss>,
  Surface<typeof enTradeNotices, typeof tradeNotices>,
  Surface<typeof enTradeOutcome, typeof tradeOutcome>,
  Surface<typeof enTradeQuoteDetails, typeof tradeQuoteDetails>,
  Surface<typeof enTradeReceipt, typeof tradeReceipt>,
  Surface<typeof enTradeReview, typeof tradeReview>,
  Surface<typeof enTradeSettings, typeof tradeSettings>,
  Surface<typeof enTradeSteps, typeof tradeSteps>,
  Surface<typeof enTradeStop, typeof tradeStop>,
  Surface<typeof enTransactionActivity, typeof transactionActivity>,
  Surface<typeof enTransactionEffect, typeof transactionEffect>,
  Surface<typeof enTransactionNode, typeof transactionNode>,
  Surface<typeof enTransactionStatus, typeof transactionStatus>,
  Surface<typeof enTransactionTitle, typeof transactionTitle>,
  Surface<typeof enUiUi, typeof uiUi>,
  Surface<typeof enWalletConnect, typeof walletConnect>,
  Surface<typeof enWalletConnecting, typeof walletConnecting>,
  Surface<typeof enWalletErrors, typeof walletErrors>,
  Surface<typeof enWalletNotifications, typeof walletNotifications>,
]
