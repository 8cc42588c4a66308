import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, {
    one: `Não mostrada: ${text} aprovação de um token que não está na lista e que esta conta não tem.`,
    many: `Não mostradas: ${text} de aprovações de tokens que não estão na lista e que esta conta não tem.`,
    other: `Não mostradas: ${text} aprovações de tokens que não estão na lista e que esta conta não tem.`,
  })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: 'Para encontrar aprovações de outros tokens, ou para outros contratos, busque em toda a blockchain.',
    label: 'Buscar em todos os blocos',
  },
  failed: {
    words: 'A busca de outras aprovações falhou: o nó não respondeu ou não a permite.',
    label: 'Tentar novamente',
  },
  searching: ({ percent }) => ({
    words: `Buscando outras aprovações na blockchain: ${percent} de todos os blocos.`,
    label: 'Buscando',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'Todos os blocos foram pesquisados, e todas as aprovações abertas estão listadas.'
        : sentences(
            'Todos os blocos foram pesquisados.',
            leftOutText(leftOut),
            'Todas as outras aprovações abertas estão listadas.',
          ),
    label: 'Buscar novamente',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `Busca feita para trás até o bloco ${from}; pode haver aprovações mais antigas. Há aprovações demais para verificar todas.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Buscar novamente',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `Busca feita para trás até o bloco ${from}; pode haver aprovações mais antigas. Buscar mais para trás exigiria solicitações demais.`,
      leftOut && leftOutText(leftOut),
    ),
    label: 'Buscar novamente',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = 'Aprovações'
export const OWN_APPROVALS = 'Contratos autorizados a mover seus tokens. Revogue o que você não usa mais.'
export const OTHER_APPROVALS = 'Contratos autorizados a mover os tokens desta conta.'

export const HEADS = {
  token: 'Token',
  contract: 'Contrato',
  allowed: 'Valor aprovado',
  movable: 'Pode mover agora',
} as const

export const UNLIMITED = 'Ilimitado'
export const UNKNOWN_CONTRACT = 'Contrato desconhecido'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `Fora da lista de tokens: ${address}`
export const CONFIRM_IN_WALLET = 'Confirme na sua carteira'
export const REVOKE = 'Revogar'
export const REVOKING = 'Revogando'
export const REVOKED = 'Revogada'
export const revokeLabel = (symbol: string, contract: string) => `Revogar a aprovação de ${symbol} para ${contract}`

export const unreadTitle = (tokens: number) =>
  counted(tokens, {
    one: `Não foi possível carregar algumas aprovações de ${tokens} token`,
    many: `Não foi possível carregar algumas aprovações de ${tokens} de tokens`,
    other: `Não foi possível carregar algumas aprovações de ${tokens} tokens`,
  })
export const MAY_BE_MORE = 'Pode haver mais do que as listadas aqui.'

export const READ_FAILED = 'Não foi possível carregar as aprovações'
export const NO_APPROVALS = 'Nenhuma aprovação aberta'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `Verificados: ${all(contractNames)}.`,
    'Nenhum deles pode mover estes tokens.',
    tokensRead !== null &&
      `Da lista de tokens, só os primeiros ${grouped(String(tokensRead))} e os que a conta tem foram verificados.`,
  )

export const UNKNOWN_TOKEN = 'Token desconhecido'
export const THROUGH_PERMIT2 = 'por meio do Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'por meio do Permit2, sem data de expiração',
  current: ({ until }) => `por meio do Permit2, até ${until}`,
  expired: ({ until }) => `por meio do Permit2, expirada em ${until}`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) =>
  isPermit2 ? `aprovação de ${symbol} no Permit2` : `aprovação de ${symbol}`

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'Não foi possível carregar uma parte do site.' : nodeText(failure)
  return `A ${approvalName(revoked)} não pode ser revogada agora. ${reason} Nada foi enviado.`
}

export const REJECTED = 'Você rejeitou a solicitação. Nada foi enviado.'
