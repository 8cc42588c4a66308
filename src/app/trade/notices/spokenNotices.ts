import type { TradeNotice } from '../../../views/trade/TradeNoticeView'
import type { Spoken } from '../../useSpoken'

export const spokenNotices = (notices: readonly (TradeNotice | null)[]): Spoken[] =>
  notices.flatMap((notice) =>
    notice ? [{ key: notice.about ?? notice.title, text: `${notice.title}. ${notice.text}` }] : [],
  )
