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

const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `Le prix a dépassé votre limite de slippage de ${percent}.`,
  notInTime: ({ minutes }) =>
    counted(minutes, {
      one: 'La transaction n’a pas été confirmée dans un délai de 1 minute.',
      many: `La transaction n’a pas été confirmée dans un délai de ${minutes} de minutes.`,
      other: `La transaction n’a pas été confirmée dans un délai de ${minutes} minutes.`,
    }),
  notInLongTime: ({ minutes }) => `La transaction n’a pas été confirmée dans un délai de ${durationText(minutes)}.`,
  deadlinePassed: 'Le délai était écoulé avant que la transaction puisse être envoyée.',
  transferRefused: ({ symbol }) =>
    `Le contrat du token ${symbol} a rejeté le transfert\u00a0: le solde ou l’autorisation ne suffit pas, ou ses propres règles l’interdisent.`,
  allowanceExpired: ({ symbol }) =>
    `L’autorisation ${symbol} via Permit2 a expiré. Recommencez depuis le début pour la renouveler.`,
  payoutRefused: ({ symbol }) =>
    `${symbol} n’a pas pu être versé\u00a0: un contrat a rejeté le transfert selon ses propres règles.`,
  hookRefused: ({ text }) =>
    `Un contrat que ce pool appelle (son hook) a rejeté l’échange${text === null ? '' : `\u00a0: «\u00a0${text}\u00a0»`}.`,
  takesFee: 'Un token de cette route prélève des frais sur chaque transfert, ce que son pool ne permet pas.',
  noLiquidity: 'Les pools n’ont plus assez pour ce montant.',
  guard: 'Quelqu’un a déplacé le prix dans le même bloc, donc la protection antisandwich a fait échouer l’échange.',
  noHistory:
    'Un pool de cette route ne garde pas d’historique de son prix, dont la protection antisandwich a besoin. Désactivez la protection pour cet échange.',
  zeroAmount: 'Le montant est trop petit pour être échangé.',
  locked: 'Un pool de cette route est verrouillé par un autre appel de la même transaction.',
  panic: ({ code }) =>
    `Un contrat de cette route s’est arrêté sur une erreur interne${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `Le contrat n’a donné aucun message, seulement le code d’erreur ${code}.`,
  noCoin: ({ coin }) => `Le solde du compte en ${coin} est insuffisant pour les frais de réseau.`,
  returned: ({ text }) => `Le contrat a renvoyé\u00a0: «\u00a0${text}\u00a0».`,
  noReason: 'Le réseau n’a donné aucune raison.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = 'Simulation en cours sur le réseau…'
export const notSimulated = (cause: string) => `Non simulé\u00a0: ${cause}.`
export const CANNOT_SIMULATE = 'Non simulé\u00a0: le nœud ne peut pas le faire.'
export const BALANCE_UNREAD = 'Simulation faite à l’instant, mais certains soldes n’ont pas pu être lus ensuite.'
export const NOT_SIMULATED = 'Non simulé'
export const UNTRIED = {
  unsupported: 'Le nœud ne peut pas simuler ceci, donc les montants ci-dessus ne sont pas confirmés.',
  unread:
    'Certains soldes n’ont pas pu être lus dans la simulation, donc les montants ci-dessus ne sont pas confirmés.',
  hook: 'Seule une simulation complète montre ce que fait le hook d’un pool, et le nœud n’en a pas donné. Cet échange ne peut pas être confirmé.',
}
export const FAILS = 'Simulation faite à l’instant\u00a0: échec.'
export const SIMULATED_AS_QUOTED =
  'Simulation faite à l’instant\u00a0: exactement ces montants bougeraient, plus les frais de réseau.'
export const SIMULATED = 'Simulation faite à l’instant. Les frais de réseau viennent en plus.'
export const simulatedAgo = (age: string) => `Simulé ${age}. Depuis, le nœud n’a pas répondu.`

export const WOULD_FAIL = 'Ceci échouerait maintenant'

export const balanceLabel = (symbol: string) => `Votre solde ${symbol}`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `${symbol} insuffisant pour les frais de réseau`

interface CostShortfall {
  symbol: string
  /** What the wallet may ask for, and what the account has. */
  reserve: string
  balance: string
  /** Whether the coin is sold, too. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Votre portefeuille peut demander jusqu’à ${reserve} ${symbol} pour le réseau${isSold ? `, en plus du montant ${symbol} que vous vendez` : ''}. Votre compte a ${balance} ${symbol}.`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Il arriverait moins que convenu',
    text: `Lors d’une simulation, il est arrivé ${moved} au lieu d’au moins ${allowed}. Le token retient peut-être une part de ce qui vous est envoyé.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'Il sortirait de votre portefeuille plus que convenu',
    text: `Lors d’une simulation, il est sorti ${moved} de votre portefeuille au lieu d’au plus ${allowed}.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'Il sortirait de votre portefeuille plus que convenu',
    text: `Lors d’une simulation, un token qui ne fait pas partie de l’échange est aussi sorti de votre portefeuille\u00a0: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} n’a pas pu être revendu`,
    text: sentences(
      `Lors d’une simulation, ${symbol} a été acheté puis revendu aussitôt, et la vente a échoué.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `Revendre ${symbol} coûterait ${percent}`,
    text: sentences(
      `Lors d’une simulation, ${symbol} a été acheté puis revendu aussitôt\u00a0: ${percent} de ce que vous payez n’est pas revenu.`,
      fees !== null && `Les frais des pools en expliquent ${fees}.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Votre portefeuille indique qu’il a abandonné cette demande, et aucune de ses transactions n’est sur le réseau. Elle reste dans vos transactions récentes au cas où l’une d’elles apparaîtrait.',
  partial:
    'Seule une partie de ceci a pris effet, mais pas l’échange. Une autorisation est peut-être ouverte\u00a0: consultez vos autorisations avant de réessayer.',
  unclear:
    'Votre portefeuille indique que ceci est terminé, mais aucune de ses transactions n’a été trouvée sur le réseau. La demande reste dans vos transactions récentes au cas où l’une d’elles apparaîtrait.',
  undecided:
    'Ceci a été exécuté en une seule transaction avec d’autres demandes de votre compte, et le réseau ne montre pas lesquelles ont réussi. Contrôlez vos soldes avant de réessayer.',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT =
  'Votre portefeuille a envoyé la demande précédente. La vérification a été fermée pour que rien ne soit envoyé deux fois par erreur.'

export const sentAfterReview = (request: string) =>
  `Votre portefeuille a envoyé «\u00a0${request}\u00a0» après la fermeture de la vérification. Consultez les transactions récentes du compte qui l’a envoyé.`

const REVIEW_AGAIN = {
  swap: 'Vérifiez l’échange pour continuer.',
  wrap: 'Vérifiez le wrapping pour continuer.',
  unwrap: 'Vérifiez le déwrapping pour continuer.',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'Rien n’a été envoyé.',
  swap: 'L’échange n’a pas été envoyé.',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'L’autorisation est insuffisante.' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('Vous avez refusé la demande.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('Vous avez refusé la demande.', UNSENT[unsent], `L’autorisation ${symbol} est maintenue.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `L’autorisation Permit2 pour vos tokens ${symbol} a expiré, ou expirera trop tôt. Confirmez de nouveau pour la renouveler.`,
      UNSENT[unsent],
    ),
  oneByOne:
    'Votre portefeuille ne peut pas faire toutes les étapes à la fois. Confirmez de nouveau pour les faire une par une.',
  oneByOneLate: ({ unsent }) =>
    sentences('Votre portefeuille ne peut pas faire toutes les étapes à la fois.', UNSENT[unsent]),
  notUpgraded: ({ unsent }) =>
    sentences(
      'Vous avez gardé votre compte tel quel.',
      UNSENT[unsent],
      'Confirmez de nouveau pour faire les étapes une par une.',
    ),
  notUpgradedLate: ({ unsent }) => sentences('Vous avez gardé votre compte tel quel.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Votre portefeuille a changé entre-temps.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('Le contrat d’échange a changé depuis la vérification.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) =>
    sentences(`L’autorisation ${symbol} ne peut pas être lue.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('Cet échange perdrait une trop grande part de sa valeur.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) =>
    sentences('Ceci demande plus de gas qu’une seule transaction ne peut en utiliser.', UNSENT[unsent]),
  headTooOld: ({ unsent }) =>
    sentences('Le nœud est en retard\u00a0: son dernier bloc est trop ancien.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(
      `Le prix de l’échange datait de plus de ${minutes} minutes avant que l’échange puisse être envoyé.`,
      UNSENT[unsent],
    ),
  untried: ({ unsent }) => sentences('Le nœud ne peut pas simuler ceci pour le moment.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences(
      'Le nœud a mis trop de temps à simuler ceci\u00a0: le résultat vient d’un bloc antérieur.',
      UNSENT[unsent],
    ),
  walletTooSlow: ({ unsent }) =>
    sentences(
      'Votre portefeuille a mis trop de temps à répondre\u00a0: la simulation vient d’un bloc antérieur.',
      UNSENT[unsent],
    ),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'La transaction a été envoyée, mais son résultat n’a pas pu être lu. Consultez vos transactions récentes avant de réessayer.',
  unexpected: ({ unsent }) => sentences('Une erreur s’est produite avant l’envoi de l’échange.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'L’ancienne autorisation doit d’abord être remise à 0\u00a0: confirmez de nouveau et laissez le 0 tel quel.',
    ),
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `L’échange nécessite ${needed}\u00a0: confirmez de nouveau et laissez le montant tel quel, ou vendez moins.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'Vous avez annulé la transaction dans votre portefeuille. L’échange n’a pas eu lieu.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Une autre transaction a remplacé celle-ci dans votre portefeuille. L’échange n’a pas eu lieu.',
      effect && effectText(effect),
      !isWhole &&
        'Regardez dans votre portefeuille ce que l’autre transaction a fait avant de faire un nouvel échange.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
