import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

export interface NoticeWords {
  title: string
  text: string
  /** The label of the button below the text. */
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'Le contrat d’échange de ce réseau n’est pas celui attendu.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Votre portefeuille est sur ${walletNetwork}`,
    text: `Passez à ${chainName} pour négocier. Vos tokens restent où ils sont.`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `${symbol} n’a pas pu être chargé`,
    text: sentences(noAnswer, hasWallet && 'Rien n’a été envoyé.'),
  }),
  noCode: ({ symbol }) => ({
    title: `${symbol} ne peut pas être négocié`,
    text: `${symbol} n’a pas de contrat sur ce réseau et ne peut donc pas être négocié ici.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `${symbol} ne peut pas être négocié`,
    text: `${symbol} ne répond pas comme un token sur ce réseau et ne peut donc pas être négocié ici.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `${symbol} ne peut pas être négocié`,
    text: `${symbol} n’est pas proposé sur ce site\u00a0: l’exploitant du site l’a exclu.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `${symbol} ne peut pas être négocié`,
    text: `${symbol} n’est pas proposé contre l’autre token\u00a0: l’exploitant de ce site a exclu cette paire.`,
  }),
  notListed: ({ symbol }) => ({
    title: `${symbol} ne peut pas être négocié`,
    text: `${symbol} n’a pas été trouvé sur la liste de tokens, et l’exploitant de ce site ne permet aucun autre token.`,
  }),
  noContracts: ({ reason }) => ({ title: 'Opérations désactivées', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: 'Saisissez le montant à vendre',
    text: 'L’un de ces tokens retient une part de chaque transfert, aucun montant exact ne peut donc être acheté.',
  },
  noRoute: {
    title: 'Aucune route trouvée pour ce montant',
    text: 'Essayez un autre montant ou un autre token.',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol} ne peut pas être acheté ici`,
    text: 'PancakeSwap a un pool pour ce token, mais le contrat d’échange y est incapable de garantir le minimum d’un token peu connu.',
  }),
  refusedExactOut: {
    title: 'Saisissez le montant à vendre',
    text: 'PancakeSwap a un pool pour cet échange, mais le contrat d’échange n’y garantit le minimum d’un token peu connu que pour un montant à vendre fixe.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `Vendez ${wrapped} au lieu de ${coin}`,
    text: `PancakeSwap a des pools pour cet échange, mais le contrat d’échange ne peut pas y protéger vos ${coin} sur le chemin d’un token peu connu.`,
  }),
  noExactBuyByHook: {
    title: 'Saisissez le montant à vendre',
    text: 'Les pools trouvés n’acceptent qu’un montant fixe à vendre.',
  },
  hookRefused: ({ text }) => ({
    title: 'Aucune route trouvée pour ce montant',
    text: sentences(
      `Un contrat que ce pool appelle (son hook) a rejeté l’échange${text === null ? '' : `\u00a0: «\u00a0${text}\u00a0»`}.`,
      'Essayez un autre montant ou l’autre sens.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'Les prix n’ont pas pu être chargés',
    text: sentences(noAnswer, hasWallet && 'Rien n’a été envoyé.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'Le contrat d’échange n’a pas pu être contrôlé',
    text: sentences(noAnswer, 'Nouveau contrôle au prochain bloc.', hasWallet && 'Rien n’a été envoyé.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} n’est pas sur la liste de tokens`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `La liste de tokens, qui contient peut-être ${symbol}, n’a pas pu être chargée`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `${symbol} ne peut pas être acheté`,
    text: 'Lors d’une simulation sur le réseau, aucun des tokens achetés n’est arrivé. Il ne peut pas être négocié ici.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} ne peut pas être vendu`,
    text: 'Lors d’une simulation sur le réseau, le token a pu être acheté mais pas revendu. Il ne peut pas être négocié ici.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} a retenu la plus grande partie d’un transfert`,
    text: 'Lors d’une simulation sur le réseau, le token a retenu la plus grande partie de ce qui était transféré. Il ne peut pas être négocié ici.',
  }),
  /** The texts of this notice and of the next one have room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'Ce prix est ancien', text: `Lu il y a plus de ${seconds} secondes.` }),
  stale: ({ minutes }) => ({ title: 'Les prix sont anciens', text: `Aucun bloc depuis ${minutes} minutes.` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Gardez de quoi payer les frais de réseau (${coin})`,
    text: `Cet échange nécessite environ ${reserve} en plus.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `N’importe qui peut créer un token avec n’importe quel nom. Comparez son adresse, ${address}, avec une source de confiance.`,
  action: 'Utiliser ce token',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'Les frais des tokens n’ont pas pu être mesurés',
  text: 'Certains tokens retiennent une part de chaque transfert. Si l’un des tokens de cette opération le fait, vous recevez moins que ce qui est affiché, ou l’échange échoue.',
}

export const GONE = 'Disparue de mon portefeuille'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'Une demande attend encore dans votre portefeuille',
  text: `«\u00a0${request}\u00a0» peut encore y être accepté. Refusez cette demande si vous n’en voulez plus.`,
  action: GONE,
})

interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    one: `«\u00a0${title}\u00a0». ${signersText(signers)}, depuis ${startText(since)}. Vous pouvez fermer cette page ou continuer à négocier\u00a0: ce qui attend reste dans le Safe.`,
    many: `La plus récente\u00a0: «\u00a0${title}\u00a0». ${signersText(signers)}, depuis ${startText(since)}. Vous pouvez fermer cette page ou continuer à négocier\u00a0: ce qui attend reste dans le Safe.`,
    other: `La plus récente\u00a0: «\u00a0${title}\u00a0». ${signersText(signers)}, depuis ${startText(since)}. Vous pouvez fermer cette page ou continuer à négocier\u00a0: ce qui attend reste dans le Safe.`,
  }),
})

export const NOT_SENT = 'Elle n’a pas été envoyée'
export const MAY_BE_SENT = 'Votre portefeuille a peut-être envoyé ceci'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `«\u00a0${request}\u00a0»\u00a0: ${problem}`,
    minutes !== null && `Si la transaction est incluse dans un bloc d’ici ${minutes} minutes, elle apparaîtra ici.`,
  ),
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'le token à vendre',
  buy: 'le token à recevoir',
  amount: 'le montant',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'Le lien n’a pas été utilisé',
  text: 'Il concerne un réseau sur lequel on ne peut pas négocier ici. Sur le réseau utilisé ici, les adresses du lien peuvent appartenir à d’autres tokens.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'Une partie du lien n’a pas été utilisée',
  text: `Laissé de côté\u00a0: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

export const LAST_SWAP = 'Votre dernier échange'
export const NOT_SWITCHED = 'Votre portefeuille est sur un autre réseau'

export const DISCONNECTED = {
  person: 'Vous avez déconnecté votre portefeuille.',
  otherTab: 'Vous avez déconnecté votre portefeuille dans un autre onglet.',
  wallet: 'Votre portefeuille s’est déconnecté.',
  crash: 'Votre portefeuille a cessé de fonctionner.',
} as const
export const NETWORK_CHANGED = 'Le réseau de votre portefeuille a changé.'
export const ACCOUNT_CHANGED = 'Le compte de votre portefeuille a changé.'
export const WALLET_CHANGED = 'Le portefeuille connecté a changé.'
export const MULTIPLIER_CHANGED = 'Le multiplicateur des montants d’un token a changé.'
export const PART_FAILED = 'Une partie de cette page a cessé de fonctionner.'
export const PART_FAILED_LATE = `${PART_FAILED} Consultez vos transactions récentes pour voir ce qu’il est advenu de l’échange.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'La vérification a été fermée.', message ?? 'Rien n’a été envoyé.')
export const closedInWallet = (cause: string) => sentences(cause, 'La vérification a été fermée.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'L’échange a été arrêté avant d’être envoyé.',
  wrap: 'Le wrapping a été arrêté avant d’être envoyé.',
  unwrap: 'Le déwrapping a été arrêté avant d’être envoyé.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
