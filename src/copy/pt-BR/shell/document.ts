export const documentWords = (appName: string) => ({
  description: 'Encontre e negocie tokens na Ethereum com a sua própria carteira.',
  noScripts: `${appName} funciona no seu navegador e precisa de JavaScript. Ative-o e recarregue a página.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} não iniciou. Verifique sua conexão e depois ${link('recarregue a página')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
