export const documentWords = (appName: string) => ({
  description: 'Encontre e negocie tokens na Ethereum com a sua própria carteira.',
  noScripts: `${appName} funciona no seu navegador e precisa de JavaScript. Ative-o e recarregue a página.`,
  notStarted: {
    before: `${appName} não iniciou. Verifique sua conexão e depois `,
    reload: 'recarregue a página',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
