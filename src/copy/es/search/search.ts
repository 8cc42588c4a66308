import { all, counted } from '../browser/grammar'

export const searchKeys = { move: 'Mover', open: 'Abrir', enterKey: 'Enter', close: 'Cerrar', escapeKey: 'Esc' }

export const searchGroups = {
  byName: 'Por nombre',
  similar: 'Símbolos parecidos',
  liquid: 'En los pares con más liquidez',
}

export const loadingTokens = 'Cargando tokens'

export const noMatch = (text: string) => ({
  title: `Ningún token coincide con “${text}”`,
  text: 'Revisa la ortografía o pega la dirección completa del contrato.',
})

export const withoutInvisible = (text: string) => `Se omitieron los caracteres invisibles. Se buscó: “${text}”`

export const openAddress = 'Abrir la página de esta dirección'

export const openProfile = 'Abrir el perfil de esta cuenta'
export const sendToAccount = 'Enviar a esta cuenta'
export const pastedTransaction = {
  title: 'Esto es una transacción',
  own: 'Abrir tu actividad',
  explorer: (explorer: string) => `Buscarla en ${explorer}`,
  noExplorer: 'Esta red no tiene un explorador donde buscarla.',
}
export const pastedName = (name: string) => ({
  title: `${name} es el nombre de una cuenta`,
  reading: `Buscando ${name}`,
  invalid: `${name} no es un nombre válido`,
  needsGateway: `${name} necesita una pasarela`,
  unreadable: `No se pudo buscar ${name}`,
})

export const nameProblem = {
  invalid: 'Mezcla alfabetos, imita una dirección o tiene caracteres que ningún nombre puede tener.',
  needsGateway:
    'Sus registros no están en Ethereum, sino en un servidor que este sitio no consulta. Usa la dirección en su lugar.',
}
export const nameFoundBy = (hosts: readonly string[]) =>
  `La dirección proviene de ${all(hosts)}, adonde se envió el nombre.`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `Esta no es la dirección de ${listed.symbol}`,
  text: `Empiezan y terminan igual. Pegaste ${pasted}; la de ${listed.symbol} en la lista es ${listed.address}.`,
})

export const foundCount = (tokens: number) =>
  counted(tokens, {
    one: '1 token encontrado',
    many: `${tokens} de tokens encontrados`,
    other: `${tokens} tokens encontrados`,
  })

export const searchLabels = {
  field: 'Buscar tokens',
  placeholder: 'Pega una dirección o busca símbolos',
  clear: 'Borrar la búsqueda',
  list: 'Tokens',
}

export const switchNetwork = (symbol: string, network: string) => `${symbol} en ${network}`

export const alsoElsewhere = 'La misma dirección es un token en otra red.'

export const noTokenOn = (chainName: string) => `No hay ningún token en esta dirección en ${chainName}`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: 'Elige un token para vender',
  buy: 'Elige un token para recibir',
  find: 'Buscar un token',
  send: 'Elige un token para enviar',
}

export const selectorGroups = {
  recent: 'Tokens recientes',
  common: 'Tokens comunes',
  favourites: 'Favoritos',
  own: 'Tus tokens',
  all: 'Todos los tokens',
}

export const takenBy = { sell: 'Vendes', buy: 'Recibes' }

export const pairNotOffered = 'Par no ofrecido'

export const onList = 'En la lista de tokens'

export const notOnList = 'No está en la lista'

export const nameByContract = (name: string) => `${name}, leído del contrato`

export const stars = {
  group: 'Tokens favoritos',
  keys: 'Mayús y Enter agregan el token a tus favoritos.',
  hint: 'Favorito (Mayús+Enter)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `Se agregó ${symbol} a favoritos` : `Se quitó ${symbol} de favoritos`

export const unlisted = {
  title: 'Este token no está en la lista pública',
  text: 'Cualquiera puede crear un token con cualquier nombre. Antes de operar, compara la dirección con una fuente de confianza.',
  open: 'Abrir su página',
  use: 'Usar este token',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `Su dirección empieza y termina como la de ${listed.symbol}, pero es otra: ${address} no es ${listed.address}. Revisa cada carácter antes de operar.`

export const lookalikeHint = {
  sharedSymbol: 'Mismo símbolo que otro token: revisa la dirección',
  similarSymbol: 'Se parece a otro token: revisa la dirección',
}

export const looksLike = (symbol: string) => `Se parece a ${symbol} pero no lo es: revisa la dirección`

export const pastedProblem = {
  checksum: {
    title: 'Esta dirección está mal escrita',
    text: 'Sus letras mayúsculas no corresponden al resto. Cópiala de nuevo de una fuente de confianza.',
  },
  noCode: (chainName: string) => ({
    title: `No hay ningún contrato en esta dirección en ${chainName}`,
    text: 'Revisa la dirección y la red a la que pertenece.',
  }),
  notOffered: { title: 'Este token no se ofrece aquí', text: 'El operador de este sitio lo dejó fuera.' },
  notListed: {
    title: 'Este token no está en la lista',
    text: 'El operador de este sitio solo permite operar con tokens de la lista.',
  },
  notAToken: { title: 'Esta dirección no es un token', text: 'El contrato que hay allí no responde como tal.' },
  unread: (noAnswer: string) => ({
    title: 'No se pudo cargar esta dirección',
    text: `${noAnswer} Se intentará de nuevo con el próximo bloque.`,
  }),
}

export const lookalikeTag = { sharedSymbol: 'Mismo símbolo', similarSymbol: 'Parecido engañoso' }

export const favouriteOf = (symbol: string) => `Marcar ${symbol} como favorito`
