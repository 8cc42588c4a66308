export const RECEIVE = 'Nhận'
export const QR_LABEL = 'Mã QR của địa chỉ của bạn'
export const receiveText = (network: string) => `Địa chỉ của bạn trên ${network}`
export const contractOnly = (network: string) => ({
  title: `Chỉ trên ${network}`,
  text: `Tài khoản của bạn là một hợp đồng trên ${network}. Những gì gửi đến địa chỉ này trên mạng khác có thể bị mất.`,
})
