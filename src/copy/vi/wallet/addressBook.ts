export const ADDRESS_BOOK = {
  title: 'Sổ địa chỉ',
  about: 'Tên cho các địa chỉ, chỉ lưu trong trình duyệt này',
} as const

export const NO_ADDRESSES = 'Chưa có địa chỉ nào.'
export const NAME = 'Tên'
export const ADDRESS = 'Địa chỉ'
export const ADD = 'Lưu địa chỉ'
export const removeLabel = (name: string) => `Xóa ${name}`
export const REMOVE = 'Xóa'
export const IMPORT = 'Nhập'
export const EXPORT = 'Xuất'
export const UNDO = 'Hoàn tác'

export const saved = (name: string) => `Đã lưu ${name}.`
export const removed = (name: string) => `Đã xóa ${name}.`

export const imported = (added: number, kept: number, left: number) =>
  `Đã thêm: ${added}. Đã có tên ở đây: ${kept}. Bỏ qua: ${left}.`

export const PROBLEMS = {
  noName: 'Hãy nhập tên.',
  malformed: 'Địa chỉ gồm 0x và theo sau là 40 chữ số hoặc chữ cái từ a đến f.',
  checksum: 'Địa chỉ này bị gõ sai: các chữ hoa không khớp với phần còn lại.',
  full: 'Sổ địa chỉ đã đầy.',
  tooLarge: 'Tệp này quá lớn so với một sổ địa chỉ.',
  unreadable: 'Tệp này không phải là sổ địa chỉ.',
} as const
