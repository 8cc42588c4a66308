/**
 * The texts of the page without its scripts, and its description for search engines, shared links and installed apps.
 */
export const documentWords = (appName: string) => ({
  description: 'Tìm và mua bán token trên Ethereum ngay từ ví của chính bạn.',
  noScripts: `${appName} chạy trong trình duyệt của bạn và cần JavaScript. Hãy bật JavaScript rồi tải lại trang.`,
  /** The text before, in and after the link that reloads the page. */
  notStarted: {
    before: `${appName} chưa khởi động. Hãy kiểm tra kết nối, rồi `,
    reload: 'tải lại trang',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
