import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'

// Wallets answer before the person decides (EIP-747), so the text must not say that the token was added.
export const assetOfferedText = (symbol: string) => `${symbol} cüzdanınıza önerildi. Orada onaylayın.`

/** Without a full stop, because it is also the text of a step. */
export const WALLET_SLOW = 'Cüzdanınız geç yanıt veriyor ve kendisinden henüz hiçbir onay istenmedi'

export const walletCrashed = (name: string | null) =>
  `${name ?? 'Cüzdanınız'} bu sayfada çalışmayı durdurdu. Yeniden bağlanmak için sayfayı yeniden yükleyin.`

export const walletMissing = (name: string) =>
  `${name} bu tarayıcıda bulunamadı. Orada etkinleştirin veya başka bir cüzdan bağlayın.`

export const copyRefused = (address: string) => `Tarayıcı kopyalamaya izin vermedi. Elle kopyalayın: ${address}`

/** `CONNECT` is used in the top bar, in small letters. */
export const CONNECT = 'Cüzdan bağla'
export const CONNECT_DEFAULT = 'Cüzdan bağla'
export const CONNECTING = 'Bağlanıyor'
export const WRONG_NETWORK = 'Yanlış ağ'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `Hesap, ${account}`
export const networkLabel = (name: string) => `Ağ: ${name}, değiştir`
export const waitingText = (count: number) => `${count} bekliyor`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} (imza için)`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} beklemede`
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Safe’te imzalandı, henüz yürütülmedi',
  allSigned: ({ threshold }) => `Safe’in ${threshold} sahibi imzaladı, henüz yürütülmedi`,
  noneSigned: ({ threshold }) => `Safe’in sahipleri bekleniyor (${threshold} kişi imzalamalı)`,
  someSigned: ({ threshold, signed }) =>
    `Safe’in sahipleri bekleniyor (gereken ${threshold} kişiden ${signed} kişi imzaladı)`,
}

/** Without a full stop, because it begins a sentence. */
export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) => `${walletName ?? 'Cüzdanınız'} bekleniyor`
export const DISCONNECTED = 'Bağlantı kesildi'
export const connectedAs = (displayName: string) => `Bağlanan hesap: ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `Ağ değişti. Yeni ağ: ${chainName ?? 'desteklenmeyen bir ağ'}`
export const DECLINED = 'İstek reddedildi'
export const COPIED = 'Kopyalandı'
