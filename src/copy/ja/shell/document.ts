/** What the page says without its scripts, and what others say of it: search engines, shared links, installed apps. */
export const documentWords = (appName: string) => ({
  description: '自分のウォレットから、Ethereum上のトークンを探して取引できます。',
  noScripts: `${appName}はブラウザ上で動作し、JavaScriptを必要とします。有効にしてから、ページを再読み込みしてください。`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName}が起動していません。接続を確認してから、${link('ページを再読み込み')}してください。`,
})

export type DocumentWords = ReturnType<typeof documentWords>
