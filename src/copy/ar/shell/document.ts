import { leftToRight } from '../../../domain/browser/locale'

export const documentWords = (appName: string) => ({
  description: 'اعثر على توكنات على Ethereum وتداولها من محفظتك.',
  noScripts: `يعمل ${leftToRight(appName)} في متصفحك ويحتاج إلى JavaScript. شغّله وأعد تحميل الصفحة.`,
  notStarted: {
    before: `لم يبدأ ${leftToRight(appName)}. تحقق من اتصالك، ثم `,
    reload: 'أعد تحميل الصفحة',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
