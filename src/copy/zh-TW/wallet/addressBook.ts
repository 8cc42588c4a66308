export const ADDRESS_BOOK = { title: '通訊錄', about: '地址的名稱，僅儲存在此瀏覽器中' } as const

export const NO_ADDRESSES = '還沒有地址。'
export const NAME = '名稱'
export const ADDRESS = '地址'
export const ADD = '儲存地址'
export const removeLabel = (name: string) => `移除 ${name}`
export const REMOVE = '移除'
export const IMPORT = '匯入'
export const EXPORT = '匯出'
export const UNDO = '復原'

export const saved = (name: string) => `已儲存 ${name}。`
export const removed = (name: string) => `已移除 ${name}。`

export const imported = (added: number, kept: number, left: number) =>
  `已新增：${added}。此處已有名稱：${kept}。已略過：${left}。`

export const PROBLEMS = {
  noName: '請輸入名稱。',
  malformed: '地址由 0x 後接 40 個數字或 a 到 f 的字母組成。',
  checksum: '此地址輸入有誤：其中的大寫字母與其餘部分不符。',
  full: '通訊錄已滿。',
  tooLarge: '此檔案過大，不像是通訊錄。',
  unreadable: '此檔案不是通訊錄。',
} as const
