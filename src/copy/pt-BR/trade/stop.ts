import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

/** Why a transaction failed or would fail, but not what left the wallet. Feminine: "transação", "troca". */
const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `O preço passou do seu limite de slippage de ${percent}.`,
  notInTime: ({ minutes }) =>
    counted(minutes, {
      one: `Não foi confirmada no prazo de ${minutes} minuto.`,
      many: `Não foi confirmada no prazo de ${minutes} de minutos.`,
      other: `Não foi confirmada no prazo de ${minutes} minutos.`,
    }),
  notInLongTime: ({ minutes }) => `Não foi confirmada no prazo de ${durationText(minutes)}.`,
  deadlinePassed: 'O prazo já tinha passado antes que a transação pudesse ser enviada.',
  transferRefused: ({ symbol }) =>
    `O contrato de ${symbol} recusou a transferência: o saldo ou a aprovação é insuficiente, ou as regras do próprio contrato a proíbem.`,
  allowanceExpired: ({ symbol }) =>
    `A aprovação de ${symbol} por meio do Permit2 expirou. Comece novamente para renová-la.`,
  payoutRefused: ({ symbol }) =>
    `Não foi possível pagar o valor em ${symbol}: um contrato recusou a transferência segundo as próprias regras.`,
  hookRefused: ({ text }) =>
    `Um contrato que este pool chama (o hook dele) recusou a troca${text === null ? '' : `: “${text}”`}.`,
  takesFee: 'Um token desta rota cobra uma taxa em cada transferência, o que o pool dele não permite.',
  noLiquidity: 'Os pools não têm mais o suficiente para este valor.',
  guard: 'Alguém moveu o preço no mesmo bloco, então a proteção antissanduíche fez a troca falhar.',
  noHistory:
    'Um pool desta rota não mantém registro do preço, de que a proteção antissanduíche precisa. Desative a proteção para esta troca.',
  zeroAmount: 'O valor é pequeno demais para trocar.',
  locked: 'Um pool desta rota está bloqueado por outra chamada na mesma transação.',
  panic: ({ code }) => `Um contrato desta rota parou com um erro interno${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `O contrato não deu nenhuma mensagem, só o código de erro ${code}.`,
  noCoin: ({ coin }) => `Não há ${coin} suficiente na conta para o custo da rede.`,
  returned: ({ text }) => `O contrato retornou: “${text}”.`,
  noReason: 'A rede não deu nenhum motivo.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = 'Simulando na rede…'
export const notSimulated = (cause: string) => `Não simulada: ${cause}.`
export const CANNOT_SIMULATE = 'Não simulada: o nó não consegue fazer isso.'
export const BALANCE_UNREAD = 'Simulada agora mesmo, mas nem todos os saldos puderam ser lidos depois.'
export const NOT_SIMULATED = 'Não simulada'
export const UNTRIED = {
  unsupported: 'O nó não consegue simular isto, então os valores acima não estão confirmados.',
  unread: 'Nem todos os saldos puderam ser lidos na simulação, então os valores acima não estão confirmados.',
  hook: 'Só uma simulação completa mostra o que o hook de um pool faz, e o nó não forneceu nenhuma. Esta troca não pode ser confirmada.',
}
export const FAILS = 'Simulada agora mesmo: ela falha.'
export const SIMULATED_AS_QUOTED = 'Simulada agora mesmo: exatamente estes valores se moveriam, mais o custo da rede.'
export const SIMULATED = 'Simulada agora mesmo. O custo da rede é somado a isso.'
export const simulatedAgo = (age: string) => `Simulada ${age}. Desde então, o nó não respondeu.`

export const WOULD_FAIL = 'Isto falharia agora'

export const balanceLabel = (symbol: string) => `Seu saldo de ${symbol}`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `${symbol} insuficiente para o custo da rede`

interface CostShortfall {
  symbol: string
  /** What the wallet may ask for, and what the account has. */
  reserve: string
  balance: string
  /** Whether the coin is sold, too. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Sua carteira pode pedir até ${reserve} ${symbol} para a rede${isSold ? `, além do valor em ${symbol} que você vende` : ''}. Sua conta tem ${balance} ${symbol}.`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Chegaria menos do que o combinado',
    text: `Em uma simulação, chegou a quantia de ${moved} em vez de no mínimo ${allowed}. O token talvez retenha uma parte do que é enviado a você.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'Sairia da sua carteira mais do que o combinado',
    text: `Em uma simulação, saiu da sua carteira a quantia de ${moved} em vez de no máximo ${allowed}.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'Sairia da sua carteira mais do que o combinado',
    text: `Em uma simulação, também saiu da sua carteira um token que não faz parte da troca: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `Não foi possível revender ${symbol}`,
    text: sentences(
      `Em uma simulação, ${symbol} foi comprado e revendido imediatamente, e a venda falhou.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `Revender ${symbol} custaria ${percent}`,
    text: sentences(
      `Em uma simulação, ${symbol} foi comprado e revendido imediatamente: ${percent} do que você paga não voltou.`,
      fees !== null && `As taxas dos pools explicam ${fees}.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Sua carteira diz que descartou esta solicitação, e nenhuma das transações que ela continha está na rede. A solicitação fica nas suas transações recentes para o caso de alguma delas aparecer.',
  partial:
    'Só uma parte disto teve efeito, e a troca não. Uma aprovação pode estar aberta: veja suas aprovações antes de tentar novamente.',
  unclear:
    'Sua carteira diz que isto terminou, mas nenhuma das transações foi encontrada na rede. A solicitação fica nas suas transações recentes para o caso de alguma delas aparecer.',
  undecided:
    'Isto foi executado em uma só transação com outras solicitações da sua conta, e a rede não mostra quais delas tiveram êxito. Verifique seus saldos antes de tentar novamente.',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT =
  'Sua carteira enviou a solicitação anterior. A revisão foi fechada para que nada seja enviado duas vezes por engano.'

export const sentAfterReview = (request: string) =>
  `Sua carteira enviou “${request}” depois que a revisão foi fechada. Veja as transações recentes da conta que fez o envio.`

const REVIEW_AGAIN = {
  swap: 'Revise a troca para continuar.',
  wrap: 'Revise o wrap para continuar.',
  unwrap: 'Revise o unwrap para continuar.',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'Nada foi enviado.',
  swap: 'A troca não foi enviada.',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'A aprovação é insuficiente.' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('Você rejeitou a solicitação.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('Você rejeitou a solicitação.', UNSENT[unsent], `${symbol} continua aprovado.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `A aprovação do seu ${symbol} no Permit2 expirou, ou vai expirar cedo demais. Confirme novamente para renová-la.`,
      UNSENT[unsent],
    ),
  oneByOne: 'Sua carteira não consegue fazer todas as etapas de uma vez. Confirme novamente para fazê-las uma por uma.',
  oneByOneLate: ({ unsent }) =>
    sentences('Sua carteira não consegue fazer todas as etapas de uma vez.', UNSENT[unsent]),
  notUpgraded: ({ unsent }) =>
    sentences(
      'Você manteve sua conta como está.',
      UNSENT[unsent],
      'Confirme novamente para fazer as etapas uma por uma.',
    ),
  notUpgradedLate: ({ unsent }) => sentences('Você manteve sua conta como está.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Sua carteira mudou nesse meio-tempo.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('O contrato de troca mudou desde a revisão.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) =>
    sentences(`Não é possível ler a aprovação de ${symbol}.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('Esta troca perderia demais do próprio valor.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) => sentences('Isto precisa de mais gas do que uma transação pode usar.', UNSENT[unsent]),
  headTooOld: ({ unsent }) =>
    sentences('O nó está atrasado: o bloco mais recente dele é antigo demais.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(
      `Antes que a troca pudesse ser enviada, o preço dela já tinha mais de ${minutes} minutos.`,
      UNSENT[unsent],
    ),
  untried: ({ unsent }) => sentences('O nó não consegue simular isto agora.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('O nó demorou demais para simular isto: o resultado é de um bloco anterior.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences('Sua carteira demorou demais para responder: a simulação é de um bloco anterior.', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'A transação foi enviada, mas não foi possível ler o resultado dela. Verifique suas transações recentes antes de tentar novamente.',
  unexpected: ({ unsent }) => sentences('Algo deu errado antes que a troca fosse enviada.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'A aprovação antiga precisa ser redefinida para 0 primeiro: confirme novamente e deixe o 0 como está.',
    ),
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `A troca precisa de ${needed}: confirme novamente e deixe o valor como está, ou venda menos.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'Você cancelou a transação na sua carteira. A troca não aconteceu.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Outra transação substituiu esta na sua carteira. A troca não aconteceu.',
      effect && effectText(effect),
      !isWhole && 'Verifique na sua carteira o que a outra transação fez antes de trocar novamente.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
