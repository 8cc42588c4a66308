/** The dialog that switches the wallet to another network. */

export const SWITCH_NETWORKS = 'ネットワークを切り替える'
export const CONNECTED = '接続済み'
export const CONFIRM_IN_WALLET = 'ウォレットで確認'
export const WRONG_NETWORK = 'ネットワークが違います'

/** @param appName - null becomes "this app" */
export const cannotSwitch = (appName: string | null) =>
  `ウォレットは、${appName ?? 'このアプリ'}からのネットワークの切り替えに対応していません。代わりにウォレットの中で切り替えてください。`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `ウォレットのネットワーク：${network}。トークンの取引は${chainName}で行われます。`
/** Marks the network that tokens are traded on. */
export const FOR_TRADING = '取引用'
/** Beside every other network that the wallet is not on. */
export const NOT_FOR_TRADING = '取引用ではありません'

/** Below the rows, until a switch fails. */
export const ASKS_TO_CONFIRM =
  'ウォレットが切り替えの確認を求めます。その前に、ネットワークの追加を求めることもあります。'

/** Announced while the wallet is prompting. */
export const switchingText = (chainName: string) => `${chainName}：${CONFIRM_IN_WALLET}`
