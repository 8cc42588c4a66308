export const documentWords = (appName: string) => ({
  description: '用你自己的钱包查找并交易 Ethereum 上的代币。',
  noScripts: `${appName} 在你的浏览器中运行，需要 JavaScript。请启用 JavaScript 并重新加载页面。`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} 未能启动。请检查你的网络连接，然后${link('重新加载页面')}。`,
})

export type DocumentWords = ReturnType<typeof documentWords>
