import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Impact sur le prix trop élevé',
  tax: 'Perte trop élevée',
  value: 'Perte trop élevée',
  change: 'Perte trop élevée',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `Valeur inférieure de ${percent}`,
  changed: ({ percent }) => `Moins favorable de ${percent} qu’à l’ouverture de cette vérification`,
  inAll: ({ percent }) => `${percent} de perte au total`,
  tax: ({ percent }) => `${percent} de perte due aux frais d’un token`,
  impact: ({ percent }) => `${percent} d’impact sur le prix`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `À eux seuls, les frais du token sont de ${percent}.`,
  impact: ({ percent }) => `À lui seul, l’impact sur le prix est de ${percent}.`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `Un token de cette opération retient une part de chaque transfert. Vous perdez environ ${lost}\u202f; un montant plus petit n’y change rien.`,
  taxAndMore: ({ lost }) =>
    `Un token de cette opération retient une part de chaque transfert. Vous perdez environ ${lost}.`,
  blocked: ({ lost, limit }) =>
    `Vous perdriez environ ${lost}. Les échanges qui perdent ${limit} ou plus ne sont pas permis ici. Saisissez un montant plus petit ou choisissez un autre token.`,
  blockedByValue: ({ lost, limit }) =>
    `Vous perdriez environ ${lost}\u00a0: ce que vous recevez vaut moins que ce que vous vendez. Les échanges qui perdent ${limit} ou plus ne sont pas permis ici. Saisissez un montant plus petit ou choisissez un autre token.`,
  accept: ({ lost }) => `Vous perdriez environ ${lost}. Les échanges plus petits perdent moins.`,
  acceptByValue: ({ lost }) =>
    `Vous perdriez environ ${lost}\u00a0: ce que vous recevez vaut moins que ce que vous vendez. Un montant plus petit ou un autre token peut perdre moins.`,
  smallPool: ({ lost }) => `Ce montant est élevé pour la liquidité de sa route. Vous perdez environ ${lost}.`,
  less: ({ lost }) => `Vous perdez environ ${lost}.`,
  lessByValue: ({ lost }) => `Ce que vous recevez vaut environ ${lost} de moins que ce que vous vendez.`,
  changed: ({ lost }) =>
    `Vous perdriez environ ${lost} par rapport au prix auquel vous avez ouvert cette vérification.`,
  blockedByChange: ({ lost, limit }) =>
    `Vous perdriez environ ${lost} par rapport au prix auquel vous avez ouvert cette vérification. Les échanges qui perdent ${limit} ou plus ne sont pas permis ici. Fermez cette vérification et regardez le nouveau prix.`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `J’accepte de perdre environ ${lost}`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Saisissez ${typed} (le pourcentage que vous perdriez) pour continuer`,
  rounded: ({ typed, percent }) =>
    `Saisissez ${typed} (votre perte de ${percent}, arrondie à l’entier supérieur) pour continuer`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `Vous avez accepté de perdre jusqu’à ${percentage(percent)}`
export const typeError = (percent: string) => `Saisissez ${percent} pour continuer.`

export const networkShareTitle = (percent: string) =>
  `Les frais de réseau représentent ${percent} de ce que vous vendez`
export const networkShareText = (cost: string, value: string) =>
  `Vous payez ${cost} au réseau pour vendre ${value}. Les frais de réseau ne dépendent guère du montant.`
export const acceptNetworkLabel = (cost: string, value: string) => `J’accepte de payer ${cost} pour vendre ${value}`
