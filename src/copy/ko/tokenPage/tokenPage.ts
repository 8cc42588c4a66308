import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `${symbol} 스왑`

export const tokenPage = {
  title: '토큰',
  loading: '토큰을 불러오는 중',
  home: '홈으로 돌아가기',
  explorer: '블록 탐색기에서 보기',
  retry: '다시 시도',
  pools: '풀',
  safety: '안전 정보',
}

export const noAddress = {
  missing: {
    title: '어떤 토큰인가요?',
    text: '이 링크에는 토큰이 지정되어 있지 않습니다. 페이지 위쪽에서 심볼로 토큰을 검색하거나 주소를 붙여 넣으세요.',
  },
  malformed: {
    title: '토큰 주소가 아닙니다',
    text: '토큰 주소는 0x 뒤에 40자가 이어진 것입니다. 전체가 복사되었는지 확인하세요.',
  },
  checksum: {
    title: '이 주소에는 오류가 있습니다',
    text: '대문자가 나머지 부분과 맞지 않으므로 적어도 한 글자가 틀렸습니다. 출처에서 다시 복사하세요.',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `${chainName}의 이 주소에는 토큰이 없습니다`,
    text: '주소는 유효하지만 이 네트워크에서는 토큰 컨트랙트가 없는 주소입니다. 누군가의 지갑이라면 토큰 페이지가 없습니다.',
  }),
  notOffered: () => ({
    title: '이 토큰은 여기에서 제공되지 않습니다',
    text: '이 사이트의 운영자가 제외했습니다. 토큰 자체에 대한 평가는 아닙니다.',
  }),
  notToken: (chainName: string) => ({
    title: `${chainName}의 토큰이 아닙니다`,
    text: '이 주소에는 컨트랙트가 있지만 토큰과 다른 방식으로 응답합니다.',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: '이 토큰을 불러오지 못했습니다',
  text: noAnswer,
})

export const noPool = {
  title: '이 토큰을 보유한 풀이 없습니다',
  text: '표시할 온체인 가격이 없으며, 여기에서는 거래할 수 없습니다.',
}

export const poolsSource = (blockNumber: number) => `블록 ${grouped(String(blockNumber))} 기준으로 읽은 풀`

export const coinTag = (chainName: string) => `${chainName}의 자체 코인`

export const NAMED_HERE = '이 사이트에 등록됨'

export const listTag = (isListed: boolean | null) =>
  isListed === null ? '토큰 목록을 불러오지 못함' : isListed ? '토큰 목록에 있음' : '토큰 목록에 없음'

export const lookalikeNote = { sharedSymbol: '중복된 심볼', similarSymbol: '다른 토큰과 유사' }

export const favouriteHint = '토큰을 선택하는 곳마다 즐겨찾기가 먼저 표시됩니다'

export const addToWallet = { idle: '지갑에 추가', busy: '지갑에서 확인' }

export const checkAddress = '거래하기 전에 이 주소를 확인하세요'

export const namesCanBeCopied =
  '이름과 심볼은 컨트랙트 자체에서 온 것이며 다른 토큰을 흉내 낼 수 있습니다. 주소를 프로젝트의 공식 사이트와 비교하세요.'

export const lookalikeTitle = {
  address: (symbol: string) => `이 주소는 ${symbol}의 주소와 비슷하게 보일 뿐입니다`,
  unlisted: (symbol: string) => `토큰 목록에 있는 ${symbol} 토큰이 아닙니다`,
  coin: (symbol: string) => `${symbol} 코인이 아닙니다`,
  sharedSymbol: (symbol: string) => `목록에 심볼이 ${symbol}인 토큰이 하나 더 있습니다`,
  similarSymbol: (symbol: string) => `이 심볼은 다른 토큰인 ${symbol}의 심볼과 비슷하게 보입니다`,
}

export const thisAddress = (address: string) => `이 페이지: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol}: 네트워크의 자체 코인이며 주소가 없습니다.`

export const chartTitle = '가격'

export const noPrice = {
  ether: (coin: string) => `지금은 신뢰할 만한 ${coin}의 달러 가격이 없으므로 이 토큰의 가격도 없습니다.`,
  shallow: (coin: string, dollar: string) =>
    `이 토큰과 ${wrappedSymbol(coin)} 또는 ${dollar}의 풀 중에 신뢰할 만한 가격을 낼 만큼 유동성이 충분한 풀이 없습니다.`,
  hooked: '이 토큰의 풀에는 자체 규칙이 있어 신뢰할 만한 가격을 알 수 없습니다.',
}

export const priceUnread = (noAnswer: string) => `${noAnswer} 다음 블록에서 다시 시도합니다.`

export const noPriceSource = {
  unread: '가격을 불러오지 못함',
  reading: '가격을 불러오는 중',
  none: '신뢰할 만한 가격 없음',
}

export const blockLine = (blockNumber: number, time: string) => `블록 ${grouped(String(blockNumber))}, ${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? '유동성' : `유동성, ${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? '거래량' : pools === null ? `거래량, ${span}` : `거래량(${pools}), ${span}`,
  marketValue: '가치, 공급량 × 가격',
  supply: '총 공급량',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: '불러오는 중',
    noPool: '이 토큰을 보유한 풀이 없음',
    noPrice: '풀이 보유한 것의 달러 가격이 없음',
    refused: '노드가 과거 거래를 반환하지 않음',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `${until}까지의 ${durationText(minutes)}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? '가격이 없음'

export const balanceCard = {
  title: '내 잔액',
  disconnected: '잔액을 보려면 지갑을 연결하세요',
  connect: '연결',
  sell: '판매',
  wrap: '래핑',
  approvals: '승인',
  partial: '다른 승인은 불러오지 못했습니다.',
  manage: '승인 관리',
}

export const tokenSilent = '토큰이 응답하지 않음'

export const sellToken = (symbol: string) => `${symbol} 판매`

export const wrapCoin = (symbol: string) => `${symbol} 래핑`

export const noApprovalOf = (symbol: string) =>
  `${symbol}에는 승인이 필요하지 않습니다. 어떤 컨트랙트도 계정에서 이 코인을 가져갈 수 없습니다.`

export const spendersUnread = (symbol: string) => `내 ${symbol} 토큰을 또 누가 옮길 수 있는지 확인하지 못했습니다.`
export const noSpender = (symbol: string) => `여기에 알려진 컨트랙트 중 내 ${symbol} 토큰을 옮길 수 있는 것은 없습니다.`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender}: ${amount ?? `내 ${symbol} 전부`} 이동 가능`
