/** What the page says without its scripts, and what others say of it: search engines, shared links, installed apps. */
export const documentWords = (appName: string) => ({
  description: 'Find and trade tokens on Ethereum from your own wallet.',
  noScripts: `${appName} runs in your browser and needs JavaScript. Please switch it on and reload the page.`,
  /** Around the link that reloads. */
  notStarted: {
    before: `${appName} has not started. Check your connection, then `,
    reload: 'reload the page',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
