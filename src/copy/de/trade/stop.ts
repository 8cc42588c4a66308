import { counted } from '../browser/grammar'
import { type TradePlan, type Excess, mostSold } from '../../../domain/trade/plan'
import type { RevertReason } from '../../../domain/trade/revertReason'
import { slippagePercent } from '../../../domain/trade/slippage'
import { tradeAmount, tradeAmountAtMost, exactText } from '../../../domain/token/amount'
import type { BatchOutcome } from '../../../domain/transaction/batch'
import type { PlainStop, RunProgress, StopCause, TradeFailure } from '../../../domain/trade/confirm/outcome'
import { REVIEWED_PRICE_MAX_S } from '../../../domain/trade/limits'
import { isWholeEffect } from '../../../domain/transaction/effect'
import type { StoredTransaction } from '../../../domain/transaction/transaction'
import { effectFacts, type EffectNames } from '../../../domain/transaction/effectFacts'
import { effectText } from '../transaction/effect'
import { durationText } from '../browser/time'
import { nodeText } from '../transaction/node'
import { CONTRACTS } from './notices'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { changedApproval } from '../../../domain/transaction/status'
import { approvedInsteadText } from '../transaction/status'

/** Words for why a swap failed or would fail. */

/**
 * What happened, or with `isSent` false would happen. Says nothing of what left the wallet.
 * @param coin - the symbol of the network's own coin
 */
export function happenedText({ cause, text }: RevertReason, plan: TradePlan, isSent: boolean, coin = 'ETH'): string {
  const { sell, buy, slippageBps, deadlineMinutes } = plan
  return {
    slippage: `Der Preis hat sich über Ihre Slippage-Grenze von ${slippagePercent(slippageBps)} hinaus bewegt.`,
    deadline: isSent
      ? counted(deadlineMinutes, {
          one: 'Der Swap wurde nicht innerhalb von 1 Minute bestätigt.',
          other: `Der Swap wurde nicht rechtzeitig bestätigt. Die Frist betrug ${deadlineMinutes < 1_440 ? `${deadlineMinutes} Minuten` : durationText(deadlineMinutes)}.`,
        })
      : 'Die Frist war abgelaufen, bevor der Swap gesendet werden konnte.',
    transferRefused: `Der Contract von ${sell.symbol} hat die Übertragung abgelehnt: Das Guthaben oder die Genehmigung ist zu niedrig, oder seine eigenen Regeln verbieten sie.`,
    allowanceExpired: `Die Genehmigung für ${sell.symbol} über Permit2 ist abgelaufen. Beginnen Sie von vorn, um sie zu erneuern.`,
    payoutRefused: `${buy.symbol} ließ sich nicht auszahlen: Ein Contract hat die Übertragung nach seinen eigenen Regeln abgelehnt.`,
    takesFee: 'Ein Token auf dieser Route erhebt bei jeder Übertragung eine Gebühr, die sein Pool nicht zulässt.',
    noLiquidity: 'Die Pools halten nicht mehr genug für diesen Betrag.',
    guard: 'Jemand hat den Preis im selben Block bewegt, deshalb hat der Sandwich-Schutz den Swap scheitern lassen.',
    noHistory:
      'Der Sandwich-Schutz braucht aufgezeichnete Preise, aber ein Pool auf dieser Route zeichnet seinen Preis nicht auf. Schalten Sie den Schutz für diesen Swap aus.',
    zeroAmount: 'Der Betrag ist für einen Swap zu klein.',
    locked: 'Ein Pool auf dieser Route ist durch einen anderen Aufruf in derselben Transaktion gesperrt.',
    panic: `Ein Contract auf dieser Route hat mit einem internen Fehler abgebrochen${text ? ` (${text})` : ''}.`,
    coded: `Der Contract hat keine Meldung ausgegeben, nur den Fehlercode ${text ?? ''}.`,
    noEther: `Auf dem Konto ist nicht genug ${coin} für die Netzwerkkosten.`,
    unknown: text ? `Der Contract hat zurückgegeben: „${text}“.` : 'Das Netzwerk hat keinen Grund angegeben.',
  }[cause]
}

/** The same, and that nothing was sent where nothing was. `isSent` tells whether a transaction was mined. */
export function failureText(reason: RevertReason, plan: TradePlan, isSent: boolean, coin?: string): string {
  const happened = happenedText(reason, plan, isSent, coin)
  return isSent ? happened : `${happened} Es wurde nichts gesendet.`
}

/** Words for what a trade did when it was simulated before it is signed. */

export const SIMULATING = 'Simulation läuft …'
/** @param cause - why the network gave no answer, as a clause */
export const notSimulated = (cause: string) => `Nicht simuliert: ${cause}.`
export const CANNOT_SIMULATE = 'Nicht simuliert: Der Knotenanbieter kann das nicht.'
/** Where a token does not tell the simulation what moved. */
export const BALANCE_UNREAD = 'Gerade eben simuliert, aber danach ließen sich nicht alle Guthaben lesen.'
export const NOT_SIMULATED = 'Nicht simuliert'
/** Before the visitor goes on without a simulation: why there is none, and what that means. */
export const UNTRIED = {
  unsupported: 'Der Knotenanbieter kann dies nicht simulieren, deshalb sind die Beträge oben nicht bestätigt.',
  unread: 'In der Simulation ließen sich nicht alle Guthaben lesen, deshalb sind die Beträge oben nicht bestätigt.',
}
export const FAILS = 'Gerade eben simuliert: Der Swap scheitert.'
export const SIMULATED_AS_QUOTED =
  'Gerade eben simuliert: Genau diese Beträge würden bewegt, zuzüglich der Netzwerkkosten.'
export const SIMULATED = 'Gerade eben simuliert. Die Netzwerkkosten kommen hinzu.'

export const WOULD_FAIL = 'Dies würde jetzt scheitern'

export const balanceLabel = (symbol: string) => `Ihre ${symbol}`
/** @param amount - without its sign */
export const balanceChangeText = (amount: string, isGain: boolean) => `${isGain ? '+' : '−'}${amount}`

export const notEnoughForCost = (symbol: string) => `Nicht genug ${symbol} für die Netzwerkkosten`

interface CostShortfall {
  symbol: string
  /** What the wallet may ask for, and what the account has. */
  reserve: string
  balance: string
  /** Whether the coin is sold, too. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Ihr Wallet kann bis zu ${reserve} ${symbol} für das Netzwerk verlangen${isSold ? `, zusätzlich zu den ${symbol}, die Sie verkaufen` : ''}. Ihr Konto hat ${balance} ${symbol}.`

/** The title and text for a trade that would take more, or give less, than the review says. */
export function beyondTermsWords({ side, moved, allowed }: Excess, { sell, buy }: Pick<TradePlan, 'sell' | 'buy'>) {
  const { symbol, decimals } = side === 'buy' ? buy : sell
  const least = (units: bigint) => `${tradeAmount(units, decimals)} ${symbol}`
  const most = (units: bigint) => `${tradeAmountAtMost(units, decimals)} ${symbol}`
  return side === 'buy'
    ? {
        title: 'Es würde weniger ankommen als vereinbart',
        text: `Bei einer Simulation kamen ${least(moved)} an statt mindestens ${least(allowed)}. Möglicherweise behält der Token einen Anteil dessen ein, was an Sie gesendet wird.`,
      }
    : {
        title: 'Es würde mehr Ihr Wallet verlassen als vereinbart',
        text: `Bei einer Simulation verließen ${most(moved)} Ihr Wallet statt höchstens ${most(allowed)}.`,
      }
}

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Ihr Wallet gibt an, diese Anfrage verworfen zu haben, und keine ihrer Transaktionen ist im Netzwerk. Die Anfrage bleibt in Ihren letzten Transaktionen, falls doch eine erscheint.',
  partial:
    'Nur ein Teil davon wurde wirksam, der Swap nicht. Möglicherweise ist eine Genehmigung offen: Prüfen Sie Ihre Genehmigungen, bevor Sie es erneut versuchen.',
  unclear:
    'Ihr Wallet gibt an, dass dies abgeschlossen ist, aber keine der zugehörigen Transaktionen wurde im Netzwerk gefunden. Die Anfrage bleibt in Ihren letzten Transaktionen, falls doch eine erscheint.',
  undecided:
    'Dies wurde in einer Transaktion mit anderen Anfragen Ihres Kontos ausgeführt, und das Netzwerk zeigt nicht, welche davon erfolgreich waren. Prüfen Sie Ihre Guthaben, bevor Sie es erneut versuchen.',
}

/** How a batch of calls ended that a wallet had accepted. */
export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

/** The wallet has answered a request while the same trade was under review again. */
export const EARLIER_REQUEST_SENT =
  'Ihr Wallet hat die frühere Anfrage gesendet. Die Prüfansicht wurde geschlossen, damit nichts versehentlich zweimal gesendet wird.'

/** The same once the review had been closed by a change in the wallet. `request`: as "Swap 1 ETH for UNI". */
export const sentAfterReview = (request: string) =>
  `Ihr Wallet hat „${request}“ gesendet, nachdem die Prüfansicht geschlossen worden war. Sehen Sie in den letzten Transaktionen des sendenden Kontos nach.`

const NOTHING_SENT = 'Es wurde nichts gesendet.'
const SWAP_NOT_SENT = 'Der Swap wurde nicht gesendet.'
/** "Nothing was sent" is true until a step before the swap was mined. */
const unsent = ({ isMined }: Pick<RunProgress, 'isMined'>) => (isMined ? SWAP_NOT_SENT : NOTHING_SENT)

const NAMES = { swap: 'den Swap', wrap: 'das Wrappen', unwrap: 'das Entwrappen' }

type Text = (plan: TradePlan, progress: RunProgress) => string

const PLAIN: Record<PlainStop, Text> = {
  rejected: ({ sell }, progress) =>
    `Sie haben die Anfrage abgelehnt. ${unsent(progress)}${progress.isApproved ? ` Die Genehmigung für ${sell.symbol} bleibt bestehen.` : ''}`,
  permit2Ended: ({ sell }, progress) =>
    `Die Permit2-Genehmigung für Ihre ${sell.symbol} ist abgelaufen oder läuft zu bald ab. Bestätigen Sie erneut, um sie zu erneuern. ${unsent(progress)}`,
  oneByOne: () =>
    'Ihr Wallet kann nicht alle Schritte auf einmal ausführen. Bestätigen Sie erneut, um sie einzeln auszuführen.',
  notUpgraded: (_, progress) =>
    `Sie haben Ihr Konto unverändert gelassen. ${unsent(progress)} Bestätigen Sie erneut, um die Schritte einzeln auszuführen.`,
  walletChanged: (_, progress) => `Ihr Wallet hat sich inzwischen geändert. ${unsent(progress)}`,
  dialogClosed: ({ wrap }) => `Prüfen Sie ${NAMES[wrap ?? 'swap']}, um fortzufahren.`,
  executorChanged: (_, progress) => `Der Swap-Contract hat sich seit der Prüfung geändert. ${unsent(progress)}`,
  allowanceUnreadable: ({ sell }, progress) =>
    `Die Genehmigung für ${sell.symbol} kann nicht gelesen werden. ${unsent(progress)}`,
  lossTooHigh: (_, progress) => `Dieser Swap würde zu viel von seinem Wert verlieren. ${unsent(progress)}`,
  tooMuchGas: (_, progress) => `Dies braucht mehr Gas, als eine Transaktion verbrauchen darf. ${unsent(progress)}`,
  headTooOld: (_, progress) =>
    `Der Knotenanbieter ist im Rückstand: Sein neuester Block ist zu alt. ${unsent(progress)}`,
  priceTooOld: (_, progress) =>
    `Der Preis war inzwischen über ${REVIEWED_PRICE_MAX_S / 60} Minuten alt. ${unsent(progress)}`,
  untried: (_, progress) => `Der Knotenanbieter kann dies jetzt nicht simulieren. ${unsent(progress)}`,
  trialTooOld: (_, progress) =>
    `Der Knotenanbieter hat für die Simulation zu lange gebraucht: Das Ergebnis stammt von einem älteren Block. ${unsent(progress)}`,
  walletTooSlow: (_, progress) =>
    `Ihr Wallet hat zu lange für eine Antwort gebraucht: Die Simulation stammt von einem älteren Block. ${unsent(progress)}`,
  batchNotSent: () => batchFailureText('notSent'),
  batchUnclear: () => batchFailureText('unclear'),
  batchUndecided: () => batchFailureText('undecided'),
  unclear: () =>
    'Die Transaktion wurde gesendet, aber ihr Ergebnis konnte nicht gelesen werden. Prüfen Sie Ihre letzten Transaktionen, bevor Sie es erneut versuchen.',
  unexpected: (_, progress) => `Noch vor dem Senden des Swaps ist etwas schiefgegangen. ${unsent(progress)}`,
}

/** "You approved 50 USDC instead of 100 USDC." */
function approvedText(transaction: StoredTransaction): string {
  const changed = changedApproval(transaction)
  return changed ? approvedInsteadText(changed) : ''
}

function approvalTooLowText(transaction: StoredTransaction | null, plan: TradePlan): string {
  const { symbol, decimals } = plan.sell
  const approved = transaction ? approvedText(transaction) : 'Die Genehmigung ist zu niedrig.'
  const needed = `${exactText(mostSold(plan), decimals)} ${symbol}`
  return `${approved} Der Swap braucht ${needed}: Bestätigen Sie erneut und lassen Sie den Betrag unverändert, oder verkaufen Sie weniger.`
}

/**
 * Why a run of a trade ended without its swap having been mined, and what was sent of it.
 * @param coin - the symbol of the network's own coin
 */
export function stopText(stop: StopCause, plan: TradePlan, progress: RunProgress, coin?: string): string {
  switch (stop.cause) {
    case 'contracts':
      return `${CONTRACTS[stop.reason]} ${unsent(progress)}`
    case 'wallet':
      return walletErrorText(stop.problem)
    case 'mayBeSent':
      return mayBeSentText(stop.problem)
    case 'node':
      return `${nodeText(stop.failure)} ${unsent(progress)}`
    case 'wouldFail':
      return `${happenedText(stop.reason, plan, false, coin)} ${unsent(progress)}`
    case 'beyondTerms':
      return `${beyondTermsWords(stop, plan).text} ${unsent(progress)}`
    case 'notReset':
      return `${approvedText(stop.transaction)} Die alte Genehmigung muss zuerst auf 0 zurückgesetzt werden: Bestätigen Sie erneut und lassen Sie die 0 unverändert.`
    case 'approvalTooLow':
      return approvalTooLowText(stop.transaction, plan)
    default:
      return PLAIN[stop.cause](plan, progress)
  }
}

/** The same of a request that outlived its review, so that there is nothing to confirm again. */
export function lateStopText(stop: StopCause, plan: TradePlan, progress: RunProgress, coin?: string): string {
  if (stop.cause === 'oneByOne') return `Ihr Wallet kann nicht alle Schritte auf einmal ausführen. ${unsent(progress)}`
  if (stop.cause === 'notUpgraded') return `Sie haben Ihr Konto unverändert gelassen. ${unsent(progress)}`
  return stopText(stop, plan, progress, coin)
}

function supersededText(
  { resolution, effect }: Extract<TradeFailure, { cause: 'superseded' }>,
  names: EffectNames,
): string {
  if (resolution === 'cancelled')
    return 'Sie haben die Transaktion in Ihrem Wallet abgebrochen. Der Swap fand nicht statt.'
  return [
    'Eine andere Transaktion hat diese in Ihrem Wallet ersetzt. Der Swap fand nicht statt.',
    ...(effect ? [effectText(effectFacts(effect, names))] : []),
    ...(isWholeEffect(effect)
      ? []
      : ['Prüfen Sie in Ihrem Wallet, was die andere Transaktion bewirkt hat, bevor Sie erneut tauschen.']),
  ].join(' ')
}

/** Why a transaction of a trade failed, and what another one did that took its place. */
export function tradeFailureText(failure: TradeFailure, plan: TradePlan, names: EffectNames): string {
  if (failure.cause === 'batch') return batchFailureText(failure.outcome)
  return failure.cause === 'superseded'
    ? supersededText(failure, names)
    : failureText(failure.reason, plan, true, names.coin.symbol)
}
