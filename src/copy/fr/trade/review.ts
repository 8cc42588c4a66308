import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

const REVIEWS = { wrap: 'Vérifier le wrapping', unwrap: 'Vérifier le déwrapping' }

export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : REVIEWS[wrap])

export const YOU_SELL = 'Vous vendez'
export const YOU_RECEIVE = 'Vous recevez'

export const PRICE_CHANGED = 'Le prix a changé'
export const PRICE_OLD = 'Ce prix est ancien'
export const acceptPriceLabel = (amount: string) => `Accepter le nouveau prix\u00a0: ${amount}`

export const EXACT_AMOUNT = 'Montant exact'
export const MORE_BELOW = 'Suite plus bas'
const BOUNDS = { least: 'Au moins', most: 'Au plus' }
export const boundLabel = (kind: 'least' | 'most', slippage: string) => `${BOUNDS[kind]}, avec ${slippage} de slippage`

export const CHANGES = 'Ce qui change dans votre portefeuille'
export const MEANINGS = 'Ce que signifient ces termes'
export const CALLS = 'Ce qui est demandé à votre portefeuille'

export const RATE = 'Taux'
export const DEADLINE = 'Délai'
export const SANDWICH_GUARD = 'Protection antisandwich'
export const RECIPIENT = 'Destinataire'
export const CONTRACT = 'Contrat'
export const inContract = (symbol: string) => `${symbol} dans le contrat`
export const NOT_KNOWN = 'Inconnu'

export const deadlineText = (minutes: number) => `${durationText(minutes)} après votre confirmation`
export const SIGNATURES = 'Signatures'
export const signaturesText = (signers: number) =>
  `${signers} propriétaires du Safe doivent signer avant la fin du délai. Le prix affiché est le prix actuel\u00a0: s’il est au-delà de votre limite quand le dernier d’entre eux signe, l’échange ne peut pas être exécuté.`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Inactive\u00a0: pas quand ${coin} est vendu`,
    v4: 'Inactive\u00a0: V4 ne garde pas d’historique des prix',
    router: 'Inactive\u00a0: le routeur de cette route ne fait pas ce contrôle',
    v2: 'Inactive\u00a0: V2 ne garde pas d’historique des prix',
    record: 'Inactive\u00a0: un pool ne garde pas d’historique des prix',
    setting: 'Désactivée dans les paramètres des opérations',
  })[why]
export const guardText = (percent: string) => `Active, ${percent}`

export const CHECKING = 'Contrôle…'
export const GO_ON_UNTRIED = 'Continuer sans simulation'
export const ASK_AGAIN = 'Redemander quand même'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Confirmer l’échange',
  risky: 'Confirmer l’échange quand même',
  wrap: 'Confirmer le wrapping',
  unwrap: 'Confirmer le déwrapping',
}

/** Each is the beginning of a sentence, which continues after it. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `Vous recevriez maintenant ${amount} de moins`,
  receiveMore: (amount) => `Vous recevriez maintenant ${amount} de plus`,
  payLess: (amount) => `Vous paieriez maintenant ${amount} de moins`,
  payMore: (amount) => `Vous paieriez maintenant ${amount} de plus`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `Il date de plus de ${minutes} minutes. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) =>
  `Il date de plus de ${minutes} minutes. Le prix le plus récent est le même.`
export const rereadingPrice = (minutes: number) =>
  `Il date de plus de ${minutes} minutes, et il n’y en a pas encore de plus récent.`
export const OTHER_ROUTE = 'Une autre route est maintenant disponible au même prix ou à un meilleur.'

export const PHASES = {
  preparing: 'Contrôle auprès du réseau',
  wallet: 'Confirmez dans votre portefeuille',
  chain: 'En attente du réseau',
}

export const WAITING_FOR_WALLET = 'En attente de votre portefeuille'

export interface StepFacts {
  symbol: string
  /** The most that is sold, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than `amount` may be sold, so that the rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'Ce montant exact, pour cet échange seulement'
const MOST_APPROVED = 'Le maximum que cet échange peut prendre'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `au plus ${amount}` : amount
const VERBS = { swap: 'Échanger', wrap: 'Wrapper', unwrap: 'Déwrapper' }

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `Remettre à 0 l’autorisation ${symbol}`,
    text: `${symbol} exige que son ancienne autorisation soit d’abord révoquée`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `Autoriser ${isUnlimited ? `${symbol} sans limite` : amount}${isThroughPermit2 ? ' pour Permit2' : ''}`
    return {
      title,
      text: isUnlimited
        ? 'Comme vous l’avez choisi dans les paramètres des opérations'
        : isAtMost
          ? MOST_APPROVED
          : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Laisser le routeur prendre ${amount}`,
    text: `Via Permit2, ${isAtMost ? 'le maximum que cet échange peut prendre,' : 'ce montant exact'} et pour un temps limité seulement`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `Autoriser ${symbol} sans limite, échanger ${soldText(sold)}`
      : `Autoriser et échanger ${soldText(sold)}`,
    text: `${isThroughPermit2 ? 'Le tout' : 'Les deux'} en une seule confirmation, tout ou rien`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']} ${soldText({ isAtMost, amount })}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: 'Votre portefeuille a déjà accepté ceci',
  text: `«\u00a0${request}\u00a0» est en attente, et son résultat n’est pas encore connu. Si vous demandez de nouveau, les deux pourraient aboutir.`,
})

export const waitingDuplicate = (request: string) => ({
  title: 'Une demande pour ceci attend encore dans votre portefeuille',
  text: `«\u00a0${request}\u00a0» n’a pas reçu de réponse. Si vous demandez de nouveau, vous pourriez accepter les deux, et les deux aboutiraient.`,
})

export const UPGRADE = {
  title: 'Une seule confirmation est possible',
  text: 'Cela met à niveau votre compte sur ce réseau\u00a0: un contrat que choisit votre portefeuille peut alors agir pour le compte dans tout ce que vous signez. Votre adresse, vos clés et vos tokens restent les mêmes. La mise à niveau reste jusqu’à ce que vous la défassiez dans votre portefeuille, et elle s’ajoute une fois aux frais de réseau.',
  label: (steps: number) => `Mettre à niveau mon compte, et faire les ${steps} étapes en une seule confirmation`,
}

export const BOTH_MINED = 'Si vous demandez de nouveau, les deux pourraient être incluses dans un bloc.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'Un pool de cette route a ses propres règles',
  text: sentences(
    `Un contrat, son hook, intervient dans chaque échange\u00a0: ${all(hooks)}. Ses règles peuvent différer à l’achat et à la vente, selon le compte et avec le temps.`,
    isUpgradeable && 'Le code du hook peut être remplacé.',
    tried !== null && `Cet échange a été simulé au bloc ${tried}.`,
  ),
})
