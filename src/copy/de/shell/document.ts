/** What the page says without its scripts, and what others say of it: search engines, shared links, installed apps. */
export const documentWords = (appName: string) => ({
  description: 'Token auf Ethereum finden und handeln – aus dem eigenen Wallet.',
  noScripts: `${appName} läuft in Ihrem Browser und benötigt JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.`,
  /** Around the link that reloads. */
  notStarted: {
    before: `${appName} wurde nicht gestartet. Prüfen Sie Ihre Verbindung und `,
    reload: 'laden Sie die Seite neu',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
