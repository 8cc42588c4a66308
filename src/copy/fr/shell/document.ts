export const documentWords = (appName: string) => ({
  description: 'Trouvez et négociez des tokens sur Ethereum depuis votre propre portefeuille.',
  noScripts: `${appName} fonctionne dans votre navigateur et a besoin de JavaScript. Veuillez l’activer et recharger la page.`,
  /** The text before, in and after the link that reloads the page. */
  notStarted: {
    before: `${appName} n’a pas démarré. Contrôlez votre connexion, puis `,
    reload: 'rechargez la page',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
