import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = 'Configurações de negociação'
export const RESET = 'Redefinir'
export const ALL_SETTINGS = 'Todas as configurações'

export const SLIPPAGE = 'Slippage máximo'
export const SLIPPAGE_FIELD = 'Slippage personalizado, por cento'
export const CUSTOM = 'Outro'
export const AUTO = 'Auto'
export const autoText = (bps: number) => `Auto: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `Insira um número de ${written(typedSlippage(SLIPPAGE_MIN_BPS))} a ${written(typedSlippage(SLIPPAGE_MAX_BPS))}${hasMoreDecimals ? ', com no máximo duas casas decimais' : ''}.`
export const SLIPPAGE_LOW = 'Provavelmente vai falhar. O preço costuma se mover mais do que isto.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `Você pode perder até ${slippagePercent(bps)}`
    : `Na pior das hipóteses, ${worst}, ${slippagePercent(bps)} pior do que o cotado`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. Outros podem mover o preço de propósito para que você perca esse tanto.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'Se o preço se mover mais do que isto, a troca falha: você mantém seus tokens e paga somente o custo da rede.'
    : `Na pior das hipóteses, ${worst}, ou a troca falha: você mantém seus tokens e paga somente o custo da rede.`

export const acceptSlippage = (bps: number) => `Aceito perder até ${slippagePercent(bps)}.`
/** Begins with a space. */
export const slippageMeanwhile = (bps: number) => `Até lá, vale ${slippagePercent(bps)}.`

export const APPROVAL = 'Valor da aprovação'
export const APPROVAL_EXACT = 'Valor exato'
export const APPROVAL_UNLIMITED = 'Ilimitado'
export const APPROVAL_HINT = 'Exato é mais seguro. Ilimitado poupa uma etapa da próxima vez.'

export const GUARD = 'Proteção antissanduíche'
export const GUARD_ABOUT = 'A troca falha se alguém moveu o preço no mesmo bloco.'
export const GUARD_WORKS = 'Funciona quando um token é vendido por pools V3 que mantêm um registro do preço.'
export const GUARD_ON = 'Ela vigia a rota atual.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} Ela não consegue vigiar a negociação atual.`

export const DEADLINE = 'Prazo'
export const MINUTES = 'minutos'
export const DEADLINE_HINT = 'A troca falha se não for confirmada a tempo.'
export const DEADLINE_LONG = 'Quanto mais tempo ela puder esperar, mais o preço pode se mover.'
export const SIGNING = 'Prazo para assinaturas'
export const SIGNING_HINT =
  'Para uma Safe cujos proprietários assinam um após o outro. Quanto mais tempo eles tiverem, mais o preço pode se mover: além do seu limite de slippage, a troca não pode ser executada.'
export const daysText = (days: number) =>
  counted(days, { one: `${days} dia`, many: `${days} de dias`, other: `${days} dias` })

export const deadlineInvalid = (applied: number) =>
  `Insira minutos inteiros de ${DEADLINE_MIN_MINUTES} a ${grouped(String(DEADLINE_MAX_MINUTES))}. Até lá, o prazo é de ${grouped(String(applied))}\u00a0min.`
