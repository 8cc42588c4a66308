export const documentWords = (appName: string) => ({
  description: 'Trouvez et négociez des tokens sur Ethereum depuis votre propre portefeuille.',
  noScripts: `${appName} fonctionne dans votre navigateur et a besoin de JavaScript. Veuillez l’activer et recharger la page.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} n’a pas démarré. Contrôlez votre connexion, puis ${link('rechargez la page')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
