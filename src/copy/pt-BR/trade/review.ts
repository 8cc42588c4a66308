import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : `Revisar ${wrap}`)

export const YOU_SELL = 'Você vende'
export const YOU_RECEIVE = 'Você recebe'

export const PRICE_CHANGED = 'O preço mudou'
export const PRICE_OLD = 'Este preço é antigo'
export const acceptPriceLabel = (amount: string) => `Aceitar o novo preço: ${amount}`

export const EXACT_AMOUNT = 'Valor exato'
export const MORE_BELOW = 'Mais abaixo'
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${{ least: 'No mínimo', most: 'No máximo' }[kind]}, com ${slippage} de slippage`

export const CHANGES = 'O que muda na sua carteira'
export const MEANINGS = 'O que estes termos significam'
export const CALLS = 'O que se pede à sua carteira'

export const RATE = 'Taxa de câmbio'
export const DEADLINE = 'Prazo'
export const SANDWICH_GUARD = 'Proteção antissanduíche'
export const RECIPIENT = 'Destinatário'
export const CONTRACT = 'Contrato'
export const inContract = (symbol: string) => `${symbol} no contrato`
export const NOT_KNOWN = 'Desconhecido'

export const deadlineText = (minutes: number) => `${durationText(minutes)} depois que você confirmar`
export const SIGNATURES = 'Assinaturas'
export const signaturesText = (signers: number) =>
  `${signers} proprietários da Safe precisam assinar antes do fim do prazo. O preço mostrado é o atual: se o preço estiver além do seu limite quando o último deles assinar, a troca não poderá ser executada.`
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Inativa: não vale para vendas de ${coin}`,
    v4: 'Inativa: V4 não mantém registro de preço',
    router: 'Inativa: o roteador desta rota não tem essa verificação',
    v2: 'Inativa: V2 não mantém registro de preço',
    record: 'Inativa: um pool não mantém registro de preço',
    setting: 'Desativada nas configurações de negociação',
  })[why]
export const guardText = (percent: string) => `Ativa, ${percent}`

export const CHECKING = 'Verificando…'
export const GO_ON_UNTRIED = 'Continuar sem simulação'
export const ASK_AGAIN = 'Pedir de novo mesmo assim'
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Confirmar troca',
  risky: 'Confirmar troca mesmo assim',
  wrap: 'Confirmar wrap',
  unwrap: 'Confirmar unwrap',
}

/** Each begins a sentence, which continues after it. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `Você receberia agora ${amount} a menos`,
  receiveMore: (amount) => `Você receberia agora ${amount} a mais`,
  payLess: (amount) => `Você pagaria agora ${amount} a menos`,
  payMore: (amount) => `Você pagaria agora ${amount} a mais`,
}
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `Ele tem mais de ${minutes} minutos. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `Ele tem mais de ${minutes} minutos. O preço mais recente é o mesmo.`
export const rereadingPrice = (minutes: number) => `Ele tem mais de ${minutes} minutos, e ainda não há um mais recente.`
export const OTHER_ROUTE = 'Agora há outra rota disponível pelo mesmo preço ou melhor.'

export const PHASES = {
  preparing: 'Verificando com a rede',
  wallet: 'Confirme na sua carteira',
  chain: 'Aguardando a rede',
}

export const WAITING_FOR_WALLET = 'Aguardando sua carteira'

export interface StepFacts {
  symbol: string
  /** What is sold at most, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than that may be sold, so that a rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'Este valor exato, só para esta troca'
const MOST_APPROVED = 'O máximo que esta troca pode retirar'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `no máximo ${amount}` : amount
const VERBS = { swap: 'Trocar', wrap: 'Fazer wrap de', unwrap: 'Fazer unwrap de' }

export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `Redefinir a aprovação de ${symbol}`,
    text: `${symbol} exige que a aprovação antiga seja revogada primeiro`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `Aprovar ${isUnlimited ? `${symbol} sem limite` : amount}${isThroughPermit2 ? ' para o Permit2' : ''}`
    return {
      title,
      text: isUnlimited
        ? 'Como você escolheu nas configurações de negociação'
        : isAtMost
          ? MOST_APPROVED
          : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Permitir que o roteador retire ${amount}`,
    text: `Por meio do Permit2, ${isAtMost ? 'o máximo que esta troca pode retirar,' : 'este valor exato'} e só por um tempo`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `Aprovar ${symbol} sem limite, trocar ${soldText(sold)}`
      : `Aprovar e trocar ${soldText(sold)}`,
    text: `${isThroughPermit2 ? 'Todas as etapas' : 'As duas etapas'} em uma só confirmação, tudo ou nada`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']} ${soldText({ isAtMost, amount })}`,
  }),
}

export const pendingDuplicate = (request: string) => ({
  title: 'Sua carteira já aceitou isto',
  text: `“${request}” está pendente, e o resultado ainda não é conhecido. Se você pedir de novo, as duas transações poderão ser efetivadas.`,
})

export const waitingDuplicate = (request: string) => ({
  title: 'Uma solicitação para isto ainda está esperando na sua carteira',
  text: `A solicitação “${request}” não foi respondida. Se você pedir de novo, pode acabar aceitando as duas solicitações, e as duas seriam efetivadas.`,
})

export const UPGRADE = {
  title: 'É possível com uma só confirmação',
  text: 'Isto faz o upgrade da sua conta nesta rede: um contrato que sua carteira escolhe poderá então agir pela conta em tudo o que você assinar. Seu endereço, suas chaves e seus tokens continuam os mesmos. O upgrade permanece até que você o desfaça na sua carteira, e aumenta o custo da rede uma vez.',
  label: (steps: number) => `Fazer o upgrade da minha conta e todas as ${steps} etapas em uma só confirmação`,
}

export const BOTH_MINED = 'Se você pedir de novo, as duas transações poderão ser mineradas.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'Um pool desta rota tem regras próprias',
  text: sentences(
    `Um contrato, o hook do pool, participa de cada troca: ${all(hooks)}. As regras dele podem ser diferentes na compra e na venda, conforme a conta e com o tempo.`,
    isUpgradeable && 'O código do hook pode ser substituído.',
    tried !== null && `Esta troca foi simulada no bloco ${tried}.`,
  ),
})
