export const documentWords = (appName: string) => ({
  description: 'Ethereum’da token bulun ve kendi cüzdanınızdan alıp satın.',
  noScripts: `${appName} tarayıcınızda çalışır ve JavaScript gerektirir. Lütfen JavaScript’i açıp sayfayı yeniden yükleyin.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} başlamadı. Bağlantınızı kontrol edin, sonra ${link('sayfayı yeniden yükleyin')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
