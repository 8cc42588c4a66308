import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

export interface NoticeWords {
  title: string
  text: string
  /** Label of the button below. */
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'O contrato de troca nesta rede não é o esperado.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Sua carteira está em ${walletNetwork}`,
    text: `Mude para ${chainName} para negociar. Seus tokens ficam onde estão.`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `Não foi possível carregar ${symbol}`,
    text: sentences(noAnswer, hasWallet && 'Nada foi enviado.'),
  }),
  noCode: ({ symbol }) => ({
    title: `Não é possível negociar ${symbol}`,
    text: `${symbol} não tem contrato nesta rede, então não pode ser negociado aqui.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `Não é possível negociar ${symbol}`,
    text: `${symbol} não responde como um token nesta rede, então não pode ser negociado aqui.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `Não é possível negociar ${symbol}`,
    text: `${symbol} não é oferecido neste site: o operador o deixou de fora.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `Não é possível negociar ${symbol}`,
    text: `${symbol} não é oferecido para o outro token: o operador deste site deixou o par de fora.`,
  }),
  notListed: ({ symbol }) => ({
    title: `Não é possível negociar ${symbol}`,
    text: `${symbol} não foi encontrado na lista de tokens, e o operador deste site não permite outros tokens.`,
  }),
  noContracts: ({ reason }) => ({ title: 'Negociação desativada', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: 'Insira o valor que você vende',
    text: 'Um destes tokens retém uma parte de cada transferência, então não é possível comprar um valor exato.',
  },
  noRoute: {
    title: 'Rota não encontrada para este valor',
    text: 'Tente outro valor ou outro token.',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol} não pode ser comprado aqui`,
    text: 'A PancakeSwap tem um pool para este token, mas o contrato de troca de lá não consegue garantir o mínimo de um token pouco conhecido.',
  }),
  refusedExactOut: {
    title: 'Insira o valor que você vende',
    text: 'A PancakeSwap tem um pool para isto, mas o contrato de troca de lá só garante o mínimo de um token pouco conhecido se o valor que você vende for fixo.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `Venda ${wrapped} em vez de ${coin}`,
    text: `A PancakeSwap tem pools para isto, mas o contrato de troca de lá não consegue proteger ${coin} no caminho até um token pouco conhecido.`,
  }),
  noExactBuyByHook: {
    title: 'Insira o valor que você vende',
    text: 'Os pools encontrados só aceitam um valor fixo a vender.',
  },
  hookRefused: ({ text }) => ({
    title: 'Rota não encontrada para este valor',
    text: sentences(
      `Um contrato que este pool chama (o hook dele) recusou a troca${text === null ? '' : `: “${text}”`}.`,
      'Tente outro valor ou a direção contrária.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'Não foi possível carregar os preços',
    text: sentences(noAnswer, hasWallet && 'Nada foi enviado.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'Não foi possível verificar o contrato de troca',
    text: sentences(noAnswer, 'Nova verificação no próximo bloco.', hasWallet && 'Nada foi enviado.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} não está na lista de tokens`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `Não foi possível carregar a lista de tokens, que talvez inclua ${symbol}`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `${symbol} não pode ser comprado`,
    text: 'Em uma simulação na rede, nenhum dos tokens comprados chegou. Ele não pode ser negociado aqui.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} não pode ser vendido`,
    text: 'Em uma simulação na rede, foi possível comprar o token, mas não vendê-lo de volta. Ele não pode ser negociado aqui.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} reteve a maior parte de uma transferência`,
    text: 'Em uma simulação na rede, o token reteve a maior parte do que foi transferido. Ele não pode ser negociado aqui.',
  }),
  /** The texts of this notice and of the next one have room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'Este preço é antigo', text: `Lido há mais de ${seconds} segundos.` }),
  stale: ({ minutes }) => ({ title: 'Os preços são antigos', text: `Nenhum bloco há ${minutes} minutos.` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Reserve um pouco de ${coin} para o custo da rede`,
    text: `Além do valor vendido, esta troca precisa de cerca de ${reserve}.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `Qualquer pessoa pode criar um token com qualquer nome. Compare o endereço dele, ${address}, com uma fonte em que você confia.`,
  action: 'Usar este token',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'Não foi possível medir as taxas dos tokens',
  text: 'Alguns tokens retêm uma parte de cada transferência. Se um destes fizer isso, você recebe menos do que o mostrado, ou a troca falha.',
}

export const GONE = 'Não está mais na minha carteira'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'Uma solicitação ainda está esperando na sua carteira',
  text: `A solicitação “${request}” ainda pode ser aceita lá. Rejeite-a se você não a quiser mais.`,
  action: GONE,
})

/** A trade that waits for the owners of a Safe. */
interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    one: `“${title}”. ${signersText(signers)}, desde ${startText(since)}. Você pode fechar esta página ou continuar negociando: o que está aguardando fica na Safe.`,
    many: `A mais recente: “${title}”. ${signersText(signers)}, desde ${startText(since)}. Você pode fechar esta página ou continuar negociando: o que está aguardando fica na Safe.`,
    other: `A mais recente: “${title}”. ${signersText(signers)}, desde ${startText(since)}. Você pode fechar esta página ou continuar negociando: o que está aguardando fica na Safe.`,
  }),
})

export const NOT_SENT = 'Não foi enviada'
export const MAY_BE_SENT = 'Sua carteira pode ter enviado esta transação'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `“${request}”: ${problem}`,
    minutes !== null && `Se for minerada em até ${minutes} minutos, aparecerá aqui.`,
  ),
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'o token a vender',
  buy: 'o token a receber',
  amount: 'o valor',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'O link não foi usado',
  text: 'Ele é para uma rede em que este site não negocia. Nesta rede, os endereços dele podem pertencer a outros tokens.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'Parte do link não foi usada',
  text: `O que ficou de fora: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

export const LAST_SWAP = 'Sua última troca'
export const NOT_SWITCHED = 'Sua carteira está em outra rede'

export const DISCONNECTED = {
  person: 'Você desconectou sua carteira.',
  otherTab: 'Você desconectou sua carteira em outra aba.',
  wallet: 'Sua carteira se desconectou.',
  crash: 'Sua carteira parou de funcionar.',
} as const
export const NETWORK_CHANGED = 'A rede na sua carteira mudou.'
export const ACCOUNT_CHANGED = 'A conta na sua carteira mudou.'
export const WALLET_CHANGED = 'A carteira conectada mudou.'
export const MULTIPLIER_CHANGED = 'O multiplicador dos valores de um token mudou.'
export const PART_FAILED = 'Uma parte desta página falhou.'
export const PART_FAILED_LATE = `${PART_FAILED} Verifique suas transações recentes para ver o que aconteceu com a troca.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'A revisão foi fechada.', message ?? 'Nada foi enviado.')
export const closedInWallet = (cause: string) => sentences(cause, 'A revisão foi fechada.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'A troca foi interrompida antes de ser enviada.',
  wrap: 'O wrap foi interrompido antes de ser enviado.',
  unwrap: 'O unwrap foi interrompido antes de ser enviado.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
