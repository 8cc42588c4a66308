import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = '보내기'
export const REVIEW = '보내기 전에 검토'
export const RECIPIENT_HINT = '주소 또는 이름'
export const SUGGESTIONS = { named: '주소록', paid: '이전에 지급한 주소', own: '내 계정' } as const

export const CONNECT_TO_SEND = '지갑을 연결하여 보내기'
export const SELECT_TOKEN = '보낼 토큰 선택'
export const ENTER_RECIPIENT = '수령인 입력'
export const CHECK_RECIPIENT = '수령인을 확인하세요'
export const READING_RECIPIENT = '수령인 확인 중'
export const sendLabel = (amount: string) => `${amount} 보내기`
export const sendAnywayLabel = (amount: string) => `그래도 ${amount} 보내기`

export const noAddressFor = (name: string) => `해당하는 주소가 없는 이름: ${name}.`
export const addressOf = (name: string) => `${name}의 주소`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: '보내는 계정과 같은 계정입니다.',
  nobody: '이 주소의 키를 가진 사람은 없습니다. 여기로 보낸 것은 잃게 됩니다.',
  ownToken: '이 토큰 자체의 컨트랙트입니다. 여기로 보낸 것은 잃게 됩니다.',
  token: '토큰의 컨트랙트입니다. 여기로 보낸 것은 대개 잃게 됩니다.',
  siteContract: '거래소의 컨트랙트입니다. 여기로 보낸 것은 잃게 됩니다.',
}

export const STOPPED = {
  title: '알고 있는 주소가 아닙니다',
  text: '두 주소는 시작과 끝이 같지만 서로 다릅니다. 실수로 복사하도록 누군가 만든 주소일 수 있습니다.',
  entered: '입력한 주소',
  known: '알고 있는 주소',
  use: '알고 있는 주소 사용',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `이 주소와 비슷한 주소: ${known}`,
    text: '서로 다른 주소입니다. 모든 글자를 비교하세요.',
  }),
  first: {
    title: '이 주소로 보내는 첫 지급',
    text: '이 브라우저에는 이전 지급 기록이 없습니다. 지급은 되돌릴 수 없습니다.',
  },
  contract: {
    title: '수령인이 컨트랙트입니다',
    text: '보낸 것을 다시 내보낼 방법이 없는 컨트랙트라면 잃게 됩니다.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `수령인은 ${network}에 없는 컨트랙트입니다`,
    text: `존재하는 네트워크: ${all(networks)}. ${network}에서는 보낸 것을 아무도 영원히 옮기지 못할 수 있습니다.`,
  }),
  unread: {
    title: '수령인을 확인하지 못했습니다',
    text: '노드가 컨트랙트인지 여부를 알려주지 않았습니다.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = '모든 글자를 비교했으며, 수령인이 이 네트워크에서 이 주소를 사용하라고 알려주었습니다'

export const TO = '받는 곳'
export const ARRIVES = '도착하는 수량'
export const ARRIVED = '도착한 수량'
export const KEPT = '토큰이 떼는 수량'

const NOTHING_SENT = '아무것도 전송되지 않았습니다.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('이 주소의 컨트랙트는 이 지급을 받지 않습니다.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`${symbol} 컨트랙트가 이 지급을 거부합니다.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) => sentences(`시뮬레이션에서 수령인에게 도착한 ${symbol}: 없음.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`시뮬레이션에서 수령인에게 도착한 수량: ${received}. 예상 수량: ${reviewed}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) => sentences(`시뮬레이션 중 다른 토큰도 지갑에서 빠져나갔습니다: ${token}.`, NOTHING_SENT),
  unexpected: sentences('문제가 발생했습니다.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = '네트워크로 전송됨'
export const SENT_TEXT = '이 창을 닫아도 됩니다. 지급은 계속 진행됩니다.'
export const arrivedText = (received: string) => `수령인에게 도착한 수량: ${received}.`
