import { leftToRight } from '#domain/browser/locale'

export const SWITCH_NETWORKS = 'تبديل الشبكة'
export const CONNECTED = 'مربوطة'
export const CONFIRM_IN_WALLET = 'أكّد في المحفظة'
export const WRONG_NETWORK = 'شبكة غير صحيحة'

export const cannotSwitch = (appName: string | null) =>
  `محفظتك لا تدعم تبديل الشبكة من ${appName ?? 'هذا التطبيق'}. جرّب تبديل الشبكة من داخل محفظتك بدلًا من ذلك.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `محفظتك على ${network}. تُتداول التوكنات على ${leftToRight(chainName)}.`
export const FOR_TRADING = 'للتداول'
export const NOT_FOR_TRADING = 'ليست للتداول'

export const ASKS_TO_CONFIRM = 'تطلب منك محفظتك تأكيد التبديل، وقد تطلب أولًا إضافة الشبكة.'

export const switchingText = (chainName: string) => `${leftToRight(chainName)}: ${CONFIRM_IN_WALLET}`
