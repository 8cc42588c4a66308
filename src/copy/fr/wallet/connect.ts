import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

export const TITLE = 'Connecter un portefeuille'
export const GET_A_WALLET = 'Obtenir un portefeuille'
export const WHAT_IS_A_WALLET = 'Qu’est-ce qu’un portefeuille\u202f?'
export const LEARN_MORE = 'En savoir plus'
export const BACK = 'Retour'
export const CLOSE = 'Fermer'
export const CONNECT = 'Connecter'
export const INSTALL = 'Installer'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Récents',
  popular: 'Populaires',
  installed: 'Installés',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = 'Récent'
export const INSTALLED = 'Installé'
export const NOT_READY = '(non pris en charge)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} Non installé`
export const UNVERIFIED = 'Non vérifié'

export const CONNECT_FAILED = 'Erreur de connexion, veuillez réessayer\u202f!'

export const installLabel = (wallet: string) => `Installer ${wallet}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `Un autre programme ici prétend être ${name}. Ne vous connectez que si vous savez duquel il s’agit.`
    : unverified
      ? `Ce programme se nomme ${name}, mais rien ne prouve que c’est bien lui. Ne vous connectez que si vous le connaissez.`
      : null

export const SHOW = 'Afficher'
export const HIDE = 'Masquer'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return `${namesakes.length} de plus ${areEqual ? 'portant ce nom' : `prétendant être ${name}`}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW} ${text}`

export const FRAMED = 'Cette page est affichée à l’intérieur d’une autre'
export const FRAMED_WHY =
  'La page qui l’entoure pourrait recouvrir ce que vous voyez ici, ou le déplacer sous votre pointeur. Aucun portefeuille n’est donc connecté ici, et rien n’est envoyé.'

export const TERMS_FIRST =
  'Avant que vous connectiez un portefeuille, l’exploitant de ce site vous demande d’accepter ses conditions.'
export const readTerms = (version: string) => `Lire les conditions (version ${version})`
export const acceptTermsLabel = (appName: string) => `J’accepte les conditions\u00a0: ${appName}`

export const openByItself = (appName: string) => `Ouvrir ${appName} dans son propre onglet`
