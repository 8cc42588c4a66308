import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

export const TITLE = 'Paramètres des opérations'
export const RESET = 'Réinitialiser'
export const ALL_SETTINGS = 'Tous les paramètres'

export const SLIPPAGE = 'Slippage maximal'
export const SLIPPAGE_FIELD = 'Slippage personnalisé, en pour cent'
export const CUSTOM = 'Autre'
export const AUTO = 'Auto'
export const autoText = (bps: number) => `Auto\u00a0: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `Saisissez un nombre de ${written(typedSlippage(SLIPPAGE_MIN_BPS))} à ${written(typedSlippage(SLIPPAGE_MAX_BPS))}${hasMoreDecimals ? ', avec au plus deux décimales' : ''}.`
export const SLIPPAGE_LOW = 'Échec probable. Le prix bouge souvent davantage que cela.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `Vous pouvez perdre jusqu’à ${slippagePercent(bps)}`
    : `Au pire, ${worst}\u00a0: moins favorable de ${slippagePercent(bps)} que la cotation`

export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. D’autres peuvent déplacer le prix exprès pour vous faire perdre autant.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'Si le prix bouge davantage que cela, l’échange échoue\u00a0: vous gardez vos tokens et ne payez que les frais de réseau.'
    : `Au pire, ${worst}, sinon l’échange échoue\u00a0: vous gardez vos tokens et ne payez que les frais de réseau.`

export const acceptSlippage = (bps: number) => `J’accepte de perdre jusqu’à ${slippagePercent(bps)}.`
export const slippageMeanwhile = (bps: number) => `D’ici là, ${slippagePercent(bps)} s’applique.`

export const APPROVAL = 'Montant autorisé'
export const APPROVAL_EXACT = 'Montant exact'
export const APPROVAL_UNLIMITED = 'Illimité'
export const APPROVAL_HINT =
  '«\u00a0Montant exact\u00a0» est plus sûr. «\u00a0Illimité\u00a0» économise une étape la prochaine fois.'

export const GUARD = 'Protection antisandwich'
export const GUARD_ABOUT = 'L’échange échoue si quelqu’un a déplacé le prix dans le même bloc.'
export const GUARD_WORKS = 'Fonctionne quand un token est vendu via des pools V3 qui gardent un historique des prix.'
export const GUARD_ON = 'Elle surveille la route actuelle.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} Elle ne peut pas surveiller l’opération actuelle.`

export const DEADLINE = 'Délai'
export const MINUTES = 'minutes'
export const DEADLINE_HINT = 'L’échange échoue s’il n’est pas confirmé à temps.'
export const DEADLINE_LONG = 'Plus l’échange peut attendre, plus le prix peut bouger.'
export const SIGNING = 'Délai de signature'
export const SIGNING_HINT =
  'Pour un Safe dont les propriétaires signent l’un après l’autre. Plus ils ont de temps, plus le prix peut bouger\u00a0: au-delà de votre limite de slippage, l’échange ne peut pas être exécuté.'
export const daysText = (days: number) =>
  counted(days, { one: `${days} jour`, many: `${days} de jours`, other: `${days} jours` })

export const deadlineInvalid = (applied: number) =>
  `Saisissez un nombre entier de minutes de ${DEADLINE_MIN_MINUTES} à ${grouped(String(DEADLINE_MAX_MINUTES))}. D’ici là, le délai est de ${grouped(String(applied))}\u00a0min.`
