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
  head: string
  markup: string
}

const unreadStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(lists.middleware, chainReads.middleware),
  })

/** React writes the links for the head before everything else. */
const HEAD_LINKS = /^(?:<link [^>]*>)*/
/** React writes this mark for a part that was not loaded. */
const MISSING = '<!--$'

/**
 * Renders the screen of a path as the browser first renders it: without a query, without a visitor's data and without
 * effects. Used by the build.
 * @throws Error if a part of the screen is not in the first load
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
