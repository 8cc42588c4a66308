import { configureStore } from '@reduxjs/toolkit'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { FORMATS } from '#copy/browser/grammar'
import { App } from './app/App'
import { loadScreen } from './app/routes'
import { setLanguage } from '#domain/browser/locale'
import { chainReads } from '#store/chainReads'
import { rootReducer } from '#store/rootReducer'
import { lists } from '#store/token/lists'
import { firstTitle } from './app/shell/screenTitle'

export { documentWords } from '#copy/shell/document'

setLanguage(FORMATS)

interface PrerenderedScreen {
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
/** React writes these marks around the content of a `Suspense` boundary; others, if a part was not loaded. */
const BOUNDARY = '<!--$-->'
const MISSING = /<!--\$[^-]/

/**
 * Renders the screen of a path as the browser first renders it: without a query, without a visitor's data and without
 * effects. Used by the build.
 * @throws Error if a part of the screen was not loaded, or is in a boundary of its own
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
  if (MISSING.test(markup)) throw new Error(`A part of ${path} was not loaded.`)
  if (markup.split(BOUNDARY).length !== 2) throw new Error(`${path} is not hydrated as a shell and one screen.`)
  return { title: firstTitle(path), head, markup }
}
