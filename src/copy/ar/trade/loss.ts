import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'تأثير السعر مفرط',
  tax: 'الخسارة مفرطة',
  value: 'الخسارة مفرطة',
  change: 'الخسارة مفرطة',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `القيمة أقل بنسبة ${percent}`,
  changed: ({ percent }) => `أسوأ بنسبة ${percent} مما كان عند فتح هذه المراجعة`,
  inAll: ({ percent }) => `خسارة إجمالية بنسبة ${percent}`,
  tax: ({ percent }) => `خسارة ${percent} بسبب رسوم التوكن`,
  impact: ({ percent }) => `تأثير السعر ${percent}`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `رسوم التوكن وحدها ${percent}.`,
  impact: ({ percent }) => `تأثير السعر وحده ${percent}.`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) => `يحتفظ أحد توكنات هذه الصفقة بحصة من كل تحويل. تخسر نحو ${lost}؛ ولا يفيد إدخال مبلغ أصغر.`,
  taxAndMore: ({ lost }) => `يحتفظ أحد توكنات هذه الصفقة بحصة من كل تحويل. تخسر نحو ${lost}.`,
  blocked: ({ lost, limit }) =>
    `ستخسر نحو ${lost}. لا يُسمح هنا بالمبادلات التي تخسر ${limit} أو أكثر. أدخل مبلغًا أصغر أو اختر توكنًا آخر.`,
  blockedByValue: ({ lost, limit }) =>
    `ستخسر نحو ${lost}: قيمة ما تستلمه أقل من قيمة ما تبيعه. لا يُسمح هنا بالمبادلات التي تخسر ${limit} أو أكثر. أدخل مبلغًا أصغر أو اختر توكنًا آخر.`,
  accept: ({ lost }) => `ستخسر نحو ${lost}. المبادلات الأصغر تخسر أقل.`,
  acceptByValue: ({ lost }) =>
    `ستخسر نحو ${lost}: قيمة ما تستلمه أقل من قيمة ما تبيعه. قد يخسر مبلغ أصغر أو توكن آخر أقل من ذلك.`,
  smallPool: ({ lost }) => `هذا المبلغ كبير بالنسبة إلى السيولة على مساره. تخسر نحو ${lost}.`,
  less: ({ lost }) => `تخسر نحو ${lost}.`,
  lessByValue: ({ lost }) => `قيمة ما تستلمه أقل من قيمة ما تبيعه بنحو ${lost}.`,
  changed: ({ lost }) => `ستخسر نحو ${lost} مقارنةً بالسعر الذي فتحت عنده هذه المراجعة.`,
  blockedByChange: ({ lost, limit }) =>
    `ستخسر نحو ${lost} مقارنةً بالسعر الذي فتحت عنده هذه المراجعة. لا يُسمح هنا بالمبادلات التي تخسر ${limit} أو أكثر. أغلق هذه المراجعة واطّلع على السعر الجديد.`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `أقبل خسارة نحو ${lost}`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `اكتب ${typed} (النسبة المئوية التي ستخسرها) للمتابعة`,
  rounded: ({ typed, percent }) => `اكتب ${typed} (وهي نسبة ${percent} التي ستخسرها، مقرّبةً إلى أعلى) للمتابعة`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `قبلتَ خسارة تصل إلى ${percentage(percent)}`
export const typeError = (percent: string) => `اكتب ${percent} للمتابعة.`

export const networkShareTitle = (percent: string) => `تكلفة الشبكة تعادل ${percent} مما تبيعه`
export const networkShareText = (cost: string, value: string) =>
  `تدفع ${cost} للشبكة لبيع ${value}. لا تكاد تكلفة الشبكة تعتمد على المقدار.`
export const acceptNetworkLabel = (cost: string, value: string) => `أقبل دفع ${cost} لبيع ${value}`
