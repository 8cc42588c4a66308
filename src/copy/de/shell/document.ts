/** What the page says without its scripts, and what others say of it: search engines, shared links, installed apps. */
export const documentWords = (appName: string) => ({
  description: 'Token auf Ethereum finden und handeln – aus dem eigenen Wallet.',
  noScripts: `${appName} läuft in Ihrem Browser und benötigt JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} wurde nicht gestartet. Prüfen Sie Ihre Verbindung und ${link('laden Sie die Seite neu')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
