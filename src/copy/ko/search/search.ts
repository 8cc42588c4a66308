import { all, counted } from '../browser/grammar'

export const searchKeys = { move: '이동', open: '열기', enterKey: 'Enter', close: '닫기', escapeKey: 'Esc' }

export const searchGroups = { byName: '이름', similar: '비슷한 심볼', liquid: '유동성이 가장 큰 페어' }

export const loadingTokens = '토큰을 불러오는 중'

export const noMatch = (text: string) => ({
  title: `“${text}”에 해당하는 토큰이 없습니다`,
  text: '철자를 확인하거나 컨트랙트 주소 전체를 붙여 넣으세요.',
})

export const withoutInvisible = (text: string) => `보이지 않는 문자를 제외하고 검색했습니다: “${text}”`

export const openAddress = '이 주소의 페이지 열기'

export const openProfile = '이 계정의 프로필 열기'
export const sendToAccount = '이 계정으로 보내기'
export const pastedTransaction = {
  title: '이것은 트랜잭션입니다',
  own: '내 활동 열기',
  explorer: (explorer: string) => `${explorer}에서 조회`,
  noExplorer: '이 네트워크에는 조회할 블록 탐색기가 없습니다.',
}
export const pastedName = (name: string) => ({
  title: `계정의 이름입니다: ${name}`,
  reading: `조회하는 중: ${name}`,
  invalid: `올바르지 않은 이름: ${name}`,
  needsGateway: `게이트웨이가 필요한 이름: ${name}`,
  unreadable: `조회하지 못한 이름: ${name}`,
})

export const nameProblem = {
  invalid: '여러 문자 체계가 섞여 있거나, 주소를 흉내 내거나, 이름에 쓸 수 없는 문자가 있습니다.',
  needsGateway: '이 이름의 기록은 Ethereum이 아니라 이 사이트가 조회하지 않는 서버에 있습니다. 대신 주소를 사용하세요.',
}
export const nameFoundBy = (hosts: readonly string[]) =>
  `주소를 알려 준 곳: ${all(hosts)}. 이름이 이곳에 전달되었습니다.`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `${listed.symbol}의 주소가 아닙니다`,
  text: `두 주소는 앞부분과 뒷부분이 같습니다. 붙여 넣은 주소: ${pasted}. 목록에 있는 ${listed.symbol}의 주소: ${listed.address}.`,
})

export const foundCount = (tokens: number) => counted(tokens, { other: `토큰 ${tokens}개를 찾았습니다` })

export const searchLabels = {
  field: '토큰 검색',
  placeholder: '주소 붙여넣기 또는 심볼 검색',
  clear: '검색 지우기',
  list: '토큰',
}

export const switchNetwork = (symbol: string, network: string) => `${network}의 ${symbol}`

export const alsoElsewhere = '같은 주소가 다른 네트워크에서는 토큰입니다.'

export const noTokenOn = (chainName: string) => `${chainName}의 이 주소에는 토큰이 없습니다`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: '팔 토큰 선택',
  buy: '받을 토큰 선택',
  find: '토큰 찾기',
  send: '보낼 토큰 선택',
}

export const selectorGroups = {
  recent: '최근 토큰',
  common: '자주 쓰이는 토큰',
  favourites: '즐겨찾기',
  own: '내 토큰',
  all: '모든 토큰',
}

export const takenBy = { sell: '파는 토큰', buy: '받는 토큰' }

export const pairNotOffered = '제공되지 않는 페어'

export const onList = '토큰 목록에 있음'

export const notOnList = '목록에 없음'

export const nameByContract = (name: string) => `${name}, 컨트랙트에서 읽음`

export const stars = {
  group: '즐겨찾기한 토큰',
  keys: 'Shift와 Enter를 누르면 토큰이 즐겨찾기에 추가됩니다.',
  hint: '즐겨찾기 (Shift+Enter)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `즐겨찾기에 추가됨: ${symbol}` : `즐겨찾기에서 제거됨: ${symbol}`

export const unlisted = {
  title: '이 토큰은 공개 목록에 없습니다',
  text: '누구나 아무 이름으로 토큰을 만들 수 있습니다. 거래하기 전에 신뢰하는 출처에서 주소를 확인하세요.',
  open: '토큰 페이지 열기',
  use: '이 토큰 사용',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `이 주소는 앞부분과 뒷부분이 ${listed.symbol}의 주소와 같지만 다른 주소입니다. 이 주소: ${address}, ${listed.symbol}의 주소: ${listed.address}. 거래하기 전에 모든 자리를 확인하세요.`

export const lookalikeHint = {
  sharedSymbol: '다른 토큰과 심볼이 같음: 주소를 확인하세요',
  similarSymbol: '다른 토큰과 비슷하게 보임: 주소를 확인하세요',
}

export const looksLike = (symbol: string) => `${symbol}처럼 보이지만 아님: 주소를 확인하세요`

export const pastedProblem = {
  checksum: {
    title: '주소에 오타가 있습니다',
    text: '대문자가 나머지 부분과 맞지 않습니다. 신뢰하는 출처에서 다시 복사하세요.',
  },
  noCode: (chainName: string) => ({
    title: `${chainName}의 이 주소에는 컨트랙트가 없습니다`,
    text: '주소와 그 주소가 속한 네트워크를 확인하세요.',
  }),
  notOffered: { title: '이 토큰은 여기에서 제공되지 않습니다', text: '이 사이트의 운영자가 제외했습니다.' },
  notListed: {
    title: '이 토큰은 목록에 없습니다',
    text: '이 사이트의 운영자는 목록에 있는 토큰의 거래만 허용합니다.',
  },
  notAToken: {
    title: '이 주소는 토큰이 아닙니다',
    text: '이 주소의 컨트랙트가 토큰과 다른 방식으로 응답합니다.',
  },
  unread: (noAnswer: string) => ({
    title: '이 주소를 불러오지 못했습니다',
    text: `${noAnswer} 다음 블록에서 다시 시도합니다.`,
  }),
}

export const lookalikeTag = { sharedSymbol: '동일한 심볼', similarSymbol: '유사 (혼동 주의)' }

export const favouriteOf = (symbol: string) => `${symbol} 즐겨찾기`
