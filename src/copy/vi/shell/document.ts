/**
 * The texts of the page without its scripts, and its description for search engines, shared links and installed apps.
 */
export const documentWords = (appName: string) => ({
  description: 'Tìm và mua bán token trên Ethereum ngay từ ví của chính bạn.',
  noScripts: `${appName} chạy trong trình duyệt của bạn và cần JavaScript. Hãy bật JavaScript rồi tải lại trang.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} chưa khởi động. Hãy kiểm tra kết nối, rồi ${link('tải lại trang')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
