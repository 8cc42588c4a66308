export const documentWords = (appName: string) => ({
  description: '用你自己的钱包查找并交易 Ethereum 上的代币。',
  noScripts: `${appName} 在你的浏览器中运行，需要 JavaScript。请启用 JavaScript 并重新加载页面。`,
  notStarted: {
    before: `${appName} 未能启动。请检查你的网络连接，然后`,
    reload: '重新加载页面',
    after: '。',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
