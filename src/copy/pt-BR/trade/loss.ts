import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

/** "−3.00%". `share` is in millionths. */
export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Impacto no preço alto demais',
  tax: 'Perda alta demais',
  value: 'Perda alta demais',
  change: 'Perda alta demais',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `Vale ${percent} a menos`,
  changed: ({ percent }) => `${percent} pior do que ao abrir esta revisão`,
  inAll: ({ percent }) => `Perda total de ${percent}`,
  tax: ({ percent }) => `Perda de ${percent} com a taxa de um token`,
  impact: ({ percent }) => `${percent} de impacto no preço`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `A taxa do token, sozinha, é de ${percent}.`,
  impact: ({ percent }) => `O impacto no preço, sozinho, é de ${percent}.`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `Um token desta negociação retém uma parte de cada transferência. Você perde cerca de ${lost}; um valor menor não ajuda.`,
  taxAndMore: ({ lost }) =>
    `Um token desta negociação retém uma parte de cada transferência. Você perde cerca de ${lost}.`,
  blocked: ({ lost, limit }) =>
    `Você perderia cerca de ${lost}. Trocas com perda de ${limit} ou mais não são permitidas aqui. Insira um valor menor ou escolha outro token.`,
  blockedByValue: ({ lost, limit }) =>
    `Você perderia cerca de ${lost}: o que você recebe vale menos do que o que você vende. Trocas com perda de ${limit} ou mais não são permitidas aqui. Insira um valor menor ou escolha outro token.`,
  accept: ({ lost }) => `Você perderia cerca de ${lost}. Em trocas menores, a perda é menor.`,
  acceptByValue: ({ lost }) =>
    `Você perderia cerca de ${lost}: o que você recebe vale menos do que o que você vende. Com um valor menor ou outro token, a perda pode ser menor.`,
  smallPool: ({ lost }) => `Este valor é grande para a liquidez da rota. Você perde cerca de ${lost}.`,
  less: ({ lost }) => `Você perde cerca de ${lost}.`,
  lessByValue: ({ lost }) => `O que você recebe vale cerca de ${lost} a menos do que o que você vende.`,
  changed: ({ lost }) => `Você perderia cerca de ${lost} em relação ao preço com que abriu esta revisão.`,
  blockedByChange: ({ lost, limit }) =>
    `Você perderia cerca de ${lost} em relação ao preço com que abriu esta revisão. Trocas com perda de ${limit} ou mais não são permitidas aqui. Feche esta revisão e veja o novo preço.`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `Aceito perder cerca de ${lost}`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Digite ${typed} (a porcentagem que você perderia) para continuar`,
  rounded: ({ typed, percent }) =>
    `Digite ${typed} (os ${percent} que você perderia, arredondados para cima) para continuar`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `Você aceitou perder até ${percentage(percent)}`
export const typeError = (percent: string) => `Digite ${percent} para continuar.`

export const networkShareTitle = (percent: string) => `O custo da rede é ${percent} do que você vende`
export const networkShareText = (cost: string, value: string) =>
  `Você paga ${cost} à rede para vender ${value}. O custo da rede quase não depende da quantidade.`
export const acceptNetworkLabel = (cost: string, value: string) => `Aceito pagar ${cost} para vender ${value}`
