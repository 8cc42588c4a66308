export const SWITCH_NETWORKS = 'Ganti jaringan'
export const CONNECTED = 'Terhubung'
export const CONFIRM_IN_WALLET = 'Konfirmasi di dompet'
export const WRONG_NETWORK = 'Jaringan salah'

export const cannotSwitch = (appName: string | null) =>
  `Dompet Anda tidak mendukung peralihan jaringan dari ${appName ?? 'aplikasi ini'}. Cobalah beralih jaringan dari dalam dompet Anda.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Dompet Anda berada di ${network}. Token diperdagangkan di ${chainName}.`
export const FOR_TRADING = 'Untuk berdagang'
export const NOT_FOR_TRADING = 'Bukan untuk berdagang'

export const ASKS_TO_CONFIRM =
  'Dompet Anda meminta Anda mengonfirmasi peralihan, dan mungkin terlebih dahulu meminta menambahkan jaringan.'

export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
