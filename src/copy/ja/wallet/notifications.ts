import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'
/** Notifications of what wallets do. */

// The wallet answers before the person decides (EIP-747), so nobody may say that it was added.
export const assetOfferedText = (symbol: string) =>
  `${symbol}の追加をウォレットに提案しました。ウォレットで確認してください。`

/** While it does not respond, before it is asked for anything; without a full stop, as it is also the text of a step. */
export const WALLET_SLOW = 'ウォレットの応答が遅れており、まだ確認は求められていません'

/** `name`: null where the wallet has none. */
export const walletCrashed = (name: string | null) =>
  `${name ?? 'ウォレット'}がこのページで動作を停止しました。もう一度接続するには、ページを再読み込みしてください。`

export const walletMissing = (name: string) =>
  `${name}がこのブラウザに見つかりませんでした。ブラウザで有効にするか、別のウォレットを接続してください。`

export const copyRefused = (address: string) =>
  `ブラウザがコピーを許可しませんでした。手動でコピーしてください：${address}`

/** Labels of the button in the top bar, in small letters there; `CONNECT_DEFAULT` stands elsewhere. Connect: a verb. */
export const CONNECT = 'ウォレットを接続'
export const CONNECT_DEFAULT = 'ウォレットを接続'
export const CONNECTING = '接続中'
export const WRONG_NETWORK = 'ネットワークが違います'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `アカウント、${account}`
export const networkLabel = (name: string) => `ネットワーク：${name}、切り替える`
export const waitingText = (count: number) => `待機中${count}件`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting}（署名待ち）`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `処理待ち${count}件`
/** How far a transaction of a Safe, an account with several owners, has come. `threshold`: how many have to sign it. */
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Safeで署名済み、未実行',
  allSigned: ({ threshold }) => `Safeの所有者${threshold}人が署名済み、未実行`,
  noneSigned: ({ threshold }) => `Safeの所有者を待っています（${threshold}人の署名が必要）`,
  someSigned: ({ threshold, signed }) => `Safeの所有者を待っています（${threshold}人中${signed}人が署名済み）`,
}

/** Without a full stop: it begins a sentence. */
export const signersText = (signers: Signers) => say(SIGNERS, signers)

/** Replaces a balance that cannot be read. */
export const NO_BALANCE = '–'

/** Announced to screen readers when something happens in the wallet. */

export const waitingFor = (walletName: string | null | undefined) => `${walletName ?? 'ウォレット'}を待っています`
export const DISCONNECTED = '切断しました'
export const connectedAs = (displayName: string) => `${displayName}として接続しました`
/** Undefined for a network that is not supported. */
export const networkChanged = (chainName: string | undefined) =>
  `ネットワークが${chainName ?? '非対応のネットワーク'}に変わりました`
export const DECLINED = 'リクエストは拒否されました'
export const COPIED = 'コピーしました'
