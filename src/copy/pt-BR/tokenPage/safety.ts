import { all, counted, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** With the article: they follow "Verificando" and "Não foi possível verificar". */
export const subject = {
  contract: 'o contrato',
  code: 'o código do contrato',
  upgrades: 'se alguém pode mudar como o contrato funciona',
  taxes: 'as taxas do token',
  pools: 'os pools',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Verificando ${what}`,
  text: 'O nó ainda não respondeu.',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Não foi possível verificar ${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} é a moeda própria de ${chainName}`,
  text: 'Ela não tem contrato: nenhum proprietário pode mudá-la, pausá-la ou bloquear uma conta.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `Os pools contêm ${wrapped}`,
  text: `Uma negociação faz wrap e unwrap de ${coin} por si só. 1 ${wrapped} é sempre 1 ${coin}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'Não há contrato neste endereço',
  source: `0 bytes de código em ${chainName}.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'Há um contrato neste endereço',
  source: `${bytes} bytes de código em ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'Nenhum sinal de que alguém possa mudar como ele funciona',
  source: 'Não é um proxy segundo EIP-1967, EIP-1822 ou EIP-1167.',
}

export const isClone: Statement = {
  statement: 'Uma cópia de outro contrato',
  source: 'Encaminha todas as chamadas a um contrato fixo (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'É a conta de uma pessoa',
  text: 'Quem tem a chave da conta pode mudar como ela funciona.',
  source: 'Outro contrato faz o trabalho da conta (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? 'O administrador pode mudar como ele funciona' : 'Alguém pode mudar como ele funciona',
  source: 'É um proxy: outro contrato faz o trabalho dele, e um diferente pode ser escolhido depois.',
})

export const addressLabel = {
  clone: 'Original',
  account: 'Contrato',
  beacon: 'Beacon',
  implementation: 'Implementação',
  admin: 'Administrador',
  owner: 'Proprietário',
  hook: 'Hook',
  upgradeableHook: 'Hook com código substituível',
}

const OTHER_RIGHTS = 'Alguém ainda pode ter direitos especiais.'

export const noOwnerNamed: Statement = {
  statement: 'O contrato não indica nenhum proprietário',
  text: OTHER_RIGHTS,
  source: 'Não indica nenhum por owner().',
}

export const noOwnerSet: Statement = {
  statement: 'O contrato não tem proprietário',
  text: OTHER_RIGHTS,
  source: 'owner() retorna o endereço zero.',
}

export const hasOwner: Statement = {
  statement: 'O contrato tem um proprietário',
  text: 'O que o proprietário pode fazer depende do contrato.',
  source: 'O endereço que owner() retorna.',
}

/** Who can change later what is so today. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'Isto pode mudar depois.',
  owner: 'O proprietário pode mudar isto depois.',
  upgrade: 'Quem puder atualizar o contrato pode mudar isto depois.',
  contract: 'O próprio contrato ainda pode mudar isto depois.',
}

export const isPaused: Statement = {
  statement: 'As transferências estão pausadas',
  text: 'Até que isso mude, o token não pode ser negociado.',
  source: 'paused() retorna true.',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'O proprietário pode pausar as transferências',
  unknown: 'As transferências podem ser pausadas',
  upgrade: 'As transferências podem ser pausadas',
  contract: 'As transferências podem ser pausadas',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'Elas não estão pausadas agora.',
  source: 'paused() retorna false.',
})

export const sourceLabel = (statement: string) => `Fonte: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? 'Lido da blockchain' : `O contrato foi lido no bloco ${block}`

export const notAdvice = (source: string) => `${source}. Isto não é uma recomendação.`

/** What is said of a token in plain words. */
export interface Statement {
  statement: string
  /** What follows from it, or what to do. */
  text?: string
  /** How it is known, in the chain's terms. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `A lista o chama de ${name} (${symbol}).`
const ONLY_ADDRESS = 'Só o endereço os distingue.'

export const tokenListUnread: Statement = {
  statement: 'Não foi possível carregar a lista de tokens',
  text: 'Por isso não se sabe se este token está nela.',
}

export const notListed: Statement = {
  statement: 'Não está na lista pública de tokens',
  text: 'Qualquer pessoa pode dar qualquer nome a um token. Confira o endereço com o projeto por trás dele.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `Não é ${symbol}`,
  text: 'Essa é a moeda própria da rede, que não tem endereço.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `Não é o ${symbol} da lista`,
  text: `O ${symbol} da lista tem outro endereço.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREED: Readonly<Record<Agreement, string>> = {
  symbol: 'o mesmo símbolo',
  name: 'o mesmo nome',
  decimals: 'as mesmas casas decimais',
}

const REPORTED: Readonly<Record<'symbol' | 'name', string>> = { symbol: 'símbolo', name: 'nome' }

/** In place of the name of a list that has none. */
export const TOKEN_LIST = 'A lista de tokens'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'Na lista pública de tokens',
  source: agreed === null ? `${list}.` : `${list}. O contrato informa ${all(agreed.map((each) => AGREED[each]))}.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `O contrato não informa ${either(missing.map((each) => REPORTED[each]))}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `O contrato se identifica como ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'A lista e o contrato divergem quanto às casas decimais',
  text: `A lista diz ${listed}, o contrato ${own}. Os valores seguem o contrato.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `Os valores exibidos são multiplicados por ${multiplier}`,
  text: 'O contrato do token define esse número e pode mudá-lo. Uma carteira pode exibir os valores sem ele.',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Outro token da lista também se chama ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `O símbolo dele se parece com o de ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'A compra e a venda não são simuladas',
  text: 'É um dos tokens pelos quais passa a maioria das negociações.',
}

export const taxUnknown: Statement = {
  statement: 'Não foi possível medir as taxas do token',
  text: 'O nó não consegue simular negociações, ou os pools contêm pouco demais.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'A compra e a venda foram simuladas, sem enviar nada.'
      : `A compra e a venda foram simuladas no bloco ${block}, sem enviar nada.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({
  statement: 'Sem taxa do token na compra nem na venda',
  ...tested,
})

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'Não pode ser comprado',
  text: `Nada chega. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'Não pode ser vendido',
  text: `Pode ser comprado, mas enviá-lo de volta ao pool falha. ${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `Retém ${buy} de cada compra e ${sell} de cada venda`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'Nenhum pool contém este token',
  text: 'Ele não pode ser negociado aqui.',
}

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, {
      one: 'O que ele contém não tem preço em dólares.',
      many: 'O que eles contêm não tem preço em dólares.',
      other: 'O que eles contêm não tem preço em dólares.',
    }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity} em ${pools}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity} em ${pools}`,
    text: `O mais profundo contém ${deepest}.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `Os pools com os tokens usuais no bloco ${block}.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'Os pools dele têm regras próprias' : 'Alguns dos pools dele têm regras próprias',
  text: 'Um contrato, o hook, participa ali de cada troca. As regras dele podem ser diferentes na compra e na venda, conforme a conta e com o tempo.',
})
