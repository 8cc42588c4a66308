import { leftToRight } from '#domain/browser/locale'
import { all, counted } from '../browser/grammar'

export const searchKeys = { move: 'تنقّل', open: 'فتح', enterKey: 'Enter', close: 'إغلاق', escapeKey: 'Esc' }

export const searchGroups = { byName: 'حسب الاسم', similar: 'رموز مشابهة', liquid: 'في الأزواج الأكثر سيولة' }

export const loadingTokens = 'جارٍ تحميل التوكنات'

export const noMatch = (text: string) => ({
  title: `لا يوجد توكن يطابق «${text}»`,
  text: 'تحقق من الكتابة، أو الصق عنوان العقد كاملًا.',
})

export const withoutInvisible = (text: string) => `تم تجاهل الأحرف غير المرئية. تم البحث عن: «${text}»`

export const openAddress = 'فتح صفحة هذا العنوان'

export const openProfile = 'فتح الملف الشخصي لهذا الحساب'
export const sendToAccount = 'الإرسال إلى هذا الحساب'
export const pastedTransaction = {
  title: 'هذه معاملة',
  own: 'فتح نشاطك',
  explorer: (explorer: string) => `البحث عنها على ${leftToRight(explorer)}`,
  noExplorer: 'لا يوجد لهذه الشبكة مستكشف كتل للبحث عنها فيه.',
}
export const pastedName = (name: string) => ({
  title: `${leftToRight(name)} اسم حساب`,
  reading: `جارٍ البحث عن ${leftToRight(name)}`,
  invalid: `${leftToRight(name)} ليس اسمًا صالحًا`,
  needsGateway: `يحتاج ${leftToRight(name)} إلى بوابة`,
  unreadable: `تعذّر البحث عن ${leftToRight(name)}`,
})

export const nameProblem = {
  invalid: 'يخلط أبجديات مختلفة أو يحاكي عنوانًا أو يحتوي على أحرف لا يجوز أن ترد في أي اسم.',
  needsGateway: 'سجلاته ليست على Ethereum بل على خادم لا يسأله هذا الموقع. استخدم العنوان بدلًا منه.',
}
export const nameFoundBy = (hosts: readonly string[]) =>
  `مصدر العنوان ${all(hosts.map(leftToRight))}، وقد أُرسل الاسم إليه.`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `هذا ليس عنوان ${leftToRight(listed.symbol)}`,
  text: `يبدأ العنوانان وينتهيان على نحو متشابه. لصقتَ ${leftToRight(pasted)}؛ أما ${leftToRight(listed.symbol)} في القائمة فعنوانه ${leftToRight(listed.address)}.`,
})

export const foundCount = (tokens: number) =>
  counted(tokens, {
    zero: 'لم يُعثر على أي توكن',
    one: 'عُثر على توكن واحد',
    two: 'عُثر على توكنين',
    few: `عُثر على ${tokens} توكنات`,
    many: `عُثر على ${tokens} توكنًا`,
    other: `عُثر على ${tokens} توكن`,
  })

export const searchLabels = {
  field: 'البحث عن توكنات',
  placeholder: 'الصق عنوانًا أو ابحث عن رمز',
  clear: 'مسح البحث',
  list: 'التوكنات',
}

export const switchNetwork = (symbol: string, network: string) => `${leftToRight(symbol)} على ${leftToRight(network)}`

export const alsoElsewhere = 'العنوان نفسه هو توكن على شبكة أخرى.'

export const noTokenOn = (chainName: string) => `لا توكن عند هذا العنوان على ${leftToRight(chainName)}`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: 'اختر توكنًا لبيعه',
  buy: 'اختر توكنًا لاستلامه',
  find: 'ابحث عن توكن',
  send: 'اختر توكنًا لإرساله',
}

export const selectorGroups = {
  recent: 'التوكنات الأخيرة',
  common: 'التوكنات الشائعة',
  favourites: 'المفضلة',
  own: 'توكناتك',
  all: 'كل التوكنات',
}

export const takenBy = { sell: 'للبيع', buy: 'للاستلام' }

export const pairNotOffered = 'الزوج غير معروض'

export const onList = 'في قائمة التوكنات'

export const notOnList = 'ليس في القائمة'

export const nameByContract = (name: string) => `${leftToRight(name)}، مقروء من العقد`

export const stars = {
  group: 'التوكنات المفضلة',
  keys: 'يضيف Shift مع Enter التوكن إلى مفضلتك.',
  hint: `إضافة إلى المفضلة (${leftToRight('Shift+Enter')})`,
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `أُضيف ${leftToRight(symbol)} إلى المفضلة` : `أُزيل ${leftToRight(symbol)} من المفضلة`

export const unlisted = {
  title: 'هذا التوكن ليس في القائمة العامة',
  text: 'يستطيع أي شخص إنشاء توكن بأي اسم. تحقق من العنوان لدى مصدر تثق به قبل أن تتداول.',
  open: 'فتح صفحته',
  use: 'استخدام هذا التوكن',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `يبدأ عنوانه وينتهي مثل عنوان ${leftToRight(listed.symbol)}، لكنه عنوان مختلف: ${leftToRight(address)} ليس ${leftToRight(listed.address)}. تحقق من كل رقم وحرف قبل أن تتداول.`

export const lookalikeHint = {
  sharedSymbol: 'الرمز نفسه لتوكن آخر: تحقق من العنوان',
  similarSymbol: 'يشبه توكنًا آخر: تحقق من العنوان',
}

export const looksLike = (symbol: string) => `يشبه ${leftToRight(symbol)} وليس هو: تحقق من العنوان`

export const pastedProblem = {
  checksum: {
    title: 'في هذا العنوان خطأ كتابي',
    text: 'أحرفه الكبيرة لا تتطابق مع بقيته. انسخه مرة أخرى من مصدر تثق به.',
  },
  noCode: (chainName: string) => ({
    title: `لا عقد عند هذا العنوان على ${leftToRight(chainName)}`,
    text: 'تحقق من العنوان ومن الشبكة التي ينتمي إليها.',
  }),
  notOffered: { title: 'هذا التوكن غير معروض هنا', text: 'استبعده مشغّل هذا الموقع.' },
  notListed: {
    title: 'هذا التوكن ليس في القائمة',
    text: 'لا يسمح مشغّل هذا الموقع إلا بتداول التوكنات المدرجة في القائمة.',
  },
  notAToken: { title: 'هذا العنوان ليس توكنًا', text: 'العقد الموجود عنده لا يستجيب كتوكن.' },
  unread: (noAnswer: string) => ({
    title: 'تعذّر تحميل هذا العنوان',
    text: `${noAnswer} ستُعاد المحاولة مع الكتلة التالية.`,
  }),
}

export const lookalikeTag = { sharedSymbol: 'الرمز نفسه', similarSymbol: 'مشابه مضلِّل' }

export const favouriteOf = (symbol: string) => `إضافة ${leftToRight(symbol)} إلى المفضلة`
