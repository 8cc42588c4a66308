/**
 * The texts of the page without its scripts, and its description for search engines, shared links and installed apps.
 */
export const documentWords = (appName: string) => ({
  description: 'Find and trade tokens on Ethereum from your own wallet.',
  noScripts: `${appName} runs in your browser and needs JavaScript. Please switch it on and reload the page.`,
  /** The text before, in and after the link that reloads the page. */
  notStarted: {
    before: `${appName} has not started. Check your connection, then `,
    reload: 'reload the page',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
