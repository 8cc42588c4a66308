import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'
import { counted } from '../browser/grammar'

// Wallets answer before the person decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) => `${symbol} foi oferecido à sua carteira. Confirme lá.`

/** Without a full stop: it is the text of a step, too. */
export const WALLET_SLOW = 'Sua carteira está demorando a responder, e ainda não foi solicitado que ela confirme nada'

export const walletCrashed = (name: string | null) =>
  `${name ?? 'Sua carteira'} parou de funcionar nesta página. Recarregue a página para conectar novamente.`

export const walletMissing = (name: string) =>
  `Não foi possível encontrar ${name} neste navegador. Ative essa carteira lá ou conecte outra.`

export const copyRefused = (address: string) => `O navegador não permitiu copiar. Copie manualmente: ${address}`

export const CONNECT = 'Conectar'
export const CONNECT_DEFAULT = 'Conectar carteira'
export const CONNECTING = 'Conectando'
export const WRONG_NETWORK = 'Rede errada'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `Conta, ${account}`
export const networkLabel = (name: string) => `Rede: ${name}, mudar`
export const waitingText = (count: number) => `${count} aguardando`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} assinaturas`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners
    ? forSignatures(waitingText(count))
    : counted(count, { one: `${count} pendente`, many: `${count} pendentes`, other: `${count} pendentes` })
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Assinada na Safe, ainda não executada',
  allSigned: ({ threshold }) => `Assinada por ${threshold} proprietários da Safe, ainda não executada`,
  noneSigned: ({ threshold }) => `Aguardando os proprietários da Safe (${threshold} precisam assinar)`,
  someSigned: ({ threshold, signed }) => `Aguardando os proprietários da Safe (assinaturas: ${signed} de ${threshold})`,
}

/** Without a full stop: it begins a sentence. */
export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) => `Aguardando ${walletName ?? 'sua carteira'}`
export const DISCONNECTED = 'Carteira desconectada'
export const connectedAs = (displayName: string) => `Conectada como ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `A rede mudou para ${chainName ?? 'uma rede sem suporte'}`
export const DECLINED = 'Solicitação rejeitada'
export const COPIED = 'Copiado'
