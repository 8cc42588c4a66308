export const documentWords = (appName: string) => ({
  description: '用你自己的錢包尋找並交易 Ethereum 上的代幣。',
  noScripts: `${appName} 在你的瀏覽器中執行，需要 JavaScript。請啟用 JavaScript 並重新載入頁面。`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} 未能啟動。請檢查你的網路連線，然後${link('重新載入頁面')}。`,
})

export type DocumentWords = ReturnType<typeof documentWords>
