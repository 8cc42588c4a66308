/** What the page says without its scripts, and what others say of it: search engines, shared links, installed apps. */
export const documentWords = (appName: string) => ({
  description: 'Encuentra tokens en Ethereum y opera con ellos desde tu propia billetera.',
  noScripts: `${appName} funciona en tu navegador y necesita JavaScript. Actívalo y recarga la página.`,
  notStarted: {
    before: `${appName} no se inició. Revisa tu conexión y luego `,
    reload: 'recarga la página',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
