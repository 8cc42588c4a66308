import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

export const TITLE = 'Troca'
export const TRANSACTION = 'Transação'

export const EXPLORER = 'Ver no explorador'
export const CLOSE = 'Fechar'
export const TRY_AGAIN = 'Tentar novamente'
export const CHANGE_SLIPPAGE = 'Mudar o slippage'
export const CHANGE_DEADLINE = 'Mudar o prazo'
export const NEW_SWAP = 'Nova troca'
export const SWAP_AGAIN = 'Trocar de novo'
export const OPEN_APPROVAL = 'Aprovação ainda aberta'
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount} para ${spender}${isPermit2 ? ', por meio do Permit2' : ''}`
export const TAKE_BACK = 'Revogá-la'
export const TAKING_BACK = { asking: 'Confirme na sua carteira', revoking: 'Revogando' } as const
export const addSymbolToWallet = (symbol: string) => `Adicionar ${symbol} à carteira`

type Kind = Wrap | 'swap'

const SENT: Record<Kind, string> = { swap: 'Troca enviada', wrap: 'Wrap enviado', unwrap: 'Unwrap enviado' }
const NAMES: Record<Kind, string> = { swap: 'a troca', wrap: 'o wrap', unwrap: 'o unwrap' }

export const AT_SAFE_TITLE = 'Na fila da Safe'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} por cerca de ${received}. Você pode fechar esta página: ${NAMES[kind]} continua e está nas suas transações recentes.`
export const sentTitle = (kind: Kind) => SENT[kind]
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} por cerca de ${received}. Você pode fechar esta janela; ${NAMES[kind]} continua.`
export const STEP_CONFIRMED = 'Confirmada na sua carteira'
export const STEP_WAITING = 'Aguardando a rede'
export const blockWaitText = (usual: number, passed: number) =>
  `Normalmente ${usual}\u00a0s, até agora ${passed}\u00a0s`

export const STEP_SLOW_TEXT = 'A transação está demorando mais do que o normal para ser incluída em um bloco'

const UNSEEN_TEXT =
  'Nenhum dos nós usados aqui viu a transação. Ela ainda pode estar na sua carteira, ou a caminho por outra via. Verifique sua carteira, e acelere ou cancele a transação lá antes de trocar novamente.'
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Sua carteira pode ter executado isto em outra transação. Verifique seus saldos antes de trocar novamente.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Outra transação da sua conta tomou o lugar desta. Verifique na sua carteira o que a outra fez antes de trocar novamente.',
  },
}

export const ALTERED_TITLE = 'Não é o que você pediu'

const ENDED: Record<Kind, Record<TradeEnd, string>> = {
  swap: {
    failed: 'A troca falhou',
    expired: 'A troca expirou',
    cancelled: 'A troca foi cancelada',
    replaced: 'A troca foi substituída',
  },
  wrap: {
    failed: 'O wrap falhou',
    expired: 'O wrap expirou',
    cancelled: 'O wrap foi cancelado',
    replaced: 'O wrap foi substituído',
  },
  unwrap: {
    failed: 'O unwrap falhou',
    expired: 'O unwrap expirou',
    cancelled: 'O unwrap foi cancelado',
    replaced: 'O unwrap foi substituído',
  },
}

export const failedTitle = (kind: Kind, end: TradeEnd) => ENDED[kind][end]
export const unsoldLabel = (amount: string) => `Sua quantia de ${amount}`
export const UNSOLD = 'Não vendida, ainda na sua carteira'
export const UNSOLD_BY_SWAP = 'Não vendida por esta troca'
export const COST_UNKNOWN = 'Desconhecido; verifique sua carteira'

export const EXPIRED_TEXT =
  'A rede não confirmou a transação a tempo. Esta transação não pode mais vender nada. Você pode trocar novamente agora, ou primeiro cancelá-la na sua carteira.'
export const COSTS_SO_FAR =
  'Nada até agora; se a transação for confirmada com atraso, ela falha e o custo da rede é cobrado'

export const NETWORK_COST_PAID = 'Custo da rede pago'
export const paidByOther = (payer: string) => `Por ${payer}, não pela sua conta`
export const PAID_BY_OTHER = 'Por outra conta'
export const EARLIER_COST = 'Custo da rede de etapas anteriores'
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

const CONFIRMED_TITLES: Record<Kind, string> = {
  swap: 'A troca está confirmada',
  wrap: 'O wrap está confirmado',
  unwrap: 'O unwrap está confirmado',
}
export const confirmedTitle = (kind: Kind) => CONFIRMED_TITLES[kind]
export const receivedTitle = (received: string) => `Você recebeu ${received}`
export const paidText = (sold: string, rate: string | null) => `Por ${sold}${rate === null ? '' : `, a ${rate}`}.`
export const PAYMENT_UNKNOWN = 'O recibo não mostra quanto foi pago: verifique na sua carteira.'
export const AMOUNTS_UNKNOWN = 'O recibo não mostra quais valores se moveram: verifique-os na sua carteira.'

export const COMPARED = 'Comparado com a cotação'
export const AS_QUOTED = 'Exatamente como cotado'
export const ABOUT_AS_QUOTED = 'Como cotado, com diferença de no máximo um milionésimo'

export const claimedReceived = (event: string, balance: string) =>
  `O evento do token afirma ${event}; seu saldo aumentou em ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `O evento do token afirma ${event}; seu saldo diminuiu em ${balance}.`
export const ONLY_CLAIMED_RECEIVED = 'O que você recebeu só se conhece a partir do evento do próprio token.'
export const ONLY_CLAIMED_SOLD = 'O que você pagou só se conhece a partir do evento do próprio token.'

const CONFIRMED: Record<Wrap | 'swap', string> = {
  swap: 'Troca confirmada',
  wrap: 'Wrap confirmado',
  unwrap: 'Unwrap confirmado',
}

export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. Você recebeu ${received}${paid === null ? '' : ` por ${paid}`}.`
