import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `Trocar ${symbol}`

export const tokenPage = {
  title: 'Token',
  loading: 'Carregando o token',
  home: 'Voltar ao início',
  explorer: 'Ver no explorador',
  retry: 'Tentar novamente',
  pools: 'Pools',
  safety: 'Fatos de segurança',
}

export const noAddress = {
  missing: {
    title: 'Qual token?',
    text: 'Este link não indica um token. Busque um pelo símbolo, ou cole o endereço dele, no alto da página.',
  },
  malformed: {
    title: 'Este não é um endereço de token',
    text: 'Um endereço de token é 0x seguido de 40 caracteres. Verifique se ele foi copiado por inteiro.',
  },
  checksum: {
    title: 'Este endereço contém um erro',
    text: 'As letras maiúsculas não correspondem ao resto dele, então pelo menos um caractere está errado. Copie-o novamente da fonte.',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `Nenhum token neste endereço em ${chainName}`,
    text: 'O endereço é válido, mas não contém um contrato de token nesta rede. Se for a carteira de alguém, não há página de token para ela.',
  }),
  notOffered: () => ({
    title: 'Este token não é oferecido aqui',
    text: 'O operador deste site o deixou de fora. Isso não diz nada sobre o token em si.',
  }),
  notToken: (chainName: string) => ({
    title: `Isto não é um token em ${chainName}`,
    text: 'O endereço contém um contrato, mas ele não responde como um token.',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: 'Não foi possível carregar este token',
  text: noAnswer,
})

export const noPool = {
  title: 'Nenhum pool contém este token',
  text: 'Não há preço on-chain para mostrar, e ele não pode ser negociado aqui.',
}

export const poolsSource = (blockNumber: number) => `Pools lidos no bloco ${grouped(String(blockNumber))}`

export const coinTag = (chainName: string) => `Moeda própria de ${chainName}`

export const NAMED_HERE = 'Conhecido por este site'

export const listTag = (isListed: boolean | null) =>
  isListed === null ? 'Lista de tokens não carregada' : isListed ? 'Na lista de tokens' : 'Fora da lista de tokens'

export const lookalikeNote = { sharedSymbol: 'Símbolo usado duas vezes', similarSymbol: 'Parecido com outro' }

export const favouriteHint = 'Os favoritos vêm primeiro sempre que você escolhe um token'

export const addToWallet = { idle: 'Adicionar à carteira', busy: 'Confirme na sua carteira' }

export const checkAddress = 'Confira este endereço antes de negociar'

export const namesCanBeCopied =
  'O nome e o símbolo vêm do próprio contrato e podem imitar outro token. Compare o endereço com o que o site do próprio projeto indica.'

export const lookalikeTitle = {
  address: (symbol: string) => `Este endereço só se parece com o de ${symbol}`,
  unlisted: (symbol: string) => `Este não é o ${symbol} da lista de tokens`,
  coin: (symbol: string) => `Isto não é ${symbol}`,
  sharedSymbol: (symbol: string) => `Outro token da lista também se chama ${symbol}`,
  similarSymbol: (symbol: string) => `Este símbolo se parece com ${symbol}, que é outro token`,
}

export const thisAddress = (address: string) => `Esta página: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} é a moeda própria da rede e não tem endereço.`

export const chartTitle = 'Preço'

export const noPrice = {
  ether: (coin: string) =>
    `Não há um preço confiável de ${coin} em dólares no momento, então também não há para este token.`,
  shallow: (coin: string, dollar: string) =>
    `Nenhum pool deste token com ${wrappedSymbol(coin)} ou ${dollar} é profundo o bastante para um preço confiável.`,
  hooked: 'Os pools deste token têm regras próprias, e delas não resulta um preço confiável.',
}

export const priceUnread = (noAnswer: string) => `${noAnswer} Nova tentativa no próximo bloco.`

export const noPriceSource = {
  unread: 'Não foi possível carregar o preço',
  reading: 'Carregando o preço',
  none: 'Sem preço confiável',
}

export const blockLine = (blockNumber: number, time: string) => `Bloco ${grouped(String(blockNumber))}, ${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Liquidez' : `Liquidez, ${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Volume' : pools === null ? `Volume, ${span}` : `Volume em ${pools}, ${span}`,
  marketValue: 'Valor, oferta × preço',
  supply: 'Oferta total',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'carregando',
    noPool: 'nenhum pool contém este token',
    noPrice: 'o que os pools contêm não tem preço em dólares',
    refused: 'o nó não retorna negociações passadas',
  })[why]

/** "24 h até as 14:02". */
export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)} até as ${until}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'não há preço'

export const balanceCard = {
  title: 'Seu saldo',
  disconnected: 'Conecte uma carteira para ver seu saldo',
  connect: 'Conectar',
  sell: 'Vender',
  wrap: 'Fazer wrap',
  approvals: 'Aprovações',
  partial: 'Não foi possível carregar outras aprovações.',
  manage: 'Gerenciar aprovações',
}

export const tokenSilent = 'o token não respondeu'

export const sellToken = (symbol: string) => `Vender ${symbol}`

export const wrapCoin = (symbol: string) => `Fazer wrap de ${symbol}`

export const noApprovalOf = (symbol: string) =>
  `${symbol} não precisa de aprovações: nenhum contrato pode retirá-lo da sua conta.`

export const spendersUnread = (symbol: string) => `Não foi possível verificar quem mais pode mover seu ${symbol}.`
export const noSpender = (symbol: string) => `Nenhum contrato conhecido aqui pode mover seu ${symbol}.`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} pode mover ${amount ?? `todo o seu ${symbol}`}`
