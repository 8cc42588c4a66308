export const SWITCH_NETWORKS = 'Ağ değiştir'
export const CONNECTED = 'Bağlı'
export const CONFIRM_IN_WALLET = 'Cüzdanınızda onaylayın'
export const WRONG_NETWORK = 'Yanlış ağ'

export const cannotSwitch = (appName: string | null) =>
  appName === null
    ? 'Cüzdanınız bu uygulamadan ağ değiştirmeyi desteklemiyor. Bunun yerine cüzdanınızın içinden ağ değiştirmeyi deneyin.'
    : `Cüzdanınız ${appName} üzerinden ağ değiştirmeyi desteklemiyor. Bunun yerine cüzdanınızın içinden ağ değiştirmeyi deneyin.`

/** `network`: the network that the wallet is on; `chainName`: the network that tokens are traded on. */
export const walletIsOn = (network: string, chainName: string) =>
  `Cüzdanınızın ağı: ${network}. Token alım satımı ${chainName} ağında yapılır.`
export const FOR_TRADING = 'Alım satım için'
export const NOT_FOR_TRADING = 'Alım satım için değil'

export const ASKS_TO_CONFIRM =
  'Cüzdanınız ağ değişikliğini onaylamanızı ister ve önce ağı eklemek isteyip istemediğinizi sorabilir.'

export const switchingText = (chainName: string) => `${chainName}: ${CONFIRM_IN_WALLET}`
