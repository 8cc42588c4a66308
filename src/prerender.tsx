import { configureStore } from '@reduxjs/toolkit'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { FORMATS } from '#copy/browser/grammar'
import { App } from './app/App'
import { loadScreen } from './app/routes'
import { setLanguage } from './domain/browser/locale'
import { chainReads } from './store/chainReads'
import { rootReducer } from './store/rootReducer'
import { lists } from './store/token/lists'
import { firstTitle } from './app/title'

export { documentWords } from '#copy/shell/document'

setLanguage(FORMATS)

export interface PrerenderedScreen {
  title: string
  /** What the app adds to the page's head. */
  head: string
  /** What it draws: that of `index.tsx` before anything has happened, to the character. */
  markup: string
}

/** A store in which nothing is read. */
const unreadStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(lists.middleware, chainReads.middleware),
  })

/** React writes what belongs into the head before all else. */
const HEAD_LINKS = /^(?:<link [^>]*>)*/
/** What React writes in place of a part that was not there. */
const MISSING = '<!--$'

/**
 * Draws the screen of an address as the page draws it first, without a browser: no query, no visitor, no effects. Used by
 * the build.
 * @throws Error when a part of it would come later.
 */
export async function prerenderScreen(path: string): Promise<PrerenderedScreen> {
  await loadScreen(path)
  const html = renderToString(
    <StrictMode>
      <Provider store={unreadStore()}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  )
  const [head = ''] = HEAD_LINKS.exec(html) ?? []
  const markup = html.slice(head.length)
  if (markup.includes(MISSING)) throw new Error(`A part of ${path} is not in the first load.`)
  return { title: firstTitle(path), head, markup }
}
