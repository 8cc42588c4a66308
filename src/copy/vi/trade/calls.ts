import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name} trên ${contract}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Factory Uniswap V2',
  v3Factory: 'Factory Uniswap V3',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'Trình quản lý pool V4',
  thisRouter: 'router này',
  sender: 'người gửi',
  operator: 'bên vận hành trang web này',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'không giới hạn',
  routerBalance: 'toàn bộ số mà router giữ',
  poolBalance: 'toàn bộ số dư chưa quyết toán với các pool',
}

const SELLS_V2 = 'Bán một lượng cố định qua các pool V2'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Thực hiện những việc sau, tất cả hoặc không gì cả',
  checkOracleSlippage: 'Thất bại nếu giá đã xấu đi trong khối này',
  exactInputSingle: 'Bán một lượng cố định qua một pool V3',
  exactInput: 'Bán một lượng cố định qua các pool V3',
  exactOutputSingle: 'Mua một lượng cố định qua một pool V3',
  exactOutput: 'Mua một lượng cố định qua các pool V3',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Mua một lượng cố định qua các pool V2',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Chi trả toàn bộ số mà router giữ của một loại token',
  sweepTokenWithFee: 'Trả phí của trang web, và chi trả phần còn lại mà router giữ của một loại token',
  approve: 'Cho phép một hợp đồng chuyển một loại token',
  execute: 'Thực hiện những việc sau, tất cả hoặc không gì cả',
  V3_SWAP_EXACT_IN: 'Bán một lượng cố định qua các pool V3',
  V3_SWAP_EXACT_OUT: 'Mua một lượng cố định qua các pool V3',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Mua một lượng cố định qua các pool V2',
  PERMIT2_TRANSFER_FROM: 'Lấy một loại token qua Permit2',
  PAY_PORTION: 'Trả phí của trang web, là một phần của toàn bộ số mà router giữ của một loại coin hoặc token',
  SWEEP: 'Chi trả toàn bộ số mà router giữ của một loại coin hoặc token',
  BALANCE_CHECK_ERC20: 'Thất bại nếu chủ sở hữu giữ ít hơn số token này',
  V4_SWAP: 'Mua bán với các pool V4 và quyết toán với chúng',
  SWAP_EXACT_IN_SINGLE: 'Bán một lượng cố định qua một pool V4',
  SWAP_EXACT_OUT_SINGLE: 'Mua một lượng cố định qua một pool V4',
  SETTLE: 'Trả cho các pool số phải trả',
  SETTLE_ALL: 'Trả cho các pool toàn bộ số phải trả',
  TAKE: 'Lấy số mà các pool nợ',
  TAKE_ALL: 'Chi trả toàn bộ số mà các pool nợ',
}

function coinMeaning(name: string, coin: string): string | null {
  const sells = `Bán ${coin} được gửi kèm qua các pool V2`
  const sellsFor = `Bán một lượng cố định lấy ${coin} qua các pool V2`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Mua một lượng cố định bằng ${coin} qua các pool V2`,
    swapTokensForExactETH: `Mua một số ${coin} cố định qua các pool V2`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Gỡ bọc toàn bộ số mà router giữ và chi trả ${coin}`,
    unwrapWETH9WithFee: `Gỡ bọc toàn bộ số mà router giữ, trả phí của trang web, và chi trả phần ${coin} còn lại`,
    refundETH: `Trả lại ${coin} còn thừa`,
    deposit: `Bọc ${coin} được gửi kèm`,
    withdraw: `Gỡ bọc thành ${coin}`,
    wrapETH: `Bọc ${coin}`,
    WRAP_ETH: `Bọc ${coin}`,
    UNWRAP_WETH: `Gỡ bọc toàn bộ số mà router giữ thành ${coin}`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Lệnh gọi không rõ',
  unknownContract: 'một hợp đồng không rõ',
  unknownName: 'không rõ',
  ownAddress: 'địa chỉ của bạn',
  sentAlong: 'gửi kèm',
  data: 'dữ liệu',
}
