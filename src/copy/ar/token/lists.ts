import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { grouped, leftToRight } from '#domain/browser/locale'
import { counted } from '../browser/grammar'

export const listTable = { list: 'القائمة', records: 'السجلات', tokens: 'قائمة التوكنات', pairs: 'قائمة الأزواج' }

export const RELOAD_LISTS = 'إعادة التحميل'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}، القائمتان`

export const listUnread = 'تعذّر تحميلها من بواباتها أو من هذا الموقع.'

export const listName = (name: string | null, version: string | null) => {
  const known = name === null ? 'قائمة بلا اسم' : leftToRight(name)
  return version === null ? known : `${known}، الإصدار ${leftToRight(version)}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'تاريخ النشر غير معروف',
  today: 'نُشرت اليوم',
  days: ({ days }) =>
    counted(days, {
      zero: 'نُشرت اليوم',
      one: 'نُشرت قبل يوم واحد',
      two: 'نُشرت قبل يومين',
      few: `نُشرت قبل ${grouped(String(days))} أيام`,
      many: `نُشرت قبل ${grouped(String(days))} يومًا`,
      other: `نُشرت قبل ${grouped(String(days))} يوم`,
    }),
}
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'حُمّلت من النسخة المضمّنة في هذا البناء' : `حُمّلت من ${leftToRight(host)}`}${isStale ? '. تعذّرت إعادة تحميلها' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `لم يُستخدم: ${grouped(String(records))}`,
  end: ({ megabytes }) => `لم يُقرأ إلا أول ${leftToRight(`${megabytes}\u00a0MB`)}`,
  both: ({ records, megabytes }) =>
    `لم يُستخدم: ${grouped(String(records))}، لم يُقرأ إلا أول ${leftToRight(`${megabytes}\u00a0MB`)}`,
}
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
