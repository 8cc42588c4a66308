import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'Verifique na sua carteira se a transação foi enviada.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'Você rejeitou a solicitação na sua carteira.',
  noAccounts: 'Você rejeitou a solicitação na sua carteira.',
  busy: 'Abra sua carteira: já há uma solicitação esperando lá.',
  timedOut: 'Sua carteira não respondeu a tempo.',
  notSwitched: 'Sua carteira não mudou de rede.',
  gone: 'Sua carteira não está conectada.',
  notInstalled: 'A carteira não está instalada neste navegador.',
  connectorNotFound: 'Conector não encontrado',
  networkLost:
    'Sua carteira perdeu a conexão com esta rede. Escolha a rede novamente na sua carteira e depois tente de novo.',
  unsupported: 'Sua carteira não oferece suporte a esta solicitação.',
  upgradeRefused: 'Sua carteira não fez o upgrade da sua conta.',
  changed: 'A conta ou a rede na sua carteira mudou. Verifique e tente novamente.',
  withdrawn: 'A solicitação não foi enviada à sua carteira.',
  alreadyConnected: 'Conector já conectado',
  framed: 'Esta página é mostrada dentro de outra, então não usa nenhuma carteira.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: 'O navegador bloqueou a janela da carteira. Permita pop-ups nesta página e tente novamente.',
  notOwner: 'Você não é proprietário desta Safe. Abra-a como um dos proprietários dela para negociar.',
  relayUnreachable: 'Não é possível acessar o WalletConnect. Verifique sua conexão e tente novamente.',
  accountsInvalid: 'Sua carteira não retornou uma lista de contas.',
  accountsUnreadable: 'Não foi possível ler suas contas na sua carteira.',
  networkUnreadable: 'Não foi possível ler a rede na sua carteira.',
  chainNotConfigured: 'Rede não configurada',
  chainRefused: 'Sua carteira não oferece suporte a esta solicitação.',
  switchFailed: 'Erro ao mudar de rede.',
  addFailed: 'Erro ao adicionar a rede.',
  assetFailed: 'Sua carteira não conseguiu adicionar o token.',
  assetRefused: 'Sua carteira não adicionou o token.',
  sendFailed: 'Sua carteira informou um erro.',
  invalidHash: 'Hash de transação inválido.',
  invalidResponse: 'Sua carteira retornou uma resposta inválida.',
  statusUnreadable: 'Sua carteira não conseguiu informar o status da transação.',
}

export const noFunds = (coin: string) =>
  `Não há ${coinWord(coin)} suficiente na conta para o custo da rede. Nada foi enviado.`

/** Problems after which it is unknown whether something was sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Sua carteira não conseguiu adicionar ${symbol}.`,
  assetRefused: (symbol) => `Sua carteira não adicionou ${symbol}.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Recarregue esta página e conecte novamente.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Adicione ${network} nas configurações da sua carteira e escolha essa rede lá.`),
  refused: ({ network }) =>
    `Sua carteira não permite mudar para ${network} a partir daqui. Em vez disso, escolha ${network} na sua carteira.`,
  chooseThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Em vez disso, escolha ${network} na sua carteira.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Escolha ${network} na sua carteira ou tente novamente.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
