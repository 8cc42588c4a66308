import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${contract}의 ${name}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 팩토리',
  v3Factory: 'Uniswap V3 팩토리',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4 풀 관리자',
  thisRouter: '이 라우터',
  sender: '발신자',
  operator: '이 사이트의 운영자',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: '무제한',
  routerBalance: '라우터가 보유한 전량',
  poolBalance: '풀과 아직 정산되지 않은 전량',
}

const SELLS_V2 = 'V2 풀을 통해 고정된 수량을 판매'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: '다음을 전부 실행하거나 전혀 실행하지 않음',
  checkOracleSlippage: '이 블록 안에서 가격이 나빠졌으면 실패',
  exactInputSingle: 'V3 풀 하나를 통해 고정된 수량을 판매',
  exactInput: 'V3 풀을 통해 고정된 수량을 판매',
  exactOutputSingle: 'V3 풀 하나를 통해 고정된 수량을 구매',
  exactOutput: 'V3 풀을 통해 고정된 수량을 구매',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'V2 풀을 통해 고정된 수량을 구매',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: '라우터가 보유한 토큰을 모두 지급',
  sweepTokenWithFee: '사이트 수수료를 지불하고 라우터가 보유한 토큰의 나머지를 지급',
  approve: '컨트랙트가 토큰을 옮길 수 있게 함',
  execute: '다음을 전부 실행하거나 전혀 실행하지 않음',
  V3_SWAP_EXACT_IN: 'V3 풀을 통해 고정된 수량을 판매',
  V3_SWAP_EXACT_OUT: 'V3 풀을 통해 고정된 수량을 구매',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'V2 풀을 통해 고정된 수량을 구매',
  PERMIT2_TRANSFER_FROM: 'Permit2를 통해 토큰을 가져감',
  PAY_PORTION: '라우터가 보유한 통화 전량 중 일부를 사이트 수수료로 지불',
  SWEEP: '라우터가 보유한 통화를 모두 지급',
  BALANCE_CHECK_ERC20: '소유자가 보유한 토큰이 이 수량보다 적으면 실패',
  V4_SWAP: 'V4 풀과 거래하고 정산',
  SWAP_EXACT_IN_SINGLE: 'V4 풀 하나를 통해 고정된 수량을 판매',
  SWAP_EXACT_OUT_SINGLE: 'V4 풀 하나를 통해 고정된 수량을 구매',
  SETTLE: '풀에 지불해야 할 몫을 지불',
  SETTLE_ALL: '풀에 지불해야 할 몫을 모두 지불',
  TAKE: '풀에서 받아야 할 몫을 가져감',
  TAKE_ALL: '풀에서 받아야 할 몫을 모두 지급',
}

function coinMeaning(name: string, coin: string): string | null {
  const sells = `함께 보낸 ${coin} 코인을 V2 풀을 통해 판매`
  const sellsFor = `V2 풀을 통해 고정된 수량을 판매하고 ${coin} 코인을 받음`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `${coin} 코인을 내고 V2 풀을 통해 고정된 수량을 구매`,
    swapTokensForExactETH: `V2 풀을 통해 고정된 수량의 ${coin} 코인을 구매`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `라우터가 보유한 전량을 언래핑하고 ${coin} 코인을 지급`,
    unwrapWETH9WithFee: `라우터가 보유한 전량을 언래핑하고, 사이트 수수료를 지불한 뒤 나머지 ${coin} 코인을 지급`,
    refundETH: `남은 ${coin} 코인을 돌려줌`,
    deposit: `함께 보낸 ${coin} 코인을 래핑`,
    withdraw: `언래핑하여 ${coin} 코인으로 바꿈`,
    wrapETH: `${coin} 코인을 래핑`,
    WRAP_ETH: `${coin} 코인을 래핑`,
    UNWRAP_WETH: `라우터가 보유한 전량을 언래핑하여 ${coin} 코인으로 바꿈`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: '알 수 없는 호출',
  unknownContract: '알 수 없는 컨트랙트',
  unknownName: '알 수 없음',
  ownAddress: '내 주소',
  sentAlong: '함께 보냄',
  data: '데이터',
}
