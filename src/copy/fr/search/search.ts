import { all, counted } from '../browser/grammar'

/** What the keys do, and what is written on the keys themselves. */
export const searchKeys = {
  move: 'Naviguer',
  open: 'Ouvrir',
  enterKey: 'Entrée',
  close: 'Fermer',
  escapeKey: 'Échap',
}

export const searchGroups = {
  byName: 'Par nom',
  similar: 'Symboles similaires',
  liquid: 'Dans les paires les plus liquides',
}

export const loadingTokens = 'Chargement des tokens'

export const noMatch = (text: string) => ({
  title: `Aucun token ne correspond à «\u00a0${text}\u00a0»`,
  text: 'Contrôlez l’orthographe, ou collez l’adresse complète du contrat.',
})

export const withoutInvisible = (text: string) =>
  `Les caractères invisibles ont été ignorés. Recherche effectuée\u00a0: «\u00a0${text}\u00a0»`

export const openAddress = 'Ouvrir la page de cette adresse'

export const openProfile = 'Ouvrir le profil de ce compte'
export const sendToAccount = 'Envoyer à ce compte'
export const pastedTransaction = {
  title: 'Ceci est une transaction',
  own: 'Ouvrir votre activité',
  explorer: (explorer: string) => `La chercher sur ${explorer}`,
  noExplorer: 'Ce réseau n’a pas d’explorateur où la chercher.',
}
export const pastedName = (name: string) => ({
  title: `${name} est le nom d’un compte`,
  reading: `Recherche\u00a0: ${name}`,
  invalid: `${name} n’est pas un nom valide`,
  needsGateway: `${name} nécessite une passerelle`,
  unreadable: `La recherche de ${name} a échoué`,
})

export const nameProblem = {
  invalid: 'Il mélange des alphabets, imite une adresse ou contient des caractères qu’aucun nom ne peut avoir.',
  needsGateway:
    'Ses enregistrements ne sont pas sur Ethereum mais sur un serveur que ce site n’interroge pas. Utilisez plutôt l’adresse.',
}
export const nameFoundBy = (hosts: readonly string[]) =>
  `L’adresse provient de ${all(hosts)}, à qui le nom a été transmis.`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `Ce n’est pas l’adresse du token ${listed.symbol}`,
  text: `Les deux adresses commencent et finissent de la même façon. Vous avez collé ${pasted}\u202f; ${listed.symbol} sur la liste est ${listed.address}.`,
})

export const foundCount = (tokens: number) =>
  counted(tokens, {
    one: `${tokens} token trouvé`,
    many: `${tokens} de tokens trouvés`,
    other: `${tokens} tokens trouvés`,
  })

export const searchLabels = {
  field: 'Rechercher des tokens',
  placeholder: 'Collez une adresse ou cherchez un symbole',
  clear: 'Effacer la recherche',
  list: 'Tokens',
}

export const switchNetwork = (symbol: string, network: string) => `${symbol} sur ${network}`

export const alsoElsewhere = 'La même adresse est un token sur un autre réseau.'

export const noTokenOn = (chainName: string) => `Aucun token à cette adresse sur ${chainName}`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: 'Choisissez un token à vendre',
  buy: 'Choisissez un token à recevoir',
  find: 'Trouver un token',
  send: 'Choisissez un token à envoyer',
}

export const selectorGroups = {
  recent: 'Tokens récents',
  common: 'Tokens courants',
  favourites: 'Favoris',
  own: 'Vos tokens',
  all: 'Tous les tokens',
}

/** What the visitor does with the token that is already chosen for the other side. */
export const takenBy = { sell: 'À vendre', buy: 'À recevoir' }

export const pairNotOffered = 'Paire non proposée'

export const onList = 'Sur la liste de tokens'

export const notOnList = 'Pas sur la liste'

export const nameByContract = (name: string) => `${name}, lu dans le contrat`

export const stars = {
  group: 'Tokens favoris',
  keys: 'Maj et Entrée ajoutent le token à vos favoris.',
  hint: 'Favori (Maj+Entrée)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `${symbol} ajouté aux favoris` : `${symbol} retiré des favoris`

export const unlisted = {
  title: 'Ce token n’est pas sur la liste publique de tokens',
  text: 'N’importe qui peut créer un token avec n’importe quel nom. Comparez l’adresse avec une source de confiance avant de négocier.',
  open: 'Ouvrir sa page',
  use: 'Utiliser ce token',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `Son adresse commence et finit comme celle du token ${listed.symbol}, mais elle est différente\u00a0: ${address} n’est pas ${listed.address}. Contrôlez chaque caractère avant de négocier.`

export const lookalikeHint = {
  sharedSymbol: 'Même symbole qu’un autre token\u00a0: contrôlez l’adresse',
  similarSymbol: 'Ressemble à un autre token\u00a0: contrôlez l’adresse',
}

export const looksLike = (symbol: string) => `Ressemble à ${symbol} mais ne l’est pas\u00a0: contrôlez l’adresse`

export const pastedProblem = {
  checksum: {
    title: 'Cette adresse comporte une faute',
    text: 'Ses majuscules ne correspondent pas au reste. Copiez-la de nouveau depuis une source de confiance.',
  },
  noCode: (chainName: string) => ({
    title: `Aucun contrat à cette adresse sur ${chainName}`,
    text: 'Contrôlez l’adresse et le réseau auquel elle appartient.',
  }),
  notOffered: { title: 'Ce token n’est pas proposé ici', text: 'L’exploitant de ce site l’a exclu.' },
  notListed: {
    title: 'Ce token n’est pas sur la liste',
    text: 'L’exploitant de ce site ne permet de négocier que des tokens de la liste.',
  },
  notAToken: {
    title: 'Cette adresse n’est pas un token',
    text: 'Le contrat qui s’y trouve ne répond pas comme un token.',
  },
  unread: (noAnswer: string) => ({
    title: 'Cette adresse n’a pas pu être chargée',
    text: `${noAnswer} Nouvelle tentative au prochain bloc.`,
  }),
}

/** Short tags beside a symbol. */
export const lookalikeTag = { sharedSymbol: 'Même symbole', similarSymbol: 'Ressemblant' }

export const favouriteOf = (symbol: string) => `Mettre ${symbol} en favori`
