import { all, counted } from '../browser/grammar'

export const searchKeys = { move: 'Mover', open: 'Abrir', enterKey: 'Enter', close: 'Fechar', escapeKey: 'Esc' }

export const searchGroups = { byName: 'Por nome', similar: 'Símbolos similares', liquid: 'Nos pares mais líquidos' }

export const loadingTokens = 'Carregando tokens'

export const noMatch = (text: string) => ({
  title: `Nenhum token corresponde a “${text}”`,
  text: 'Verifique a grafia ou cole o endereço completo do contrato.',
})

export const withoutInvisible = (text: string) => `Caracteres invisíveis foram ignorados. Pesquisado: “${text}”`

export const openAddress = 'Abrir a página deste endereço'

export const openProfile = 'Abrir o perfil desta conta'
export const sendToAccount = 'Enviar para esta conta'
export const pastedTransaction = {
  title: 'Esta é uma transação',
  own: 'Abrir sua atividade',
  explorer: (explorer: string) => `Procurá-la em ${explorer}`,
  noExplorer: 'Esta rede não tem um explorador em que se possa procurá-la.',
}
export const pastedName = (name: string) => ({
  title: `${name} é o nome de uma conta`,
  reading: `Procurando ${name}`,
  invalid: `${name} não é um nome válido`,
  needsGateway: `${name} precisa de um gateway`,
  unreadable: `Não foi possível procurar ${name}`,
})

export const nameProblem = {
  invalid: 'Ele mistura alfabetos, imita um endereço ou tem caracteres que nenhum nome pode ter.',
  needsGateway:
    'Os registros dele não estão na Ethereum, e sim em um servidor que este site não consulta. Use o endereço.',
}
export const nameFoundBy = (hosts: readonly string[]) => `O endereço vem de ${all(hosts)}, que recebeu o nome.`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `Este não é o endereço de ${listed.symbol}`,
  text: `Os dois começam e terminam de forma parecida. Você colou ${pasted}; na lista, ${listed.symbol} é ${listed.address}.`,
})

export const foundCount = (tokens: number) =>
  counted(tokens, {
    one: `${tokens} token encontrado`,
    many: `${tokens} de tokens encontrados`,
    other: `${tokens} tokens encontrados`,
  })

export const searchLabels = {
  field: 'Buscar tokens',
  placeholder: 'Cole um endereço ou busque símbolos',
  clear: 'Limpar busca',
  list: 'Tokens',
}

export const switchNetwork = (symbol: string, network: string) => `${symbol} em ${network}`

export const alsoElsewhere = 'O mesmo endereço é um token em outra rede.'

export const noTokenOn = (chainName: string) => `Nenhum token neste endereço em ${chainName}`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: 'Selecione um token para vender',
  buy: 'Selecione um token para receber',
  find: 'Encontrar um token',
  send: 'Selecione um token para enviar',
}

export const selectorGroups = {
  recent: 'Tokens recentes',
  common: 'Tokens comuns',
  favourites: 'Favoritos',
  own: 'Seus tokens',
  all: 'Todos os tokens',
}

export const takenBy = { sell: 'Você vende', buy: 'Você recebe' }

export const pairNotOffered = 'Par não oferecido'

export const onList = 'Na lista de tokens'

export const notOnList = 'Fora da lista'

export const nameByContract = (name: string) => `${name}, lido do contrato`

export const stars = {
  group: 'Tokens favoritos',
  keys: 'Shift e Enter adicionam o token aos seus favoritos.',
  hint: 'Favoritar (Shift+Enter)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `${symbol} adicionado aos favoritos` : `${symbol} removido dos favoritos`

export const unlisted = {
  title: 'Este token não está na lista pública',
  text: 'Qualquer pessoa pode criar um token com qualquer nome. Confira o endereço com uma fonte em que você confia antes de negociar.',
  open: 'Abrir a página dele',
  use: 'Usar este token',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `O endereço dele começa e termina como o de ${listed.symbol}, mas é outro: ${address} não é ${listed.address}. Confira cada caractere antes de negociar.`

export const lookalikeHint = {
  sharedSymbol: 'Mesmo símbolo de outro token: confira o endereço',
  similarSymbol: 'Parece outro token: confira o endereço',
}

export const looksLike = (symbol: string) => `Parece ${symbol}, mas não é: confira o endereço`

export const pastedProblem = {
  checksum: {
    title: 'Este endereço foi digitado errado',
    text: 'As letras maiúsculas não correspondem ao resto dele. Copie-o novamente de uma fonte em que você confia.',
  },
  noCode: (chainName: string) => ({
    title: `Nenhum contrato neste endereço em ${chainName}`,
    text: 'Confira o endereço e a rede a que ele pertence.',
  }),
  notOffered: { title: 'Este token não é oferecido aqui', text: 'O operador deste site o deixou de fora.' },
  notListed: {
    title: 'Este token não está na lista',
    text: 'O operador deste site só permite negociar tokens da lista.',
  },
  notAToken: { title: 'Este endereço não é um token', text: 'O contrato que está nele não responde como um token.' },
  unread: (noAnswer: string) => ({
    title: 'Não foi possível carregar este endereço',
    text: `${noAnswer} Nova tentativa no próximo bloco.`,
  }),
}

export const lookalikeTag = { sharedSymbol: 'Símbolo igual', similarSymbol: 'Símbolo similar' }

export const favouriteOf = (symbol: string) => `Favoritar ${symbol}`
