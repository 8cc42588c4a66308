import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = 'Progresso'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `feita: ${title}`,
  failed: (title: string) => `falhou: ${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, {
    one: `1 confirmação: ${order}`,
    many: `${requests.length} de confirmações: ${order}`,
    other: `${requests.length} confirmações: ${order}`,
  })
}
/** The last request, within the sentence of `confirmationsText`. */
export const LAST_REQUESTS = { swap: 'trocar', wrap: 'fazer wrap', unwrap: 'fazer unwrap' } as const

export const WALLET_SHOWS = 'O que sua carteira vai mostrar'
export const WALLET_SHOWS_ELSE = 'Se sua carteira mostrar qualquer outra coisa, rejeite a solicitação.'
export const REQUEST_NUMBER = 'Solicitação'
export const REQUEST_CONTRACT = 'Contrato'
export const REQUEST_AMOUNT = 'Valor'
export const TOKEN_CONTRACT = 'Contrato do token'
export const APPROVED_AMOUNT = 'Valor aprovado'
export const REQUEST_COST = 'Custo da rede'
export const requestNumber = (number: number, requests: number) => `${number} de ${requests}`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `Cerca de ${native}` : `Cerca de ${usd} (${native})`

export const APPROVAL = 'Aprovação'
export const ALREADY_GIVEN = 'Já concedida'
export const OLD_APPROVAL = 'Aprovação antiga'
export const RESET_FIRST = 'Antes, redefinir para 0'
export const YOU_APPROVE = 'Você aprova'
export const SPENDER = 'Destinatário da autorização'
export const THROUGH_PERMIT2 = 'Por meio do Permit2'
export const PERMIT2_SPENDER = 'Retirado por'
export const permit2Note = (minutes: number) => `(até ${durationText(minutes)} depois que você confirmar)`
export const TO_PERMIT2 = '(ao Permit2)'

export const NOTES = { maybe: '(se necessário)', batch: '(junto com a troca)' } as const

export const withoutLimit = (symbol: string) => `${symbol} sem limite`
export const unlimitedTitle = (symbol: string) => `Você aprova ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `O destinatário da autorização poderia retirar qualquer quantia do seu ${symbol}, mesmo depois, até que você revogue a aprovação. Escolha “Valor exato” nas configurações de negociação para aprovar só esta troca.`
