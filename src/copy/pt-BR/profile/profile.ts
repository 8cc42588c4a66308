import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = 'Perguntas frequentes'
export const IMPRINT_TITLE = 'Aviso legal'
export const ABOUT_FAQ = 'Respostas curtas a perguntas comuns'
export const ABOUT_IMPRINT = 'Quem opera este site'

export const PROFILE = 'Perfil'

/** Around the address of another account: "Você está vendo 0xf3…2266, somente leitura." */
export const SHOW_PICTURE = 'Mostrar foto'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `Você está vendo ${address}, somente leitura.`
export const BACK_TO_OWN = 'Voltar à sua própria conta'

export const WRONG_ADDRESS = {
  checksum: {
    title: 'Este endereço foi digitado errado',
    text: 'As letras maiúsculas não correspondem ao resto dele. Copie-o novamente de uma fonte em que você confia.',
  },
  malformed: {
    title: 'Este não é um endereço de conta',
    text: 'Um endereço é 0x seguido de 40 dígitos ou letras de a a f.',
  },
} as const

export const CONNECTING = {
  title: 'Conectando à sua carteira',
  text: 'Seus tokens aparecem assim que ela responder.',
} as const

export const DISCONNECTED = {
  title: 'Conecte uma carteira para ver seus tokens',
  text: 'Os saldos e as aprovações são lidos da blockchain por meio de um nó, que vê o endereço. O que você envia daqui é listado somente por este navegador.',
  action: 'Conectar',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Sua carteira está em ${walletNetwork}`,
  text: `Mude para ${chainName} para ver seus tokens aqui.`,
  action: `Mudar para ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'O que foi enviado daqui não é mostrado',
  text: 'Isso é listado só pelo navegador que fez o envio. As trocas são públicas e podem ser encontradas na blockchain com a busca abaixo.',
} as const

export const coinBalance = (coinName: string) => `Saldo de ${coinName}`
export const TOTAL_VALUE = 'Valor total'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, {
    one: `${unpriced} de ${tokens} token não tem preço`,
    many: counted(unpriced, {
      one: `${unpriced} de ${tokens} de tokens não tem preço`,
      many: `${unpriced} de ${tokens} de tokens não têm preço`,
      other: `${unpriced} de ${tokens} de tokens não têm preço`,
    }),
    other: counted(unpriced, {
      one: `${unpriced} de ${tokens} tokens não tem preço`,
      many: `${unpriced} de ${tokens} tokens não têm preço`,
      other: `${unpriced} de ${tokens} tokens não têm preço`,
    }),
  })

export const stillRead = (networks: readonly string[]) => `Ainda carregando: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `Não foi possível carregar: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Operador',
  address: 'Endereço',
  contact: 'Contato',
  register: 'Registro',
  responsible: 'Responsável pelo conteúdo',
}
export const PLACEHOLDER = 'A preencher'

export const profileTokens = {
  title: 'Tokens',
  retry: 'Tentar novamente',
  failed: 'Não foi possível carregar os saldos',
  token: 'Token',
  price: 'Preço',
  balance: 'Saldo',
  value: 'Valor',
  action: 'Ação',
  trade: 'Negociar',
  boughtNote:
    '“Comprado por” é o custo médio, aos preços da época, nas trocas enviadas deste navegador ou encontradas em Atividade, sem custos de rede. O que não está incluído não foi comprado nessas trocas.',
}

export const boughtFor = (paid: string) => `Comprado por ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${part} de ${whole} comprado por ${paid}`

export const noReliablePrice = 'Nenhum pool nem feed de preços dá um preço confiável.'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Preços dos pools mais profundos${hasFeed ? ` e do feed de preços de ${coinWord(coin)}` : ''} no bloco ${grouped(String(blockNumber))}`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `Há um dia, estes tokens valiam ${value}, com os saldos e preços do bloco ${grouped(String(blockNumber))}. Tokens que não estão mais na conta não são incluídos.`

export const withBalance = (count: number) => `${count} com saldo`

export const hideSmall = (limit: string) => `Ocultar saldos abaixo de ${limit}`
export const showSmall = (limit: string, count: number) => `Mostrar saldos abaixo de ${limit} (${count})`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, {
    one: `Não foi possível carregar ${balances} saldo`,
    many: `Não foi possível carregar ${balances} de saldos`,
    other: `Não foi possível carregar ${balances} saldos`,
  }),
  text: counted(balances, {
    one: 'O total não o inclui.',
    many: 'O total não os inclui.',
    other: 'O total não os inclui.',
  }),
})

export const noTokens = (chainName: string) => ({
  title: `Nenhum token nesta carteira na rede ${chainName}`,
  text: 'Os tokens que você receber ou comprar serão listados aqui.',
  action: 'Ir negociar',
})

export const tradeToken = (symbol: string) => `Negociar ${symbol}`

export const nothingOn = (networks: readonly string[]) => `Nenhum token em ${all(networks)}`
