import { leftToRight } from '#domain/browser/locale'

export const documentWords = (appName: string) => ({
  description: 'اعثر على توكنات على Ethereum وتداولها من محفظتك.',
  noScripts: `يعمل ${leftToRight(appName)} في متصفحك ويحتاج إلى JavaScript. شغّله وأعد تحميل الصفحة.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `لم يبدأ ${leftToRight(appName)}. تحقق من اتصالك، ثم ${link('أعد تحميل الصفحة')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
