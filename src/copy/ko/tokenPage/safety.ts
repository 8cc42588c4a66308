import { all, counted, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** They follow "확인하는 중: " and "확인하지 못함: ". */
export const subject = {
  contract: '컨트랙트',
  code: '컨트랙트의 코드',
  upgrades: '누군가가 작동 방식을 바꿀 수 있는지 여부',
  taxes: '토큰 수수료',
  pools: '풀',
}

export const beingChecked = (what: string): Statement => ({
  statement: `확인하는 중: ${what}`,
  text: '노드가 아직 응답하지 않았습니다.',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `확인하지 못함: ${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${chainName}의 자체 코인: ${coin}`,
  text: '컨트랙트가 없습니다. 어떤 소유자도 이를 변경하거나, 일시 중지하거나, 계정을 차단할 수 없습니다.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `풀이 보유하는 토큰: ${wrapped}`,
  text: `거래할 때 ${coin} 래핑과 언래핑은 자동으로 이루어집니다. 항상 1 ${wrapped} = 1 ${coin}입니다.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: '이 주소에는 컨트랙트가 없습니다',
  source: `${chainName}의 코드 0바이트.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: '이 주소에 컨트랙트가 있습니다',
  source: `${chainName}의 코드 ${bytes}바이트.`,
})

export const noProxy: Statement = {
  statement: '누군가가 작동 방식을 바꿀 수 있다는 징후 없음',
  source: 'EIP-1967, EIP-1822, EIP-1167에 따른 프록시가 아닙니다.',
}

export const isClone: Statement = {
  statement: '다른 컨트랙트의 사본입니다',
  source: '모든 호출을 고정된 컨트랙트로 전달합니다(EIP-1167).',
}

export const isAccount: Statement = {
  statement: '개인의 계정입니다',
  text: '이 계정의 키를 가진 사람은 작동 방식을 바꿀 수 있습니다.',
  source: '다른 컨트랙트가 작업을 수행합니다(EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? '관리자가 작동 방식을 바꿀 수 있습니다' : '누군가가 작동 방식을 바꿀 수 있습니다',
  source: '프록시입니다. 다른 컨트랙트가 작업을 수행하며, 나중에 또 다른 컨트랙트가 선택될 수 있습니다.',
})

export const addressLabel = {
  clone: '원본',
  account: '컨트랙트',
  beacon: '비콘',
  implementation: '구현',
  admin: '관리자',
  owner: '소유자',
  hook: '훅',
  upgradeableHook: '코드를 교체할 수 있는 훅',
}

const OTHER_RIGHTS = '그래도 누군가가 특별한 권한을 가지고 있을 수 있습니다.'

export const noOwnerNamed: Statement = {
  statement: '컨트랙트가 소유자를 밝히지 않습니다',
  text: OTHER_RIGHTS,
  source: 'owner()에 의해 밝혀지는 소유자가 없습니다.',
}

export const noOwnerSet: Statement = {
  statement: '컨트랙트에 소유자가 없습니다',
  text: OTHER_RIGHTS,
  source: 'owner()의 반환값이 0 주소입니다.',
}

export const hasOwner: Statement = {
  statement: '컨트랙트에 소유자가 있습니다',
  text: '소유자가 무엇을 할 수 있는지는 컨트랙트에 달려 있습니다.',
  source: 'owner()의 반환값인 주소입니다.',
}

export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: '이는 나중에 바뀔 수 있습니다.',
  owner: '소유자가 나중에 이를 바꿀 수 있습니다.',
  upgrade: '컨트랙트를 업그레이드할 수 있는 사람이 나중에 이를 바꿀 수 있습니다.',
  contract: '컨트랙트 자체가 나중에 이를 바꿀 수도 있습니다.',
}

export const isPaused: Statement = {
  statement: '이체가 일시 중지되어 있습니다',
  text: '이 상태가 바뀔 때까지 거래할 수 없습니다.',
  source: 'paused()의 반환값이 true입니다.',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: '소유자가 이체를 일시 중지할 수 있습니다',
  unknown: '이체가 일시 중지될 수 있습니다',
  upgrade: '이체가 일시 중지될 수 있습니다',
  contract: '이체가 일시 중지될 수 있습니다',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: '지금은 일시 중지되어 있지 않습니다.',
  source: 'paused()의 반환값이 false입니다.',
})

export const sourceLabel = (statement: string) => `출처: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? '체인에서 읽음' : `블록 ${block} 기준으로 컨트랙트를 읽음`

export const notAdvice = (source: string) => `${source}. 이는 조언이 아닙니다.`

export interface Statement {
  statement: string
  /** What follows from the statement, or what to do about it. */
  text?: string
  /** How the statement is known, in technical terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `목록에 적힌 이름: ${name} (${symbol}).`
const ONLY_ADDRESS = '주소로만 구별할 수 있습니다.'

export const tokenListUnread: Statement = {
  statement: '토큰 목록을 불러오지 못했습니다',
  text: '따라서 이 토큰이 목록에 있는지 알 수 없습니다.',
}

export const notListed: Statement = {
  statement: '공개 토큰 목록에 없습니다',
  text: '누구나 토큰에 아무 이름이나 붙일 수 있습니다. 토큰을 만든 프로젝트를 통해 주소를 확인하세요.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `${symbol} 코인이 아닙니다`,
  text: '그 코인은 네트워크의 자체 코인이며 주소가 없습니다.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `목록에 있는 ${symbol} 토큰이 아닙니다`,
  text: `목록에 있는 ${symbol} 토큰의 주소는 다릅니다.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREEMENTS: Readonly<Record<Agreement, string>> = { symbol: '심볼', name: '이름', decimals: '소수 자릿수' }

export const TOKEN_LIST = '토큰 목록'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: '공개 토큰 목록에 있습니다',
  source:
    agreed === null
      ? `${list}.`
      : `${list}. 컨트랙트와 목록이 일치하는 항목: ${all(agreed.map((each) => AGREEMENTS[each]))}.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `컨트랙트가 알려 주지 않는 항목: ${either(missing.map((each) => AGREEMENTS[each]))}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `컨트랙트가 스스로 밝힌 이름: ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: '목록과 컨트랙트의 소수 자릿수가 다릅니다',
  text: `목록에는 ${listed}자리, 컨트랙트에는 ${own}자리로 되어 있습니다. 금액은 컨트랙트를 따릅니다.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `표시되는 수량은 ${multiplier}배로 환산한 값입니다`,
  text: '이 숫자는 토큰의 컨트랙트가 정하며 변경할 수 있습니다. 지갑은 이를 적용하지 않은 수량을 표시할 수 있습니다.',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `목록에 심볼이 ${symbol}인 토큰이 하나 더 있습니다`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `심볼이 ${symbol}의 심볼과 비슷하게 보입니다`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: '구매와 판매를 시뮬레이션하지 않습니다',
  text: '대부분의 거래가 거치는 토큰 중 하나입니다.',
}

export const taxUnknown: Statement = {
  statement: '토큰 수수료를 측정하지 못했습니다',
  text: '노드가 거래를 시뮬레이션할 수 없거나, 풀이 보유한 양이 너무 적습니다.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? '구매와 판매를 시뮬레이션했으며, 아무것도 전송하지 않았습니다.'
      : `블록 ${block} 기준으로 구매와 판매를 시뮬레이션했으며, 아무것도 전송하지 않았습니다.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: '구매와 판매에 토큰 수수료 없음', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: '구매할 수 없습니다',
  text: `아무것도 도착하지 않습니다. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: '판매할 수 없습니다',
  text: `구매할 수는 있지만, 풀로 되돌려 보내는 것은 실패합니다. ${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `구매할 때마다 ${buy}, 판매할 때마다 ${sell}씩 떼어 갑니다`,
  ...tested,
})

export const notPooled: Statement = {
  statement: '이 토큰을 보유한 풀이 없습니다',
  text: '여기에서는 거래할 수 없습니다.',
}

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, { other: '보유한 것의 달러 가격이 없습니다.' }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${pools}에 ${liquidity}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${pools}에 ${liquidity}`,
    text: `가장 큰 풀의 보유량: ${deepest}.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `블록 ${block} 기준, 자주 쓰이는 토큰과 짝을 이룬 풀.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? '이 토큰의 풀에 자체 규칙이 있습니다' : '이 토큰의 일부 풀에 자체 규칙이 있습니다',
  text: '이곳에서는 컨트랙트(훅)가 모든 스왑에 관여합니다. 그 규칙은 구매와 판매, 계정, 시점에 따라 다를 수 있습니다.',
})
