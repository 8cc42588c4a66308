import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Impacto en el precio demasiado alto',
  tax: 'Pérdida demasiado alta',
  value: 'Pérdida demasiado alta',
  change: 'Pérdida demasiado alta',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `Vale un ${percent} menos`,
  changed: ({ percent }) => `${percent} peor que al abrir esta revisión`,
  inAll: ({ percent }) => `${percent} de pérdida en total`,
  tax: ({ percent }) => `${percent} perdido por la comisión de un token`,
  impact: ({ percent }) => `${percent} de impacto en el precio`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `La comisión del token por sí sola es del ${percent}.`,
  impact: ({ percent }) => `El impacto en el precio por sí solo es del ${percent}.`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `Un token de esta operación retiene una parte de cada transferencia. Pierdes aproximadamente ${lost}; un monto menor no ayuda.`,
  taxAndMore: ({ lost }) =>
    `Un token de esta operación retiene una parte de cada transferencia. Pierdes aproximadamente ${lost}.`,
  blocked: ({ lost, limit }) =>
    `Perderías aproximadamente ${lost}. Aquí no se permiten intercambios que pierdan ${limit} o más. Ingresa un monto menor o elige otro token.`,
  blockedByValue: ({ lost, limit }) =>
    `Perderías aproximadamente ${lost}: lo que recibes vale menos que lo que vendes. Aquí no se permiten intercambios que pierdan ${limit} o más. Ingresa un monto menor o elige otro token.`,
  accept: ({ lost }) => `Perderías aproximadamente ${lost}. Los intercambios más pequeños pierden menos.`,
  acceptByValue: ({ lost }) =>
    `Perderías aproximadamente ${lost}: lo que recibes vale menos que lo que vendes. Un monto menor u otro token puede perder menos.`,
  smallPool: ({ lost }) => `Este monto es grande para la liquidez de su ruta. Pierdes aproximadamente ${lost}.`,
  less: ({ lost }) => `Pierdes aproximadamente ${lost}.`,
  lessByValue: ({ lost }) => `Lo que recibes vale aproximadamente ${lost} menos que lo que vendes.`,
  changed: ({ lost }) => `Perderías unos ${lost} frente al precio con el que abriste esta revisión.`,
  blockedByChange: ({ lost, limit }) =>
    `Perderías unos ${lost} frente al precio con el que abriste esta revisión. Aquí no se permiten intercambios que pierdan ${limit} o más. Cierra esta revisión y mira el precio nuevo.`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `Acepto perder aproximadamente ${lost}`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Escribe ${typed} (el porcentaje que perderías) para continuar`,
  rounded: ({ typed, percent }) =>
    `Escribe ${typed} (el ${percent} que perderías, redondeado hacia arriba) para continuar`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `Aceptaste perder hasta un ${percentage(percent)}`
export const typeError = (percent: string) => `Escribe ${percent} para continuar.`

export const networkShareTitle = (percent: string) => `El costo de red es el ${percent} de lo que vendes`
export const networkShareText = (cost: string, value: string) =>
  `Pagas ${cost} a la red para vender ${value}. El costo de red apenas depende del monto.`
export const acceptNetworkLabel = (cost: string, value: string) => `Acepto pagar ${cost} para vender ${value}`
