import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = 'FAQ'
export const IMPRINT_TITLE = 'Mentions légales'
export const ABOUT_FAQ = 'Réponses courtes aux questions courantes'
export const ABOUT_IMPRINT = 'Qui exploite ce site'

export const PROFILE = 'Profil'

/** "Consultation de 0xf3…2266, en lecture seule." */
export const SHOW_PICTURE = 'Afficher l’image'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `Vous consultez ${address}, en lecture seule.`
export const BACK_TO_OWN = 'Revenir à votre compte'

export const WRONG_ADDRESS = {
  checksum: {
    title: 'Cette adresse comporte une faute',
    text: 'Ses majuscules ne correspondent pas au reste. Copiez-la de nouveau depuis une source de confiance.',
  },
  malformed: {
    title: 'Ce n’est pas une adresse de compte',
    text: 'Une adresse est 0x suivi de 40 chiffres ou lettres de a à f.',
  },
} as const

export const CONNECTING = {
  title: 'Connexion à votre portefeuille',
  text: 'Vos tokens apparaissent dès qu’il répond.',
} as const

export const DISCONNECTED = {
  title: 'Connectez un portefeuille pour voir vos tokens',
  text: 'Les soldes et les autorisations sont lus sur la chaîne via un nœud, qui voit l’adresse. Ce que vous envoyez d’ici n’est listé que par ce navigateur.',
  action: 'Connecter',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Votre portefeuille est sur ${walletNetwork}`,
  text: `Passez à ${chainName} pour voir vos tokens ici.`,
  action: `Passer à ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'Ce qui a été envoyé d’ici n’est pas affiché',
  text: 'Seul le navigateur qui l’a envoyé le liste. Les échanges sont publics, et peuvent être recherchés ci-dessous sur la chaîne.',
} as const

export const coinBalance = (coinName: string) => `Solde ${coinName}`
export const TOTAL_VALUE = 'Valeur totale'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(unpriced, {
    one: `${unpriced} token sur ${tokens} n’a pas de prix`,
    many: `${unpriced} de tokens sur ${tokens} n’ont pas de prix`,
    other: `${unpriced} tokens sur ${tokens} n’ont pas de prix`,
  })

export const stillRead = (networks: readonly string[]) => `Encore en chargement\u00a0: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `Non chargé\u00a0: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Exploitant',
  address: 'Adresse',
  contact: 'Contact',
  register: 'Immatriculation',
  responsible: 'Responsable du contenu',
}
export const PLACEHOLDER = 'À compléter'

export const profileTokens = {
  title: 'Tokens',
  retry: 'Réessayer',
  failed: 'Les soldes n’ont pas pu être chargés',
  token: 'Token',
  price: 'Prix',
  balance: 'Solde',
  value: 'Valeur',
  action: 'Action',
  trade: 'Négocier',
  boughtNote:
    '« Acheté pour » est le coût moyen, aux prix de l’époque, dans les échanges envoyés depuis ce navigateur ou trouvés dans Activité, sans les frais de réseau. Ce qui n’y est pas compris n’a pas été acheté dans ces échanges.',
}

export const boughtFor = (paid: string) => `Acheté pour ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${part} sur ${whole} achetés pour ${paid}`

export const noReliablePrice = 'Aucun pool ni flux de prix ne donne de prix fiable.'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Prix des pools les plus profonds${hasFeed ? ` et du flux de prix ${coinWord(coin)}` : ''} au bloc ${grouped(String(blockNumber))}`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `Il y a un jour, ces tokens valaient ${value}, avec les soldes et les prix du bloc ${grouped(String(blockNumber))}. Les tokens qui ne sont plus détenus ne sont pas comptés.`

export const withBalance = (count: number) => `${count} avec un solde`

export const hideSmall = (limit: string) => `Masquer les soldes inférieurs à ${limit}`
export const showSmall = (limit: string, count: number) => `Afficher les soldes inférieurs à ${limit} (${count})`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, {
    one: `${balances} solde n’a pas pu être chargé`,
    many: `${balances} de soldes n’ont pas pu être chargés`,
    other: `${balances} soldes n’ont pas pu être chargés`,
  }),
  text: counted(balances, {
    one: 'Le total ne le comprend pas.',
    many: 'Le total ne les comprend pas.',
    other: 'Le total ne les comprend pas.',
  }),
})

export const noTokens = (chainName: string) => ({
  title: `Aucun token dans ce portefeuille sur ${chainName}`,
  text: 'Les tokens que vous recevez ou achetez seront listés ici.',
  action: 'Aller négocier',
})

export const tradeToken = (symbol: string) => `Négocier ${symbol}`

export const nothingOn = (networks: readonly string[]) => `Aucun token sur ${all(networks)}`
