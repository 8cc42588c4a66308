import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = 'Ir para o conteúdo'
export const SKIP_TO_TRADE = 'Ir para o cartão de negociação'

export const PAGE_TITLES = { swap: 'Negociar', token: 'Token', profile: 'Perfil' }

export const brandLabel = (brandName: string) => `${brandName}, início`
export const TRADE_LINK = 'Negociar'
export const PROFILE_LINK = 'Perfil'

export const FOOTER = 'Rodapé'
export const PREVIEW = 'Prévia'
export const SWITCH_THEME = 'Alternar entre claro e escuro'
export const FAQ_LINK = 'Perguntas'
export const IMPRINT_LINK = 'Aviso legal'
export const OFFLINE = 'Sem conexão'
export const NO_NODE = 'Nenhum nó responde'
export const SCREEN_WAITS = 'Esta tela será carregada assim que a conexão voltar.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Usar seu próprio nó'
export const NODE_BLOCKED = 'Bloqueado pela política deste site'
export const OWN_NODE_OFFLINE = 'Seu nó está fora do ar'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, nenhum bloco novo há um minuto`
export const headBlockText = (number: number | null) => `Bloco ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) =>
    counted(count, {
      one: `${count} minuto`,
      many: `${count} de minutos`,
      other: `${count} minutos`,
    }),
  hours: ({ count }) => `${count} horas`,
  days: ({ count }) => `${count} dias`,
}

/** Says how wrong the device's clock is. */
export const wrongClockText = ({ isFast, by }: ClockError) =>
  `O relógio do seu dispositivo está ${say(SPANS, by)} ${isFast ? 'adiantado' : 'atrasado'}`

export const NOTIFICATIONS = 'Notificações'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `Informação: ${title}`,
  success: (title) => `Sucesso: ${title}`,
  warning: (title) => `Aviso: ${title}`,
  error: (title) => `Erro: ${title}`,
  pending: (title) => `Pendente: ${title}`,
}
export const DISMISS = 'Dispensar'

export const PART_MISSING = 'Não foi possível carregar uma parte desta página'
export const PART_BROKEN = 'Uma parte desta página parou de funcionar'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'Esta página é mais antiga que a de outra aba'
export const RELOAD_FOR_NEWER =
  'Outra aba mostra uma versão mais nova deste site. As alterações que você fizer aqui não são salvas. Recarregue para usar a versão mais nova.'
export const PAGE_BROKEN = 'Esta página parou de funcionar'
export const MAYBE_NEW_VERSION = 'Pode haver uma nova versão desta página.'
export const STOPPED_BY_POLICY = 'A política de segurança deste site a bloqueia.'
export const CHANGED_FILE = 'Um arquivo deste site não é o que foi compilado, então seu navegador não o executou.'
export const NOTHING_ELSE_SENT = 'O que você já confirmou na sua carteira continua sem ela. Nada mais foi enviado.'
export const RELOAD = 'Recarregar'

export const NOT_FOUND = 'Página não encontrada'
export const NO_PAGE = 'Não há página neste endereço. Confira-o ou comece pela lista de pares.'
export const GO_TO_START = 'Ir para a página inicial'

export const TITLE = 'Negocie tokens direto da sua carteira'
export const LEAD =
  'Os preços vêm de pools on-chain. Você vê o custo total antes de assinar, e nada se move até que você assine.'
export const KEYS = 'Suas chaves ficam na sua carteira'
export const APPROVALS = 'Aprovações para o valor exato por padrão'
export const FIGURES = 'Cada número é lido da blockchain'
