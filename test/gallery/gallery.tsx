import { Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { FORMATS } from '#copy/browser/grammar'
import { LANGUAGE } from '#domain/browser/base'
import { LANGUAGES } from '#domain/browser/languages'
import { applyLocale, prepareLocale, setLanguage } from '#domain/browser/locale'
import '../../src/styles/tokens.css'
import '../../src/styles/base.css'
import '../../src/styles/shell.css'
import { STORIES } from './stories'

// The page of `npm run gallery`: components alone, in all their states. `?theme=dark` draws them on a dark page, and
// `?story=Button` draws one component.

const wanted = new URLSearchParams(location.search)
const theme = wanted.get('theme') === 'dark' ? 'dark' : 'light'
const story = wanted.get('story')

function linkTo(change: Record<string, string>, path = location.pathname) {
  const next = new URLSearchParams(wanted)
  for (const [name, value] of Object.entries(change)) next.set(name, value)
  return `${path}?${next}`
}

function Links() {
  return (
    <nav className="wrap">
      <p>
        {Object.entries(LANGUAGES).map(([language, { name }]) => (
          <Fragment key={language}>
            <a href={linkTo({}, `/${language}.html`)} lang={language}>
              {name}
            </a>{' '}
          </Fragment>
        ))}
      </p>
      <p>
        <a href={linkTo({ theme: 'light' })}>light</a> <a href={linkTo({ theme: 'dark' })}>dark</a>{' '}
        <a href={location.pathname}>all</a>{' '}
        {Object.keys(STORIES).map((name) => (
          <Fragment key={name}>
            <a href={linkTo({ story: name })}>{name}</a>{' '}
          </Fragment>
        ))}
      </p>
    </nav>
  )
}

function Gallery() {
  const shown = Object.entries(STORIES).filter(([name]) => story === null || story === name)
  return (
    <MemoryRouter>
      <Links />
      <main className="wrap">
        {shown.map(([name, states]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            {states.map((State, index) => (
              <div key={index} className="story">
                <State />
              </div>
            ))}
          </section>
        ))}
      </main>
    </MemoryRouter>
  )
}

setLanguage(FORMATS)
prepareLocale(LANGUAGE)
applyLocale()
document.documentElement.dataset.theme = theme
const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
