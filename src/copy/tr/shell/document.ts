export const documentWords = (appName: string) => ({
  description: 'Ethereum’da token bulun ve kendi cüzdanınızdan alıp satın.',
  noScripts: `${appName} tarayıcınızda çalışır ve JavaScript gerektirir. Lütfen JavaScript’i açıp sayfayı yeniden yükleyin.`,
  /** Around the link that reloads. */
  notStarted: {
    before: `${appName} başlamadı. Bağlantınızı denetleyin, sonra `,
    reload: 'sayfayı yeniden yükleyin',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
