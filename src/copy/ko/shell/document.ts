export const documentWords = (appName: string) => ({
  description: '내 지갑으로 Ethereum의 토큰을 찾아 거래하세요.',
  noScripts: `${appName} 앱은 브라우저에서 실행되며 JavaScript가 필요합니다. JavaScript를 켜고 페이지를 새로고침하세요.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} 앱이 시작되지 않았습니다. 연결 상태를 확인한 다음 ${link('페이지를 새로고침')}하세요.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
