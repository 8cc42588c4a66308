interface FirstCoins {
  coin: string
  cost: string | null
  isTestnet: boolean
  source: 'faucet' | 'local' | null
}

export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `Mỗi lượt hoán đổi trả phí cho mạng bằng ${coin}${cost === null ? '' : `, hiện khoảng ${cost}`}.`
  const from = {
    faucet: 'Trên mạng thử nghiệm, coin này không mất tiền: một vòi coin phát miễn phí.',
    local: 'Mạng này là mạng cục bộ, và cho bạn đủ số bạn cần.',
  }
  const elsewhere = isTestnet
    ? 'Trên mạng thử nghiệm, coin này không mất tiền, nhưng ở đây không biết vòi coin nào của mạng này.'
    : 'Hãy mua một ít tại sàn giao dịch, hoặc nhờ ai đó gửi đến địa chỉ của bạn, trên mạng này.'
  return { title: `Trước tiên bạn cần một ít ${coin}`, text: `${uses} ${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = 'Tìm vòi coin'
export const fundLabel = (amount: string) => `Nhận ${amount}`
