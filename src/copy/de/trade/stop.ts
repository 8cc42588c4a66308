import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

/** Words for why a swap failed or would fail. */

/** What happened, or would happen. It says nothing of what left the wallet. `symbol`: of the token that is meant. */
const REVERTS: Sentences<RevertFacts> = {
  /** `percent`: "0.5%", the limit that the visitor set. */
  slippage: ({ percent }) => `Der Preis hat sich über Ihre Slippage-Grenze von ${percent} hinaus bewegt.`,
  /** It was sent, and is on the chain without effect. */
  notInTime: ({ minutes }) =>
    counted(minutes, {
      one: 'Der Swap wurde nicht innerhalb von 1 Minute bestätigt.',
      other: `Der Swap wurde nicht rechtzeitig bestätigt. Die Frist betrug ${minutes} Minuten.`,
    }),
  /** The same from a day on: "24 h", "7 days". */
  notInLongTime: ({ minutes }) =>
    `Der Swap wurde nicht rechtzeitig bestätigt. Die Frist betrug ${durationText(minutes)}.`,
  deadlinePassed: 'Die Frist war abgelaufen, bevor der Swap gesendet werden konnte.',
  transferRefused: ({ symbol }) =>
    `Der Contract von ${symbol} hat die Übertragung abgelehnt: Das Guthaben oder die Genehmigung ist zu niedrig, oder seine eigenen Regeln verbieten sie.`,
  allowanceExpired: ({ symbol }) =>
    `Die Genehmigung für ${symbol} über Permit2 ist abgelaufen. Beginnen Sie von vorn, um sie zu erneuern.`,
  payoutRefused: ({ symbol }) =>
    `${symbol} ließ sich nicht auszahlen: Ein Contract hat die Übertragung nach seinen eigenen Regeln abgelehnt.`,
  hookRefused: ({ text }) =>
    `Ein Contract, den dieser Pool aufruft (sein Hook), hat den Swap abgelehnt${text === null ? '' : `: „${text}“`}.`,
  takesFee: 'Ein Token auf dieser Route erhebt bei jeder Übertragung eine Gebühr, die sein Pool nicht zulässt.',
  noLiquidity: 'Die Pools halten nicht mehr genug für diesen Betrag.',
  guard: 'Jemand hat den Preis im selben Block bewegt, deshalb hat der Sandwich-Schutz den Swap scheitern lassen.',
  noHistory:
    'Der Sandwich-Schutz braucht aufgezeichnete Preise, aber ein Pool auf dieser Route zeichnet seinen Preis nicht auf. Schalten Sie den Schutz für diesen Swap aus.',
  zeroAmount: 'Der Betrag ist für einen Swap zu klein.',
  locked: 'Ein Pool auf dieser Route ist durch einen anderen Aufruf in derselben Transaktion gesperrt.',
  /** `code`: the error's own name, for example "overflow"; null where there is none. */
  panic: ({ code }) =>
    `Ein Contract auf dieser Route hat mit einem internen Fehler abgebrochen${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `Der Contract hat keine Meldung ausgegeben, nur den Fehlercode ${code}.`,
  /** `coin`: what the network is paid in: "ether", "BNB". */
  noCoin: ({ coin }) => `Auf dem Konto ist nicht genug ${coin} für die Netzwerkkosten.`,
  /** `text`: the contract's own words, in any language. */
  returned: ({ text }) => `Der Contract hat zurückgegeben: „${text}“.`,
  noReason: 'Das Netzwerk hat keinen Grund angegeben.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

/** Words for what a trade did when it was simulated before it is signed. */

export const SIMULATING = 'Simulation im Netzwerk läuft …'
/** @param cause - why the network gave no answer, as a clause */
export const notSimulated = (cause: string) => `Nicht simuliert: ${cause}.`
export const CANNOT_SIMULATE = 'Nicht simuliert: Der Knoten kann das nicht.'
/** Where a token does not tell the simulation what moved. */
export const BALANCE_UNREAD = 'Gerade eben simuliert, aber danach ließen sich nicht alle Guthaben lesen.'
export const NOT_SIMULATED = 'Nicht simuliert'
/** Before the visitor goes on without a simulation: why there is none, and what that means. */
export const UNTRIED = {
  unsupported: 'Der Knoten kann dies nicht simulieren, deshalb sind die Beträge oben nicht bestätigt.',
  unread: 'In der Simulation ließen sich nicht alle Guthaben lesen, deshalb sind die Beträge oben nicht bestätigt.',
  hook: 'Nur eine vollständige Simulation zeigt, was der Hook eines Pools tut, und der Knoten hat keine geliefert. Dieser Swap kann nicht bestätigt werden.',
}
export const FAILS = 'Gerade eben simuliert: Der Swap scheitert.'
export const SIMULATED_AS_QUOTED =
  'Gerade eben simuliert: Genau diese Beträge würden bewegt, zuzüglich der Netzwerkkosten.'
export const SIMULATED = 'Gerade eben simuliert. Die Netzwerkkosten kommen hinzu.'
export const simulatedAgo = (age: string) => `Simuliert ${age}. Seitdem hat der Knoten nicht geantwortet.`

export const WOULD_FAIL = 'Dies würde jetzt scheitern'

export const balanceLabel = (symbol: string) => `Ihre ${symbol}`
/** @param amount - without its sign */
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

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

/** A trade that would take more, or give less, than the review says. The amounts have their symbols: "5 USDC". */
const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Es würde weniger ankommen als vereinbart',
    text: `Bei einer Simulation kamen ${moved} an statt mindestens ${allowed}. Möglicherweise behält der Token einen Anteil dessen ein, was an Sie gesendet wird.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'Es würde mehr Ihr Wallet verlassen als vereinbart',
    text: `Bei einer Simulation verließen ${moved} Ihr Wallet statt höchstens ${allowed}.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'Es würde mehr Ihr Wallet verlassen als vereinbart',
    text: `Bei einer Simulation verließ auch ein Token Ihr Wallet, der nicht zum Swap gehört: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} ließ sich nicht zurückverkaufen`,
    text: sentences(
      `Bei einer Simulation wurde ${symbol} gekauft und sofort wieder verkauft, und der Verkauf schlug fehl.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `Ein Rückverkauf von ${symbol} würde ${percent} kosten`,
    text: sentences(
      `Bei einer Simulation wurde ${symbol} gekauft und sofort wieder verkauft: ${percent} dessen, was Sie zahlen, kamen nicht zurück.`,
      fees !== null && `Die Gebühren der Pools erklären davon ${fees}.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

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

/** The visitor closed the review. */
const REVIEW_AGAIN = {
  swap: 'Prüfen Sie den Swap, um fortzufahren.',
  wrap: 'Prüfen Sie das Wrappen, um fortzufahren.',
  unwrap: 'Prüfen Sie das Entwrappen, um fortzufahren.',
} as const

/** Follows why a trade was stopped. Of the second one, an approval before the swap was sent. */
const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'Es wurde nichts gesendet.',
  swap: 'Der Swap wurde nicht gesendet.',
}

/** `changed`: see `approvedInsteadText`; null where it is not known what was approved. */
const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'Die Genehmigung ist zu niedrig.' : approvedInsteadText(changed)

/** Why a trade was stopped before its swap was on the chain. Each is followed by what was not sent, where that is known. */
const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('Sie haben die Anfrage abgelehnt.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('Sie haben die Anfrage abgelehnt.', UNSENT[unsent], `Die Genehmigung für ${symbol} bleibt bestehen.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `Die Permit2-Genehmigung für Ihre ${symbol} ist abgelaufen oder läuft zu bald ab. Bestätigen Sie erneut, um sie zu erneuern.`,
      UNSENT[unsent],
    ),
  /** Of an approval and a swap in one request, which the wallet does not accept. */
  oneByOne:
    'Ihr Wallet kann nicht alle Schritte auf einmal ausführen. Bestätigen Sie erneut, um sie einzeln auszuführen.',
  /** The same where there is nothing left to confirm. */
  oneByOneLate: ({ unsent }) => sentences('Ihr Wallet kann nicht alle Schritte auf einmal ausführen.', UNSENT[unsent]),
  /** The wallet asked to upgrade the account (EIP-7702), and the visitor refused. */
  notUpgraded: ({ unsent }) =>
    sentences(
      'Sie haben Ihr Konto unverändert gelassen.',
      UNSENT[unsent],
      'Bestätigen Sie erneut, um die Schritte einzeln auszuführen.',
    ),
  notUpgradedLate: ({ unsent }) => sentences('Sie haben Ihr Konto unverändert gelassen.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Ihr Wallet hat sich inzwischen geändert.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('Der Swap-Contract hat sich seit der Prüfung geändert.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) =>
    sentences(`Die Genehmigung für ${symbol} kann nicht gelesen werden.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('Dieser Swap würde zu viel von seinem Wert verlieren.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) =>
    sentences('Dies braucht mehr Gas, als eine Transaktion verbrauchen darf.', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('Der Knoten ist im Rückstand: Sein neuester Block ist zu alt.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(
      `Der Preis war schon über ${minutes} Minuten alt, bevor der Swap gesendet werden konnte.`,
      UNSENT[unsent],
    ),
  untried: ({ unsent }) => sentences('Der Knoten kann dies jetzt nicht simulieren.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences(
      'Der Knoten hat für die Simulation zu lange gebraucht: Das Ergebnis stammt von einem älteren Block.',
      UNSENT[unsent],
    ),
  walletTooSlow: ({ unsent }) =>
    sentences(
      'Ihr Wallet hat zu lange für eine Antwort gebraucht: Die Simulation stammt von einem älteren Block.',
      UNSENT[unsent],
    ),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'Die Transaktion wurde gesendet, aber ihr Ergebnis konnte nicht gelesen werden. Prüfen Sie Ihre letzten Transaktionen, bevor Sie es erneut versuchen.',
  unexpected: ({ unsent }) => sentences('Noch vor dem Senden des Swaps ist etwas schiefgegangen.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'Die alte Genehmigung muss zuerst auf 0 zurückgesetzt werden: Bestätigen Sie erneut und lassen Sie die 0 unverändert.',
    ),
  /** `needed`: an amount with its symbol. */
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `Der Swap braucht ${needed}: Bestätigen Sie erneut und lassen Sie den Betrag unverändert, oder verkaufen Sie weniger.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

/** Why a transaction of a trade failed after it was sent, and what another one did that took its place. */
const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'Sie haben die Transaktion in Ihrem Wallet abgebrochen. Der Swap fand nicht statt.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Eine andere Transaktion hat diese in Ihrem Wallet ersetzt. Der Swap fand nicht statt.',
      effect && effectText(effect),
      !isWhole && 'Prüfen Sie in Ihrem Wallet, was die andere Transaktion bewirkt hat, bevor Sie erneut tauschen.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
