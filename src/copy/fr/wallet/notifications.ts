import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'

// The wallet answers before the person decides (EIP-747), so nobody may say that it was added.
export const assetOfferedText = (symbol: string) =>
  `${symbol} a été proposé à votre portefeuille. Confirmez-le dans celui-ci.`

/** Without a full stop, as it is also the text of a step. */
export const WALLET_SLOW = 'Votre portefeuille tarde à répondre, et aucune confirmation ne lui a encore été demandée'

export const walletCrashed = (name: string | null) =>
  `${name ?? 'Votre portefeuille'} a cessé de fonctionner dans cette page. Rechargez la page pour vous reconnecter.`

export const walletMissing = (name: string) =>
  `${name} est introuvable dans ce navigateur. Activez-le dans le navigateur, ou connectez un autre portefeuille.`

export const copyRefused = (address: string) =>
  `Le navigateur n’a pas permis la copie. Copiez l’adresse à la main\u00a0: ${address}`

export const CONNECT = 'Connecter'
export const CONNECT_DEFAULT = 'Connecter un portefeuille'
export const CONNECTING = 'Connexion'
export const WRONG_NETWORK = 'Mauvais réseau'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `Compte, ${account}`
export const networkLabel = (name: string) => `Réseau\u00a0: ${name}, changer`
export const waitingText = (count: number) => `${count} en attente`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} de signatures`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} en attente`
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Signée dans le Safe, pas encore exécutée',
  allSigned: ({ threshold }) => `Signée par ${threshold} propriétaires du Safe, pas encore exécutée`,
  noneSigned: ({ threshold }) => `En attente des propriétaires du Safe (${threshold} doivent signer)`,
  someSigned: ({ threshold, signed }) =>
    `En attente des propriétaires du Safe (ont signé\u00a0: ${signed} sur ${threshold})`,
}

/** Without a full stop: it begins a sentence. */
export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) =>
  `En attente\u00a0: ${walletName ?? 'votre portefeuille'}`
export const DISCONNECTED = 'Déconnecté'
export const connectedAs = (displayName: string) => `Connecté en tant que ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `Le réseau a changé et est maintenant ${chainName ?? 'un réseau non pris en charge'}`
export const DECLINED = 'Demande refusée'
export const COPIED = 'Copié'
