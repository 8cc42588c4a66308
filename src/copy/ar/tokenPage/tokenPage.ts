import { grouped, leftToRight } from '#domain/browser/locale'
import { durationText } from '../browser/time'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `مبادلة ${leftToRight(symbol)}`

export const tokenPage = {
  title: 'توكن',
  loading: 'جارٍ تحميل التوكن',
  home: 'العودة إلى البداية',
  explorer: 'عرض على مستكشف الكتل',
  retry: 'أعد المحاولة',
  pools: 'المجمعات',
  safety: 'حقائق الأمان',
}

export const noAddress = {
  missing: {
    title: 'أي توكن؟',
    text: 'لا يحدد هذا الرابط توكنًا. ابحث عن توكن برمزه، أو الصق عنوانه، في أعلى الصفحة.',
  },
  malformed: {
    title: 'هذا ليس عنوان توكن',
    text: 'عنوان التوكن هو 0x يليه 40 حرفًا أو رقمًا. تحقق من أنه نُسخ كاملًا.',
  },
  checksum: {
    title: 'في هذا العنوان خطأ',
    text: 'أحرفه الكبيرة لا تتطابق مع بقيته، لذلك فيه حرف واحد خاطئ على الأقل. انسخه مرة أخرى من مصدره.',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `لا توكن عند هذا العنوان على ${leftToRight(chainName)}`,
    text: 'العنوان صالح لكن لا يوجد عنده عقد توكن على هذه الشبكة. إذا كان محفظة شخص، فليست له صفحة توكن.',
  }),
  notOffered: () => ({
    title: 'هذا التوكن غير معروض هنا',
    text: 'استبعده مشغّل هذا الموقع. وهذا لا يقول شيئًا عن التوكن نفسه.',
  }),
  notToken: (chainName: string) => ({
    title: `هذا ليس توكنًا على ${leftToRight(chainName)}`,
    text: 'يوجد عند العنوان عقد، لكنه لا يستجيب كتوكن.',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: 'تعذّر تحميل هذا التوكن',
  text: noAnswer,
})

export const noPool = {
  title: 'لا يحوز أي مجمع هذا التوكن',
  text: 'لا يوجد سعر على السلسلة لعرضه، ولا يمكن تداوله هنا.',
}

export const poolsSource = (blockNumber: number) => `قُرئت المجمعات عند الكتلة ${grouped(String(blockNumber))}`

export const coinTag = (chainName: string) => `عملة ${leftToRight(chainName)} نفسها`

export const NAMED_HERE = 'معروف لهذا الموقع'

export const listTag = (isListed: boolean | null) =>
  isListed === null ? 'لم تُحمَّل قائمة التوكنات' : isListed ? 'في قائمة التوكنات' : 'ليس في قائمة التوكنات'

export const lookalikeNote = { sharedSymbol: 'رمز مستخدم مرتين', similarSymbol: 'يشبه توكنًا آخر' }

export const favouriteHint = 'تأتي المفضلة أولًا أينما تختار توكنًا'

export const addToWallet = { idle: 'إضافة إلى المحفظة', busy: 'أكّد في محفظتك' }

export const checkAddress = 'تحقق من هذا العنوان قبل أن تتداول'

export const namesCanBeCopied =
  'يأتي الاسم والرمز من العقد نفسه ويمكن أن يقلّدا توكنًا آخر. قارن العنوان بموقع المشروع نفسه.'

export const lookalikeTitle = {
  address: (symbol: string) => `هذا العنوان يشبه عنوان ${leftToRight(symbol)} فحسب`,
  unlisted: (symbol: string) => `هذا ليس ${leftToRight(symbol)} الموجود في قائمة التوكنات`,
  coin: (symbol: string) => `هذا ليس ${leftToRight(symbol)}`,
  sharedSymbol: (symbol: string) => `توكن آخر مدرج في القائمة اسمه أيضًا ${leftToRight(symbol)}`,
  similarSymbol: (symbol: string) => `هذا الرمز يشبه ${leftToRight(symbol)}، وهو توكن آخر`,
}

export const thisAddress = (address: string) => `هذه الصفحة: ${leftToRight(address)}`

export const otherAddress = (symbol: string, address: string) => `${leftToRight(symbol)}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${leftToRight(symbol)} هي عملة الشبكة نفسها وليس لها عنوان.`

export const chartTitle = 'السعر'

export const noPrice = {
  ether: (coin: string) => `لا يوجد حاليًا سعر موثوق لعملة ${leftToRight(coin)} بالدولار، لذلك لا سعر لهذا التوكن.`,
  shallow: (coin: string, dollar: string) =>
    `لا يوجد مجمع لهذا التوكن مع ${leftToRight(wrappedSymbol(coin))} أو ${leftToRight(dollar)} عميق بما يكفي لسعر موثوق.`,
  hooked: 'لمجمعات هذا التوكن قواعدها الخاصة، ولا ينتج عنها سعر موثوق.',
}

export const priceUnread = (noAnswer: string) => `${noAnswer} ستُعاد المحاولة مع الكتلة التالية.`

export const noPriceSource = {
  unread: 'تعذّر تحميل السعر',
  reading: 'جارٍ تحميل السعر',
  none: 'لا سعر موثوقًا',
}

export const blockLine = (blockNumber: number, time: string) => `الكتلة ${grouped(String(blockNumber))}، ${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'السيولة' : `السيولة، ${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'الحجم' : pools === null ? `الحجم، ${span}` : `الحجم (${pools})، ${span}`,
  marketValue: 'القيمة، المعروض × السعر',
  supply: 'إجمالي المعروض',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'جارٍ التحميل',
    noPool: 'لا يحوز أي مجمع هذا التوكن',
    noPrice: 'ليس لما تحوزه المجمعات سعر بالدولار',
    refused: 'لا تعيد العقدة صفقات سابقة',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `خلال ${durationText(minutes)} حتى ${until}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'لا يوجد سعر'

export const balanceCard = {
  title: 'رصيدك',
  disconnected: 'اربط محفظة لترى رصيدك',
  connect: 'ربط',
  sell: 'بيع',
  wrap: 'تغليف',
  approvals: 'الموافقات',
  partial: 'تعذّر تحميل موافقات أخرى.',
  manage: 'إدارة الموافقات',
}

export const tokenSilent = 'لم يستجب التوكن'

export const sellToken = (symbol: string) => `بيع ${leftToRight(symbol)}`

export const wrapCoin = (symbol: string) => `تغليف ${leftToRight(symbol)}`

export const noApprovalOf = (symbol: string) =>
  `لا تحتاج ${leftToRight(symbol)} إلى موافقات: لا يستطيع أي عقد أخذها من حسابك.`

export const spendersUnread = (symbol: string) => `تعذّر التحقق ممن يُسمح له أيضًا بنقل ${leftToRight(symbol)} الذي تملكه.`
export const noSpender = (symbol: string) => `لا يُسمح لأي عقد معروف هنا بنقل ${leftToRight(symbol)} الذي تملكه.`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `يُسمح للجهة ${spender} بنقل ${amount ?? `كل ما تملكه من ${leftToRight(symbol)}`}`
