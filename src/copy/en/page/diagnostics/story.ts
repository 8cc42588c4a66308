/** The words of a replayed recording, for maintainers. What is put in comes from a file. */

type Facts = Readonly<Record<string, unknown>>

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null

/** A value as a word. */
function word(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? 'none' : JSON.stringify(value)
}

/** The symbol of a token, or else its id. */
const token = (value: unknown) => (isFacts(value) ? word(value.symbol ?? value.id) : word(value))

const accounts = (value: unknown) => (Array.isArray(value) ? value.map(word).join(', ') : word(value))

/** By the names of the actions: one sentence each. */
export const ACTION_TEXTS: Readonly<Record<string, (facts: Facts) => string>> = {
  'app/started': () => 'The page started.',
  'app/connectPressedEarly': () => '"connect wallet" was pressed before the page had started.',
  'app/marketAdded': () => 'The part that reads the chain is here.',

  'wallet/detected': ({ wallets }) =>
    `Wallets in this browser: ${Array.isArray(wallets) ? wallets.map((each: unknown) => (isFacts(each) ? word(each.name) : '?')).join(', ') || 'none' : 'none'}.`,
  'wallets/recentWalletsRead': ({ walletIds }) => `Wallets used before: ${accounts(walletIds) || 'none'}.`,
  'wallet/connectStarted': ({ walletId, attempt }) => `Connecting to ${word(walletId)} (attempt ${word(attempt)}).`,
  'wallet/connectFailed': ({ walletId, reason, message }) =>
    `${word(walletId)} did not connect (${word(reason)}): ${word(message)}`,
  'wallet/resumeStarted': ({ walletId, present }) =>
    `Reconnecting to ${word(walletId)}, which is ${present === true ? 'here' : 'not here yet'}.`,
  'wallet/resumeEnded': ({ walletId }) => `${word(walletId)} did not come back.`,
  'wallet/pairingReady': ({ isNew }) =>
    `A pairing code is shown${isNew === null ? '' : `, as the last one was ${word(isNew)}`}.`,
  'wallet/pairingEnded': () => 'The pairing code is gone.',
  'wallet/connected': ({ walletId, accounts: all, chainId }) =>
    `${word(walletId)} connected: ${accounts(all)} on chain ${word(chainId)}.`,
  'wallet/accountsChanged': ({ accounts: all }) => `The wallet's accounts are now ${accounts(all)}.`,
  'wallet/disconnected': ({ walletId, by }) => `${word(walletId)} disconnected (by ${word(by)}).`,
  'wallet/addressCopied': () => 'The address was copied.',
  'wallet/assetOffered': ({ symbol }) => `The wallet was offered the token ${word(symbol)}.`,
  'wallet/assetRefused': ({ symbol, reason }) => `The wallet did not take the token ${word(symbol)} (${word(reason)}).`,

  'chain/changed': ({ chainId }) => `The wallet is now on chain ${word(chainId)}.`,
  'chain/switchStarted': ({ chainId }) => `The wallet was asked to change to chain ${word(chainId)}.`,
  'chain/switchFailed': ({ chainId, reason, message }) =>
    `The wallet did not change to chain ${word(chainId)} (${word(reason)}): ${word(message)}`,
  'tradeChain/tradeChainChosen': ({ chainId, source }) =>
    `Chain ${word(chainId)} is named to trade on (by ${word(source)}).`,
  'nodeChoice/nodeChosen': ({ chainId, host }) =>
    `Chain ${word(chainId)} is read through ${host === null ? "the site's nodes" : "the visitor's own node"}.`,

  'modals/modalOpened': ({ modal }) => `The dialog "${word(modal)}" opened.`,
  'modals/modalClosed': () => 'The dialog closed.',
  'connectWizard/getWalletPressed': () => '"Get a wallet" was pressed.',
  'connectWizard/walletSelected': ({ walletId }) => `The wallet ${word(walletId)} was chosen.`,
  'connectWizard/downloadPressed': ({ walletId }) => `The download of ${word(walletId)} was chosen.`,
  'connectWizard/continuePressed': () => '"Continue" was pressed.',
  'connectWizard/guideFinished': () => 'The guide was finished.',
  'connectWizard/backPressed': () => '"Back" was pressed.',

  'parts/partMissed': () => 'A part of the page could not be loaded.',
  'parts/partBroke': () => 'A part of the page broke while it was drawn.',
  'parts/marketMissed': () => 'The part that reads the chain could not be loaded, or broke.',
  'parts/partChanged': () => 'A file of the page was not the one that was built, so the browser did not run it.',
  'parts/partBlocked': ({ host }) =>
    `A policy stopped ${host === null ? 'a part of the page' : `requests to ${word(host)}`}.`,
  'notifications/notificationAdded': ({ type, message }) => `Notification (${word(type)}): ${word(message)}`,
  'notifications/notificationExpired': () => 'A notification disappeared.',
  'notifications/notificationDismissed': () => 'A notification was dismissed.',
  'notifications/notificationsHeld': ({ held }) => `The notifications ${held === true ? 'are held' : 'go on'}.`,
  'liveRegion/announced': ({ text }) => `Announced to screen readers: ${word(text)}`,
  'unseenOutcome/settledUnseen': ({ text }) => `Settled while nobody looked: ${word(text)}`,
  'unseenOutcome/outcomesSeen': () => 'The page was viewed again.',

  'tokenChoices/tokenChoicesRead': () => 'The chosen tokens of earlier visits were read.',
  'tokenChoices/tokenChosen': ({ id }) => `The token ${word(id)} was chosen.`,
  'tokenChoices/favouriteChanged': ({ id, isFavourite }) =>
    `The token ${word(id)} is ${isFavourite === true ? 'a favourite' : 'no favourite any more'}.`,
  'tokenChoices/tokenAccepted': ({ token: accepted }) => `The unlisted token ${token(accepted)} was accepted.`,

  'tradeSettings/tradeSettingsChanged': (changed) => `Trade settings changed: ${JSON.stringify(changed)}.`,
  'draft/draftSettled': ({ sell, buy, typed, kind }) =>
    `The draft is ${word(sell)} for ${word(buy)}, ${word(typed) || 'no amount'} (${word(kind)}).`,
  'draft/draftLeft': () => 'The trade card was left.',
  'trade/reviewOpened': ({ sell, buy }) => `The review opened: ${token(sell)} for ${token(buy)}.`,
  'trade/reviewAwaited': ({ chainId }) => `The review opens once the wallet is on chain ${word(chainId)}.`,
  'trade/upgradeChosen': ({ isWanted }) => `The upgrade of the account was chosen: ${word(isWanted)}.`,
  'trade/priceAccepted': () => 'The new price was accepted.',
  'trade/tradeStarted': ({ run }) => `The trade was confirmed on the page (run ${word(run)}).`,
  'trade/tradeStepsKnown': ({ steps }) => `Its steps are: ${accounts(steps)}.`,
  'trade/stepPaid': ({ cost }) => `A step was paid for: ${word(cost)} wei.`,
  'trade/stepAdvanced': ({ at, phase }) =>
    `Step ${typeof at === 'number' ? at + 1 : '?'} is waiting for: ${word(phase)}.`,
  'trade/requestFailed': () => 'The wallet failed with the request, which it may have sent all the same.',
  'trade/tradeResumed': () => 'It had sent it: the trade went on.',
  'trade/tradeReturned': ({ message }) => `Back to the review: ${word(message)}`,
  'trade/reviewEnded': ({ message }) => `The review closed by itself: ${word(message)}`,
  'trade/endTold': ({ message }) => `The card told what became of a request: ${word(message)}`,
  'trade/tradeRejected': ({ message }) => `Back to the card: ${word(message)}`,
  'trade/tradeConfirmed': () => 'The trade was confirmed on the chain.',
  'trade/tradeFailed': ({ end, reason }) => `The trade failed (${word(end)}): ${word(reason)}`,
  'trade/tradeAltered': ({ reason }) => `The wallet sent something else: ${word(reason)}`,
  'trade/settingsRequested': () => 'The trade settings were opened after a failure.',
  'trade/tradeClosed': () => 'The dialog of the trade was closed.',
  'trade/tradeBroken': () => 'The dialog of the trade could not be shown.',
  'openRequests/requestDismissed': ({ run }) => `The request of run ${word(run)} is not in the wallet any more.`,

  'transactions/transactionAdded': ({ transaction }) =>
    `Sent: ${isFacts(transaction) ? `${word(transaction.description)} (${word(transaction.hash)})` : '?'}.`,
  'transactions/transactionUpdated': ({ hash, update }) =>
    `${word(hash)} is ${
      isFacts(update)
        ? [update.status, update.resolution]
            .filter((each) => each !== undefined)
            .map(word)
            .join(', ')
        : '?'
    }.`,
  'transactions/transactionUnwatched': ({ hash }) => `${word(hash)} is not watched any more.`,
  'transactions/transactionsCleared': ({ account }) => `The transactions of ${word(account)} were cleared.`,
  'transactions/transactionsRestored': () => 'Stored transactions were read.',
}

/** A read of the chain or of a list, as `owner/endpoint/end`. */
function readText(type: string, payload: unknown): string | null {
  const [, owner, endpoint, end] = /^(chainReads|lists)\/(?:(\w+)\/)?(\w+)$/.exec(type) ?? []
  if (owner === undefined) return null
  if (end === 'fulfilled') return `Read: ${word(endpoint)}.`
  if (end === 'copyUsed') return `Used the stored copy: ${word(endpoint)}.`
  if (end !== 'rejected') return `All that was read is dropped, to be read again (${word(end)}).`
  const failure = isFacts(payload) ? `${word(payload.failure)}: ${word(payload.message)}` : 'no reason'
  return `Not read: ${word(endpoint)} (${failure})`
}

/** What an action means; its name where there are no words for it. */
export function actionText(type: string, payload: unknown): string {
  const text = Object.hasOwn(ACTION_TEXTS, type) ? ACTION_TEXTS[type] : undefined
  return text?.(isFacts(payload) ? payload : {}) ?? readText(type, payload) ?? type
}

export const notReplayed = (type: string, problem: string) => `${type} could not be replayed: ${problem}`

/** `at`: milliseconds since the first action. */
export const offsetText = (at: number) => `${(at / 1_000).toFixed(3)} s`.padStart(12)

export const NOTHING = 'nothing'
export const changed = (path: string, from: string, to: string) => `${path}: ${from} → ${to}`
export const andMore = (count: number) => `and ${count} more`

export const buildText = (build: { app: string; version: string; commit: string | null; hash: string | null }) =>
  `${build.app} ${build.version}, commit ${build.commit ?? 'not known'}, main script ${build.hash ?? 'of a development build'}`

interface PageWords {
  madeAt: string
  browser: string
  language: string
  window: { width: number; height: number }
  isOnline: boolean
  path: string
}

export const pageText = ({ madeAt, browser, language, window: { width, height }, isOnline, path }: PageWords) =>
  `${madeAt}, ${path}, ${width} × ${height}, ${language}, ${isOnline ? 'online' : 'offline'}, ${browser}`

interface WalletWords {
  status: string
  id: string | null
  reach: string | null
  chainId: number | null
}

export const walletText = ({ status, id, reach, chainId }: WalletWords) =>
  `Wallet: ${status}${id === null ? '' : `, ${id} (${word(reach)}) on chain ${word(chainId)}`}`

export const NO_NODES = 'Nodes: the part that calls them is missing'
export const nodesText = ({ chainId, isOwn }: { chainId: number; isOwn: boolean }) =>
  `Nodes of chain ${chainId}, ${isOwn ? "the visitor's own" : 'in the order of the settings'}:`

interface EndpointWords {
  isFirst: boolean
  answeredAt: number | null
  answerMs: number | null
  block: { number: number } | null
  failures: number
  lastFailure: string | null
  requestsInLastMinute: number
}

export const endpointText = (index: number, endpoint: EndpointWords) =>
  [
    `  ${index}${endpoint.isFirst ? ' (asked first)' : ''}: ${endpoint.requestsInLastMinute} requests in the last minute`,
    endpoint.answeredAt === null ? 'no answer yet' : `last answer ${new Date(endpoint.answeredAt).toISOString()}`,
    ...(endpoint.answerMs === null ? [] : [`in ${endpoint.answerMs} ms`]),
    ...(endpoint.block === null ? [] : [`block ${endpoint.block.number}`]),
    `${endpoint.failures} failures in a row`,
    ...(endpoint.lastFailure === null ? [] : [`the last one: ${endpoint.lastFailure}`]),
  ].join(', ')

export const standInsText = (standIns: Readonly<Record<string, string>>) =>
  Object.entries(standIns)
    .map(([standIn, shown]) => `${standIn} is ${shown}`)
    .join(', ')

export const SAME_END = 'The replay ended with the slices that the page had.'
export const otherEnd = (differences: string) => `The replay ended differently from the page: ${differences}`

export const NO_DIAGNOSTICS = 'This is not a diagnostics file.'
export const NAMES_ONLY =
  'The page could not load what makes the diagnostics: it has only the names of its last actions.'
export const REPLAY_USAGE = 'npm run replay -- file.json [--slices]'
