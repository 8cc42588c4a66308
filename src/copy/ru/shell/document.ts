/** What the page says without its scripts, and what others say of it: search engines, shared links, installed apps. */
export const documentWords = (appName: string) => ({
  description: 'Находите токены и торгуйте ими в Ethereum из собственного кошелька.',
  noScripts: `${appName} работает в вашем браузере и требует JavaScript. Включите его и перезагрузите страницу.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `Приложение ${appName} не запустилось. Проверьте соединение, затем ${link('перезагрузите страницу')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
