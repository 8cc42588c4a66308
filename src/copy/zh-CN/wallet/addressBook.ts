export const ADDRESS_BOOK = { title: '地址簿', about: '地址的名称，仅保存在此浏览器中' } as const

export const NO_ADDRESSES = '还没有地址。'
export const NAME = '名称'
export const ADDRESS = '地址'
export const ADD = '保存地址'
export const removeLabel = (name: string) => `移除 ${name}`
export const REMOVE = '移除'
export const IMPORT = '导入'
export const EXPORT = '导出'
export const UNDO = '撤销操作'

export const saved = (name: string) => `已保存 ${name}。`
export const removed = (name: string) => `已移除 ${name}。`

export const imported = (added: number, kept: number, left: number) =>
  `已添加：${added}。此处已有名称：${kept}。已略过：${left}。`

export const PROBLEMS = {
  noName: '请输入名称。',
  malformed: '地址由 0x 后接 40 个数字或 a 到 f 的字母组成。',
  checksum: '此地址输入有误：其中的大写字母与其余部分不符。',
  full: '地址簿已满。',
  tooLarge: '此文件过大，不像是地址簿。',
  unreadable: '此文件不是地址簿。',
} as const
