import { all, counted } from '../browser/grammar'

/** What the keys of the search do, and what is written on them. */
export const searchKeys = { move: 'Bewegen', open: 'Öffnen', enterKey: 'Enter', close: 'Schließen', escapeKey: 'Esc' }

/** The groups of tokens besides those whose symbol or address matches. */
export const searchGroups = { byName: 'Nach Namen', similar: 'Ähnliche Symbole', liquid: 'In den liquidesten Paaren' }

export const loadingTokens = 'Token werden geladen'

/** Why the search found nothing. */
export const noMatch = (text: string) => ({
  title: `Kein Token passt zu „${text}“`,
  text: 'Prüfen Sie die Schreibweise oder fügen Sie die vollständige Contract-Adresse ein.',
})

export const withoutInvisible = (text: string) => `Unsichtbare Zeichen wurden weggelassen. Gesucht wurde: „${text}“`

/** The link to the page of an unlisted token's address. */
export const openAddress = 'Seite dieser Adresse öffnen'

/** Of what was pasted and is no token. */
export const openProfile = 'Profil dieses Kontos öffnen'
export const sendToAccount = 'An dieses Konto senden'
export const pastedTransaction = {
  title: 'Dies ist eine Transaktion',
  own: 'Ihre Aktivität öffnen',
  explorer: (explorer: string) => `Auf ${explorer} nachsehen`,
  noExplorer: 'Dieses Netzwerk hat keinen Explorer, auf dem Sie nachsehen können.',
}
export const pastedName = (name: string) => ({
  title: `${name} ist der Name eines Kontos`,
  reading: `${name} wird nachgeschlagen`,
  invalid: `${name} ist kein gültiger Name`,
  needsGateway: `${name} braucht ein Gateway`,
  unreadable: `${name} konnte nicht nachgeschlagen werden`,
})

export const nameProblem = {
  invalid: 'Er mischt Alphabete, ahmt eine Adresse nach oder enthält Zeichen, die in keinem Namen stehen dürfen.',
  needsGateway:
    'Seine Einträge stehen nicht auf Ethereum, sondern auf einem Server, den diese Website nicht abfragt. Verwenden Sie stattdessen die Adresse.',
}
export const nameFoundBy = (hosts: readonly string[]) =>
  `Die Adresse stammt von ${all(hosts)}; der Name wurde dorthin übermittelt.`

/** Of a pasted address that a listed token's could be mistaken for. */
export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `Dies ist nicht die Adresse von ${listed.symbol}`,
  text: `Beide Adressen beginnen und enden gleich. Sie haben ${pasted} eingefügt; ${listed.symbol} auf der Liste ist ${listed.address}.`,
})

/** How many tokens a search found, as a screen reader says it. */
export const foundCount = (tokens: number) =>
  counted(tokens, { one: '1 Token gefunden', other: `${tokens} Token gefunden` })

/** The search for tokens, in the top bar and in the selector. */
export const searchLabels = {
  field: 'Token suchen',
  placeholder: 'Adresse einfügen oder Symbol suchen',
  clear: 'Suche leeren',
  list: 'Token',
}

/** Offers a network where the pasted address is a token. */
export const switchNetwork = (symbol: string, network: string) => `${symbol} auf ${network}`

/** Says that the address is a token on another network as well. */
export const alsoElsewhere = 'Dieselbe Adresse ist ein Token in einem anderen Netzwerk.'

export const noTokenOn = (chainName: string) => `Kein Token unter dieser Adresse auf ${chainName}`

/** Why there is no token here, and that there is one elsewhere. */
export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

/** The selector of a token: for one side of a trade, or to look one up. */
export const selectorTitle = {
  sell: 'Token zum Verkaufen wählen',
  buy: 'Token zum Empfangen wählen',
  find: 'Token suchen',
  send: 'Token zum Senden wählen',
}

/** The names of the groups of tokens. */
export const selectorGroups = {
  recent: 'Letzte Token',
  common: 'Gängige Token',
  favourites: 'Favoriten',
  own: 'Ihre Token',
  all: 'Alle Token',
}

/** Of the token on the other side of the trade. */
export const takenBy = { sell: 'Wird verkauft', buy: 'Wird gekauft' }

/** Marks a token that the operator does not offer for the one on the other side. */
export const pairNotOffered = 'Paar nicht angeboten'

/** Of a token of the list, for those who see no mark. */
export const onList = 'Auf der Tokenliste'

export const notOnList = 'Nicht gelistet'

/** The name of an unlisted token, and where it comes from. */
export const nameByContract = (name: string) => `${name}, vom Contract gelesen`

export const stars = {
  group: 'Favorisierte Token',
  keys: 'Umschalt und Enter fügen den Token Ihren Favoriten hinzu.',
  hint: 'Favorit (Umschalt+Enter)',
}

/** What became of a star, as a screen reader says it. */
export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `${symbol} zu Favoriten hinzugefügt` : `${symbol} aus Favoriten entfernt`

export const unlisted = {
  title: 'Dieser Token steht nicht auf der öffentlichen Liste',
  text: 'Jeder kann einen Token mit beliebigem Namen erstellen. Prüfen Sie die Adresse anhand einer Quelle, der Sie vertrauen, bevor Sie handeln.',
  open: 'Seite öffnen',
  use: 'Token verwenden',
}

/** Of an unlisted token whose address is a lookalike of a listed token's. */
export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `Seine Adresse beginnt und endet wie die von ${listed.symbol}, ist aber eine andere: ${address} ist nicht ${listed.address}. Prüfen Sie jede Stelle, bevor Sie handeln.`

/** Why a symbol alone does not identify a token. */
export const lookalikeHint = {
  sharedSymbol: 'Gleiches Symbol wie ein anderer Token: Adresse prüfen',
  similarSymbol: 'Sieht aus wie ein anderer Token: Adresse prüfen',
}

/** Of an unlisted token that is called almost like a listed one. */
export const looksLike = (symbol: string) => `Sieht aus wie ${symbol}, ist es aber nicht: Adresse prüfen`

/** Why a pasted address cannot be chosen. */
export const pastedProblem = {
  checksum: {
    title: 'Tippfehler in dieser Adresse',
    text: 'Die Großbuchstaben darin passen nicht zum Rest. Kopieren Sie die Adresse erneut aus einer Quelle, der Sie vertrauen.',
  },
  noCode: (chainName: string) => ({
    title: `Kein Contract unter dieser Adresse auf ${chainName}`,
    text: 'Prüfen Sie die Adresse und das Netzwerk, zu dem sie gehört.',
  }),
  notOffered: {
    title: 'Dieser Token wird hier nicht angeboten',
    text: 'Der Betreiber dieser Website hat ihn weggelassen.',
  },
  notListed: {
    title: 'Dieser Token steht nicht auf der Liste',
    text: 'Der Betreiber dieser Website lässt nur den Handel mit gelisteten Token zu.',
  },
  notAToken: { title: 'Diese Adresse ist kein Token', text: 'Der Contract dort antwortet nicht wie einer.' },
  unread: (noAnswer: string) => ({
    title: 'Diese Adresse konnte nicht geladen werden',
    text: `${noAnswer} Neuer Versuch mit dem nächsten Block.`,
  }),
}

/** A tag beside a symbol that does not identify a token by itself. */
export const lookalikeTag = { sharedSymbol: 'Gleiches Symbol', similarSymbol: 'Verwechselbar' }

/** The star of a token. */
export const favouriteOf = (symbol: string) => `Favorit ${symbol}`
