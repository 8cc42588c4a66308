import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

/** The page of one token, and why there is none. */
export const tokenPage = {
  title: 'Token',
  loading: 'Token wird geladen',
  home: 'Zur Startseite',
  explorer: 'Im Explorer ansehen',
  retry: 'Erneut versuchen',
  pools: 'Pools',
  safety: 'Sicherheitsfakten',
}

/** Why the link does not identify a token. */
export const noAddress = {
  missing: {
    title: 'Welcher Token?',
    text: 'Dieser Link nennt keinen Token. Suchen Sie oben auf der Seite nach seinem Symbol oder fügen Sie seine Adresse ein.',
  },
  malformed: {
    title: 'Dies ist keine Tokenadresse',
    text: 'Eine Tokenadresse besteht aus 0x und 40 Zeichen. Prüfen Sie, ob sie vollständig kopiert wurde.',
  },
  checksum: {
    title: 'Diese Adresse enthält einen Fehler',
    text: 'Die Großbuchstaben darin passen nicht zum Rest, also ist mindestens ein Zeichen falsch. Kopieren Sie die Adresse erneut aus ihrer Quelle.',
  },
}

/** Why there is no token at the address. */
export const noToken = {
  noContract: (chainName: string) => ({
    title: `Kein Token unter dieser Adresse auf ${chainName}`,
    text: 'Die Adresse ist gültig, hat in diesem Netzwerk aber keinen Token-Contract. Ist sie jemandes Wallet, hat sie keine Tokenseite.',
  }),
  notOffered: () => ({
    title: 'Dieser Token wird hier nicht angeboten',
    text: 'Der Betreiber dieser Website hat ihn weggelassen. Über den Token selbst sagt das nichts aus.',
  }),
  notToken: (chainName: string) => ({
    title: `Dies ist kein Token auf ${chainName}`,
    text: 'Unter der Adresse gibt es einen Contract, aber er antwortet nicht wie ein Token.',
  }),
}

/** `noAnswer`: the reason, as a sentence. */
export const tokenUnread = (noAnswer: string) => ({
  title: 'Dieser Token konnte nicht geladen werden',
  text: noAnswer,
})

export const noPool = {
  title: 'Kein Pool hält diesen Token',
  text: 'Es gibt keinen On-Chain-Preis zum Anzeigen, und er kann hier nicht gehandelt werden.',
}

/** Below the pools of the token. */
export const poolsSource = (blockNumber: number) => `Pools gelesen bei Block ${grouped(String(blockNumber))}`

export const NAMED_HERE = 'Dieser Website bekannt'

/** Whether the token is on the list; null if the list could not be read. */
export const listTag = (isListed: boolean | null) =>
  isListed === null ? 'Tokenliste nicht geladen' : isListed ? 'Auf der Tokenliste' : 'Nicht auf der Tokenliste'

/** In place of what the list says: of the network's own coin. */
export const coinTag = (chainName: string) => `Eigener Coin von ${chainName}`

export const lookalikeNote = { sharedSymbol: 'Symbol doppelt vergeben', similarSymbol: 'Täuschend ähnlich' }

export const favouriteHint = 'Favoriten stehen überall zuerst, wo Sie einen Token wählen'

export const addToWallet = { idle: 'Zum Wallet hinzufügen', busy: 'Im Wallet bestätigen' }

export const checkAddress = 'Prüfen Sie diese Adresse, bevor Sie handeln'

/** Below `checkAddress`, or below what an unlisted token can be mistaken for. */
export const namesCanBeCopied =
  'Name und Symbol stammen vom Contract selbst und können einen anderen Token nachahmen. Vergleichen Sie die Adresse mit der eigenen Website des Projekts.'

/** For which token this one can be mistaken, by the kind of lookalike. */
export const lookalikeTitle = {
  address: (symbol: string) => `Diese Adresse sieht nur so aus wie die von ${symbol}`,
  unlisted: (symbol: string) => `Dies ist nicht ${symbol} aus der Tokenliste`,
  coin: (symbol: string) => `Dies ist nicht ${symbol}`,
  sharedSymbol: (symbol: string) => `Ein anderer gelisteter Token heißt ebenfalls ${symbol}`,
  similarSymbol: (symbol: string) => `Dieses Symbol sieht aus wie ${symbol}, ein anderer Token`,
}

export const thisAddress = (address: string) => `Diese Seite: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} ist der eigene Coin des Netzwerks und hat keine Adresse.`

/** The chart of a token's price in dollars. */
export const chartTitle = 'Preis'

/**
 * Why there is no price. Prices come from pools with these two tokens, and the first one's own from a feed. `coin`: the
 * network's own symbol; `dollar`: that of the dollars that prices are by.
 */
export const noPrice = {
  ether: (coin: string) =>
    `Derzeit gibt es keinen verlässlichen Preis von ${coin} in Dollar und deshalb keinen für diesen Token.`,
  shallow: (coin: string, dollar: string) =>
    `Kein Pool dieses Tokens mit ${wrappedSymbol(coin)} oder ${dollar} ist tief genug für einen verlässlichen Preis.`,
  hooked: 'Die Pools dieses Tokens haben eigene Regeln, aus denen kein verlässlicher Preis folgt.',
}

/** `noAnswer`: the reason, as a sentence. */
export const priceUnread = (noAnswer: string) => `${noAnswer} Neuer Versuch mit dem nächsten Block.`

/** Below a chart without a line. */
export const noPriceSource = {
  unread: 'Der Preis konnte nicht geladen werden',
  reading: 'Preis wird geladen',
  none: 'Kein verlässlicher Preis',
}

/** `time`: the block's time, formatted. */
export const blockLine = (blockNumber: number, time: string) => `Block ${grouped(String(blockNumber))}, ${time}`

/** The four figures of a token; `pools` is "4 pools", and null until they are read. */
export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Liquidität' : `Liquidität, ${pools}`),
  /** `span` is "24 h bis 14:02", and null until it is read; `pools` is null where all pools are counted. */
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Volumen' : pools === null ? `Volumen, ${span}` : `Volumen in ${pools}, ${span}`,
  /** Marked as what it is: much of a supply may never come to a market. */
  marketValue: 'Wert, Menge × Preis',
  supply: 'Gesamtmenge',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

/** Why a figure is not known, as a clause; `noAnswer`: why something could not be read. */
export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'wird geladen',
    noPool: 'Kein Pool hält diesen Token',
    noPrice: 'Was die Pools halten, hat keinen Preis in Dollar',
    refused: 'Der Knoten liefert keine früheren Trades',
  })[why]

/** A period that ended at a time: "24 h bis 14:02". `minutes`: how long it was. */
export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)} bis ${until}`

/** Why the value of all of a token is not known, as a clause; null where it has no price. */
export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'Es gibt keinen Preis'

/** The connected account's balance of a token. */
export const balanceCard = {
  title: 'Ihr Guthaben',
  disconnected: 'Verbinden Sie ein Wallet, um Ihr Guthaben zu sehen',
  connect: 'Verbinden',
  sell: 'Verkaufen',
  wrap: 'Wrappen',
  approvals: 'Genehmigungen',
  partial: 'Weitere Genehmigungen konnten nicht geladen werden.',
  manage: 'Genehmigungen verwalten',
}

/** Why the balance is not known, as a clause. */
export const tokenSilent = 'Der Token hat nicht geantwortet'

export const sellToken = (symbol: string) => `${symbol} verkaufen`

/** In the bar of a phone, which leads to the card. */
export const swapToken = (symbol: string) => `${symbol} tauschen`

export const wrapCoin = (symbol: string) => `${symbol} wrappen`

/** Of a network's own coin, which approvals do not apply to. */
export const noApprovalOf = (symbol: string) =>
  `${symbol} braucht keine Genehmigungen: Kein Contract kann Ihrem Konto ${symbol} entnehmen.`

export const spendersUnread = (symbol: string) => `Es ließ sich nicht prüfen, wer sonst Ihre ${symbol} bewegen darf.`
export const noSpender = (symbol: string) => `Kein hier bekannter Contract darf Ihre ${symbol} bewegen.`

/** `amount` is null for the whole balance. */
export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} darf ${amount ?? `alle Ihre ${symbol}`} bewegen`
