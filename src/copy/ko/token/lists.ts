import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: '목록', records: '항목 수', tokens: '토큰 목록', pairs: '페어 목록' }

export const RELOAD_LISTS = '다시 불러오기'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, 두 목록 모두`

export const listUnread = '게이트웨이에서도 이 사이트에서도 목록을 불러오지 못했습니다.'

export const listName = (name: string | null, version: string | null) => {
  const known = name ?? '이름 없는 목록'
  return version === null ? known : `${known}, 버전 ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: '게시일을 알 수 없음',
  today: '오늘 게시됨',
  days: ({ days }) => counted(days, { other: `${grouped(String(days))}일 전 게시됨` }),
}
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? '이 빌드에 포함된 사본에서 불러옴' : `${host}에서 불러옴`}${isStale ? '. 다시 불러오지는 못했습니다' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `${grouped(String(records))}개 제외됨`,
  end: ({ megabytes }) => `처음 ${megabytes} MB까지만 읽음`,
  both: ({ records, megabytes }) => `${grouped(String(records))}개 제외됨, 처음 ${megabytes} MB까지만 읽음`,
}
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
