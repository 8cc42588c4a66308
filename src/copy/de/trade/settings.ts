import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { counted } from '../browser/grammar'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

/** Words of the trade settings, on the card and on the profile page. */

export const TITLE = 'Handelseinstellungen'
export const RESET = 'Zurücksetzen'
/** Leads to the profile's settings. */
export const ALL_SETTINGS = 'Alle Einstellungen'

export const SLIPPAGE = 'Maximale Slippage'
export const SLIPPAGE_FIELD = 'Eigene Slippage, Prozent'
export const CUSTOM = 'Eigene'
export const AUTO = 'Auto'
export const autoText = (bps: number) => `Auto: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `Geben Sie eine Zahl von ${written(typedSlippage(SLIPPAGE_MIN_BPS))} bis ${written(typedSlippage(SLIPPAGE_MAX_BPS))} ein${hasMoreDecimals ? ', mit höchstens zwei Dezimalstellen' : ''}.`
export const SLIPPAGE_LOW = 'Der Swap scheitert wahrscheinlich. Der Preis bewegt sich oft über diese Grenze hinaus.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `Sie können bis zu ${slippagePercent(bps)} verlieren`
    : `Im schlechtesten Fall ${worst}, ${slippagePercent(bps)} schlechter als angeboten`

/** @param worst - the worst that the limit lets happen, as `#copy/trade/quote` words it; null without a quote */
export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. Andere können den Preis absichtlich bewegen, damit Sie all das verlieren.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'Bewegt sich der Preis über diese Grenze hinaus, scheitert der Swap: Sie behalten Ihre Token und zahlen nur die Netzwerkkosten.'
    : `Im schlechtesten Fall ${worst}. Bei einem noch schlechteren Ergebnis scheitert der Swap stattdessen: Sie behalten Ihre Token und zahlen nur die Netzwerkkosten.`

export const acceptSlippage = (bps: number) => `Ich akzeptiere, bis zu ${slippagePercent(bps)} zu verlieren.`
/** What holds until a limit can be used. */
export const slippageMeanwhile = (bps: number) => `Bis dahin gelten ${slippagePercent(bps)}.`

export const APPROVAL = 'Genehmigter Betrag'
export const APPROVAL_EXACT = 'Genauer Betrag'
export const APPROVAL_UNLIMITED = 'Unbegrenzt'
export const APPROVAL_HINT = 'Der genaue Betrag ist sicherer. Unbegrenzt spart beim nächsten Mal einen Schritt.'

export const GUARD = 'Sandwich-Schutz'
export const GUARD_ABOUT = 'Der Swap scheitert, wenn jemand den Preis im selben Block bewegt hat.'
export const GUARD_WORKS = 'Wirkt, wenn ein Token über V3-Pools verkauft wird, die ihren Preis aufzeichnen.'
export const GUARD_ON = 'Er überwacht die aktuelle Route.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} Den aktuellen Trade kann er nicht überwachen.`

export const DEADLINE = 'Frist'
export const MINUTES = 'Minuten'
export const DEADLINE_HINT = 'Der Swap scheitert, wenn er nicht rechtzeitig bestätigt wird.'
export const DEADLINE_LONG = 'Je länger der Swap warten kann, desto weiter kann sich der Preis bewegen.'
/** Where several owners of an account have to sign. */
export const SIGNING = 'Frist für Signaturen'
export const SIGNING_HINT =
  'Für einen Safe, dessen Eigentümer nacheinander signieren. Je mehr Zeit sie haben, desto weiter kann sich der Preis bewegen: Jenseits Ihrer Slippage-Grenze kann der Swap nicht ausgeführt werden.'
export const daysText = (days: number) => counted(days, { one: '1 Tag', other: `${days} Tage` })

/** @param applied - what holds until then */
export const deadlineInvalid = (applied: number) =>
  `Geben Sie ganze Minuten von ${DEADLINE_MIN_MINUTES} bis ${grouped(String(DEADLINE_MAX_MINUTES))} ein. Bis dahin ${counted(applied, { one: 'gilt 1 Minute', other: `gelten ${grouped(String(applied))} Minuten` })}.`
