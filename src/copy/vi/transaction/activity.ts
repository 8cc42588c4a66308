import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = 'Xóa tất cả'
export const STOP_WATCHING = 'Ngừng theo dõi'
export const stopWatchingLabel = (description: string) => `Ngừng theo dõi ${description}`
export const moreTransactions = (count: number) =>
  `Còn ${grouped(String(count))} giao dịch nữa. Tệp CSV xuất từ trang hồ sơ có tất cả.`
export const RECEIPT = 'Biên nhận'
export const receiptLabel = (description: string) => `Biên nhận: ${description}`
export const VIEW_ON_EXPLORER = 'Xem thêm trên trình duyệt khối'

export const TITLE = 'Hoạt động'
export const EMPTY_TITLE = 'Chưa có hoạt động'
export const EMPTY_TEXT =
  'Các lượt hoán đổi và phê duyệt bạn thực hiện ở đây được liệt kê trong trình duyệt này. Những lượt trước đó nằm trên chuỗi.'
export const EXPORT = 'Xuất CSV'

export const EARLIER = 'Hoán đổi trước đây'

export const COLUMNS = ['Thời gian (UTC)', 'Giao dịch', 'Kết quả', 'Mã băm', 'Mạng', 'Tài khoản'] as const
