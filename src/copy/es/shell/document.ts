/** What the page says without its scripts, and what others say of it: search engines, shared links, installed apps. */
export const documentWords = (appName: string) => ({
  description: 'Encuentra tokens en Ethereum y opera con ellos desde tu propia billetera.',
  noScripts: `${appName} funciona en tu navegador y necesita JavaScript. Actívalo y recarga la página.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} no se inició. Revisa tu conexión y luego ${link('recarga la página')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
