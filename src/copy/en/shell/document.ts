/**
 * The texts of the page before its scripts run, and the description for search engines, shared links and installed
 * apps.
 */
export const documentWords = (appName: string) => ({
  description: 'Find and trade tokens on Ethereum from your own wallet.',
  noScripts: `${appName} runs in your browser and needs JavaScript. Please switch it on and reload the page.`,
  /** `link` turns its text into a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} has not started. Check your connection, then ${link('reload the page')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
