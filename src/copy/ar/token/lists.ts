import { grouped, leftToRight } from '../../../domain/browser/locale'
import { counted } from '../browser/grammar'

export const listTable = { list: 'القائمة', records: 'السجلات', tokens: 'قائمة التوكنات', pairs: 'قائمة الأزواج' }

export const readListsAgain = { label: 'إعادة التحميل', what: '، القائمتان' }

export const listUnread = 'تعذّر تحميلها من بواباتها أو من هذا الموقع.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'قائمة بلا اسم' : leftToRight(name)
  return version === null ? known : `${known}، الإصدار ${leftToRight(version)}`
}

export const listAge = (days: number | null) => {
  if (days === null) return 'تاريخ النشر غير معروف'
  return counted(days, {
    zero: 'نُشرت اليوم',
    one: 'نُشرت قبل يوم واحد',
    two: 'نُشرت قبل يومين',
    few: `نُشرت قبل ${grouped(String(days))} أيام`,
    many: `نُشرت قبل ${grouped(String(days))} يومًا`,
    other: `نُشرت قبل ${grouped(String(days))} يوم`,
  })
}

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'حُمّلت من النسخة المضمّنة في هذا البناء' : `حُمّلت من ${leftToRight(host)}`}${isStale ? '. تعذّرت إعادة تحميلها' : ''}`

export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`لم يُستخدم: ${grouped(String(records))}`] : []),
    ...(maxBytes === null ? [] : [`لم يُقرأ إلا أول ${leftToRight(`${maxBytes / 1_000_000} MB`)}`]),
  ]
  return parts.length > 0 ? parts.join('، ') : null
}
