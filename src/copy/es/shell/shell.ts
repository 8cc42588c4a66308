import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = 'Ir al contenido'
export const SKIP_TO_TRADE = 'Ir al panel de operación'

export const PAGE_TITLES = { swap: 'Operar', token: 'Token', profile: 'Perfil' }

export const brandLabel = (brandName: string) => `${brandName}, inicio`
export const TRADE_LINK = 'Operar'
export const PROFILE_LINK = 'Perfil'

export const FOOTER = 'Pie de página'
export const PREVIEW = 'Vista previa'
export const SWITCH_THEME = 'Cambiar entre claro y oscuro'
export const FAQ_LINK = 'Preguntas'
export const IMPRINT_LINK = 'Aviso legal'
export const OFFLINE = 'Sin conexión'
export const NO_NODE = 'Ningún nodo responde'
export const SCREEN_WAITS = 'Esta pantalla se cargará en cuanto vuelva la conexión.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Usar tu propio nodo'
export const NODE_BLOCKED = 'Bloqueado por la política de este sitio'
export const OWN_NODE_OFFLINE = 'Tu nodo no está en línea'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, ningún bloque nuevo desde hace un minuto`
export const headBlockText = (number: number | null) => `Bloque ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { one: '1 minuto', many: `${count} de minutos`, other: `${count} minutos` }),
  hours: ({ count }) => `${count} horas`,
  days: ({ count }) => `${count} días`,
}

/** Says how wrong the device's clock is. */
export const wrongClockText = ({ isFast, by }: ClockError) =>
  `El reloj de tu dispositivo está ${say(SPANS, by)} ${isFast ? 'adelantado' : 'atrasado'}`

export const NOTIFICATIONS = 'Notificaciones'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `Información: ${title}`,
  success: (title) => `Éxito: ${title}`,
  warning: (title) => `Advertencia: ${title}`,
  error: (title) => `Error: ${title}`,
  pending: (title) => `Pendiente: ${title}`,
}
export const DISMISS = 'Descartar'

export const PART_MISSING = 'No se pudo cargar una parte de esta página'
export const PART_BROKEN = 'Una parte de esta página dejó de funcionar'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'Esta página es más antigua que la de otra pestaña'
export const RELOAD_FOR_NEWER =
  'Otra pestaña muestra una versión más reciente de este sitio. Los cambios que hagas aquí no se guardan. Recarga para usar la versión más reciente.'
export const PAGE_BROKEN = 'Esta página dejó de funcionar'
export const MAYBE_NEW_VERSION = 'Es posible que haya una versión nueva de esta página.'
export const STOPPED_BY_POLICY = 'La política de seguridad de este sitio la bloquea.'
export const CHANGED_FILE = 'Un archivo de este sitio no es el que se compiló, por lo que tu navegador no lo ejecutó.'
export const NOTHING_ELSE_SENT =
  'Todo lo que ya confirmaste en tu billetera sigue su curso sin esta página. No se envió nada más.'
export const RELOAD = 'Recargar'

export const NOT_FOUND = 'Página no encontrada'
export const NO_PAGE = 'No hay ninguna página en esta dirección. Revísala o empieza por la lista de pares.'
export const GO_TO_START = 'Ir a la página de inicio'

export const TITLE = 'Opera con tokens directamente desde tu billetera'
export const LEAD =
  'Los precios vienen de pools en la cadena. Ves el costo completo antes de firmar, y nada se mueve hasta que lo hagas.'
export const KEYS = 'Tus claves permanecen en tu billetera'
export const APPROVALS = 'De forma predeterminada, aprobaciones por el monto exacto'
export const FIGURES = 'Cada cifra se lee de la cadena'
