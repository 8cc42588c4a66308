import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `Échanger ${symbol}`

export const tokenPage = {
  title: 'Token',
  loading: 'Chargement du token',
  home: 'Retour à l’accueil',
  explorer: 'Voir sur l’explorateur',
  retry: 'Réessayer',
  pools: 'Pools',
  safety: 'Faits de sécurité',
}

export const noAddress = {
  missing: {
    title: 'Quel token\u202f?',
    text: 'Ce lien ne désigne aucun token. Cherchez-en un par son symbole, ou collez son adresse, en haut de la page.',
  },
  malformed: {
    title: 'Ce n’est pas une adresse de token',
    text: 'Une adresse de token est 0x suivi de 40 caractères. Contrôlez qu’elle a été copiée en entier.',
  },
  checksum: {
    title: 'Cette adresse contient une erreur',
    text: 'Ses majuscules ne correspondent pas au reste, donc au moins un caractère est faux. Copiez-la de nouveau depuis sa source.',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `Aucun token à cette adresse sur ${chainName}`,
    text: 'L’adresse est valide mais ne contient aucun contrat de token sur ce réseau. Si c’est le portefeuille de quelqu’un, il n’a pas de page de token.',
  }),
  notOffered: () => ({
    title: 'Ce token n’est pas proposé ici',
    text: 'L’exploitant de ce site l’a exclu. Cela ne dit rien du token lui-même.',
  }),
  notToken: (chainName: string) => ({
    title: `Ce n’est pas un token sur ${chainName}`,
    text: 'L’adresse contient un contrat, mais il ne répond pas comme un token.',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: 'Ce token n’a pas pu être chargé',
  text: noAnswer,
})

export const noPool = {
  title: 'Aucun pool ne détient ce token',
  text: 'Il n’y a pas de prix sur la chaîne à afficher, et il ne peut pas être négocié ici.',
}

export const poolsSource = (blockNumber: number) => `Pools lus au bloc ${grouped(String(blockNumber))}`

export const coinTag = (chainName: string) => `Monnaie native sur ${chainName}`

export const NAMED_HERE = 'Connu de ce site'

export const listTag = (isListed: boolean | null) =>
  isListed === null ? 'Liste de tokens non chargée' : isListed ? 'Sur la liste de tokens' : 'Pas sur la liste de tokens'

export const lookalikeNote = { sharedSymbol: 'Symbole utilisé deux fois', similarSymbol: 'Ressemble à un autre' }

export const favouriteHint = 'Les favoris viennent en premier partout où vous choisissez un token'

export const addToWallet = { idle: 'Ajouter au portefeuille', busy: 'Confirmez dans votre portefeuille' }

export const checkAddress = 'Contrôlez cette adresse avant de négocier'

export const namesCanBeCopied =
  'Le nom et le symbole viennent du contrat lui-même et peuvent imiter un autre token. Comparez l’adresse avec le site du projet lui-même.'

export const lookalikeTitle = {
  address: (symbol: string) => `Cette adresse ressemble seulement à celle du token ${symbol}`,
  unlisted: (symbol: string) => `Ce n’est pas le token ${symbol} de la liste de tokens`,
  coin: (symbol: string) => `Ce n’est pas ${symbol}`,
  sharedSymbol: (symbol: string) => `Un autre token de la liste s’appelle aussi ${symbol}`,
  similarSymbol: (symbol: string) => `Ce symbole ressemble à ${symbol}, qui est un autre token`,
}

export const thisAddress = (address: string) => `Cette page\u00a0: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}\u00a0: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} est la monnaie native du réseau et n’a pas d’adresse.`

export const chartTitle = 'Prix'

export const noPrice = {
  ether: (coin: string) =>
    `Il n’y a pas de prix fiable pour ${coin} en dollars en ce moment, donc il n’y en a pas pour ce token.`,
  shallow: (coin: string, dollar: string) =>
    `Aucun pool de ce token avec ${wrappedSymbol(coin)} ou ${dollar} n’est assez profond pour un prix fiable.`,
  hooked: 'Les pools de ce token ont leurs propres règles, et aucun prix fiable n’en découle.',
}

export const priceUnread = (noAnswer: string) => `${noAnswer} Nouvelle tentative au prochain bloc.`

export const noPriceSource = {
  unread: 'Le prix n’a pas pu être chargé',
  reading: 'Chargement du prix',
  none: 'Aucun prix fiable',
}

export const blockLine = (blockNumber: number, time: string) => `Bloc ${grouped(String(blockNumber))}, ${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Liquidité' : `Liquidité, ${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Volume' : pools === null ? `Volume, ${span}` : `Volume dans ${pools}, ${span}`,
  marketValue: 'Valeur, offre × prix',
  supply: 'Offre totale',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'chargement',
    noPool: 'aucun pool ne détient ce token',
    noPrice: 'ce que les pools détiennent n’a pas de prix en dollars',
    refused: 'le nœud ne renvoie pas d’opérations passées',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)} jusqu’à ${until}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'il n’y a pas de prix'

export const balanceCard = {
  title: 'Votre solde',
  disconnected: 'Connectez un portefeuille pour voir votre solde',
  connect: 'Connecter',
  sell: 'Vendre',
  wrap: 'Wrapper',
  approvals: 'Autorisations',
  partial: 'Les autres autorisations n’ont pas pu être chargées.',
  manage: 'Gérer les autorisations',
}

export const tokenSilent = 'le token n’a pas répondu'

export const sellToken = (symbol: string) => `Vendre ${symbol}`

export const wrapCoin = (symbol: string) => `Wrapper ${symbol}`

export const noApprovalOf = (symbol: string) =>
  `${symbol} n’a besoin d’aucune autorisation\u00a0: aucun contrat ne peut en prendre sur votre compte.`

export const spendersUnread = (symbol: string) =>
  `Impossible de contrôler qui d’autre peut déplacer vos tokens ${symbol}.`
export const noSpender = (symbol: string) => `Aucun contrat connu ici ne peut déplacer vos tokens ${symbol}.`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} peut déplacer ${amount ?? `tous vos tokens ${symbol}`}`
