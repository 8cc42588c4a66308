import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'Enviar'
export const REVIEW = 'Revisar antes de enviar'
export const RECIPIENT_HINT = 'Endereço ou nome'
export const SUGGESTIONS = { named: 'Lista de endereços', paid: 'Já pagos', own: 'Suas contas' } as const

export const CONNECT_TO_SEND = 'Conecte uma carteira para enviar'
export const SELECT_TOKEN = 'Selecione um token para enviar'
export const ENTER_RECIPIENT = 'Informe um destinatário'
export const CHECK_RECIPIENT = 'Verifique o destinatário'
export const READING_RECIPIENT = 'Verificando o destinatário'
export const sendLabel = (amount: string) => `Enviar ${amount}`
export const sendAnywayLabel = (amount: string) => `Enviar ${amount} mesmo assim`

export const noAddressFor = (name: string) => `${name} não leva a nenhum endereço.`
export const addressOf = (name: string) => `O endereço de ${name}`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'Esta é a conta da qual você envia.',
  nobody: 'Ninguém tem a chave deste endereço. O que é enviado para lá se perde.',
  ownToken: 'Este é o contrato do próprio token. O que é enviado para lá se perde.',
  token: 'Este é o contrato de um token. O que é enviado para lá geralmente se perde.',
  siteContract: 'Este é um contrato da exchange. O que é enviado para lá se perde.',
}

export const STOPPED = {
  title: 'Este não é o endereço que você conhece',
  text: 'Os dois começam e terminam igual, mas são diferentes. Alguém pode ter criado este para que você o copie por engano.',
  entered: 'Você informou',
  known: 'Você conhece',
  use: 'Usar o endereço que você conhece',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `Este endereço se parece com ${known}`,
    text: 'São endereços diferentes. Compare cada caractere.',
  }),
  first: {
    title: 'Primeiro pagamento para este endereço',
    text: 'Este navegador não conhece nenhum anterior. Um pagamento não pode ser desfeito.',
  },
  contract: {
    title: 'O destinatário é um contrato',
    text: 'Se ele não tiver como repassar o que você envia, isso se perde.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `O destinatário é um contrato que não está em ${network}`,
    text: `Ele existe em ${all(networks)}. Em ${network}, talvez ninguém nunca possa mover o que você envia.`,
  }),
  unread: {
    title: 'Não foi possível verificar o destinatário',
    text: 'O nó não informou se é um contrato.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = 'Comparei cada caractere, e o destinatário me disse para usar este endereço nesta rede'

export const TO = 'Para'
export const ARRIVES = 'Chega'
export const ARRIVED = 'Chegou'
export const KEPT = 'O token fica com'

const NOTHING_SENT = 'Nada foi enviado.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('O contrato neste endereço não aceita este pagamento.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`O contrato de ${symbol} recusa este pagamento.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) =>
    sentences(`Em uma simulação, nada de ${symbol} chegou ao destinatário.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`Em uma simulação, chegou ao destinatário ${received} em vez de ${reviewed}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) =>
    sentences(`Em uma simulação, outro token também saiu da sua carteira: ${token}.`, NOTHING_SENT),
  unexpected: sentences('Algo deu errado.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'Enviado à rede'
export const SENT_TEXT = 'Você pode fechar esta janela; o pagamento continua.'
export const arrivedText = (received: string) => `Chegou ao destinatário: ${received}.`
