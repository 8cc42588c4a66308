import { leftToRight } from '#domain/browser/locale'

interface FirstCoins {
  coin: string
  cost: string | null
  isTestnet: boolean
  source: 'faucet' | 'local' | null
}

export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `تدفع كل مبادلة للشبكة بعملة ${leftToRight(coin)}${cost === null ? '' : `، نحو ${leftToRight(cost)} حاليًا`}.`
  const from = {
    faucet: 'على شبكة اختبار لا تكلّف شيئًا: فهناك صنبور يوزّعها مجانًا.',
    local: 'هذه الشبكة محلية، وتعطي منها ما تحتاج إليه.',
  }
  const elsewhere = isTestnet
    ? 'على شبكة اختبار لا تكلّف شيئًا، لكن لا يُعرف هنا صنبور لهذه الشبكة.'
    : 'اشترِ بعضًا منها من منصة تبادل، أو اطلب إرسال بعض منها إلى عنوانك، على هذه الشبكة.'
  return {
    title: `تحتاج أولًا إلى بعض ${leftToRight(coin)}`,
    text: `${uses} ${source === null ? elsewhere : from[source]}`,
  }
}
export const OPEN_FAUCET = 'البحث عن صنبور'
export const fundLabel = (amount: string) => `الحصول على ${leftToRight(amount)}`
