import { leftToRight } from '#domain/browser/locale'

export const RECEIVE = 'استلام'
export const QR_LABEL = 'رمز QR لعنوانك'
export const receiveText = (network: string) => `عنوانك على ${leftToRight(network)}`
export const contractOnly = (network: string) => ({
  title: `على ${leftToRight(network)} فقط`,
  text: `حسابك عقد على ${leftToRight(network)}. ما يُرسل إلى هذا العنوان على شبكة أخرى قد يضيع.`,
})
