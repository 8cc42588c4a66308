import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = 'FAQ'
export const IMPRINT_TITLE = '운영자 정보'
export const ABOUT_FAQ = '자주 묻는 질문에 대한 짧은 답변'
export const ABOUT_IMPRINT = '이 사이트를 운영하는 곳'

export const PROFILE = '프로필'

export const SHOW_PICTURE = '사진 표시'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `보고 있는 계정: ${address}, 읽기 전용.`
export const BACK_TO_OWN = '내 계정으로 돌아가기'

export const WRONG_ADDRESS = {
  checksum: {
    title: '주소에 오타가 있습니다',
    text: '대문자가 나머지 부분과 맞지 않습니다. 신뢰하는 출처에서 다시 복사하세요.',
  },
  malformed: {
    title: '계정 주소가 아닙니다',
    text: '주소는 0x 뒤에 숫자 또는 a부터 f까지의 문자 40자가 이어진 것입니다.',
  },
} as const

export const CONNECTING = {
  title: '지갑에 연결하는 중',
  text: '지갑이 응답하는 대로 토큰이 표시됩니다.',
} as const

export const DISCONNECTED = {
  title: '토큰을 보려면 지갑을 연결하세요',
  text: '잔액과 승인은 노드를 통해 체인에서 읽으며, 그 노드는 주소를 볼 수 있습니다. 여기에서 보낸 것은 이 브라우저에만 기록됩니다.',
  action: '연결',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `지갑의 현재 네트워크: ${walletNetwork}`,
  text: `여기에서 토큰을 보려면 ${chainName} 네트워크로 전환하세요.`,
  action: `${chainName} 네트워크로 전환`,
})

export const FOREIGN_ACTIVITY = {
  title: '여기에서 보낸 것은 표시되지 않습니다',
  text: '보낸 브라우저에만 기록됩니다. 스왑은 공개되어 있으며, 아래에서 체인을 검색해 찾을 수 있습니다.',
} as const

export const coinBalance = (coinName: string) => `${coinName} 잔액`
export const TOTAL_VALUE = '총 가치'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, { other: `토큰 ${tokens}개 중 ${unpriced}개는 가격 없음` })

export const stillRead = (networks: readonly string[]) => `아직 불러오는 중: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `불러오지 못함: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: '운영자',
  address: '주소',
  contact: '연락처',
  register: '등기 정보',
  responsible: '콘텐츠 책임자',
}
export const PLACEHOLDER = '미입력'

export const profileTokens = {
  title: '토큰',
  retry: '다시 시도',
  failed: '잔액을 불러오지 못했습니다',
  token: '토큰',
  price: '가격',
  balance: '잔액',
  value: '가치',
  action: '작업',
  trade: '거래',
  boughtNote:
    '“구매 비용”은 이 브라우저에서 보냈거나 활동에서 찾은 스왑의 당시 가격 기준 평균 비용이며 네트워크 비용은 제외됩니다. 포함되지 않은 부분은 이 스왑들에서 구매한 것이 아닙니다.',
}

export const boughtFor = (paid: string) => `구매 비용 ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${whole} 중 ${part}의 구매 비용 ${paid}`

export const noReliablePrice = '신뢰할 만한 가격을 내는 풀이나 가격 피드가 없습니다.'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `블록 ${grouped(String(blockNumber))} 기준, 유동성이 가장 큰 풀${hasFeed ? ` 및 ${coinWord(coin)} 가격 피드` : ''}의 가격`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `하루 전 이 토큰들의 가치: ${value}(블록 ${grouped(String(blockNumber))}의 잔액과 가격 기준). 더 이상 보유하지 않는 토큰은 포함되지 않습니다.`

export const withBalance = (count: number) => `잔액 있음 ${count}개`

export const hideSmall = (limit: string) => `${limit} 미만의 잔액 숨기기`
export const showSmall = (limit: string, count: number) => `${limit} 미만의 잔액 표시 (${count})`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, { other: `잔액 ${balances}개를 불러오지 못했습니다` }),
  text: counted(balances, { other: '총액에 포함되지 않았습니다.' }),
})

export const noTokens = (chainName: string) => ({
  title: `이 지갑에는 ${chainName}의 토큰이 없습니다`,
  text: '받거나 구매한 토큰이 여기에 표시됩니다.',
  action: '거래하러 가기',
})

export const tradeToken = (symbol: string) => `${symbol} 거래`

export const nothingOn = (networks: readonly string[]) => `토큰 없음: ${all(networks)}`
