/** What the page says without its scripts, and what others say of it: search engines, shared links, installed apps. */
export const documentWords = (appName: string) => ({
  description: 'Находите токены и торгуйте ими в Ethereum из собственного кошелька.',
  noScripts: `${appName} работает в вашем браузере и требует JavaScript. Включите его и перезагрузите страницу.`,
  /** Around the link that reloads. */
  notStarted: {
    before: `Приложение ${appName} не запустилось. Проверьте соединение, затем `,
    reload: 'перезагрузите страницу',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
