import { useEffect, useRef, useState, type UIEvent } from 'react'
import { createRoot } from 'react-dom/client'

/** Finds the same tokens as Tidemark's search, but does not rank them, and renders only the visible rows. */

interface Listed {
  address: string
  symbol: string
  name: string
}

interface Entry {
  token: Listed
  text: string
}

const ROW = 56
const VIEW = 388

/** The previous search. If the new text starts with the previous one, only the previous results are searched. */
let last: { text: string; found: readonly Entry[] } = { text: '', found: [] }

function find(all: readonly Entry[], text: string): readonly Entry[] {
  if (text === '') return []
  const among = last.text !== '' && text.startsWith(last.text) ? last.found : all
  const found = among.filter((entry) => entry.text.includes(text))
  last = { text, found }
  return found
}

function Search() {
  const all = useRef<readonly Entry[]>([])
  const field = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<readonly Entry[]>([])
  const [top, setTop] = useState(0)

  useEffect(() => {
    void fetch('/lists/tokens.json')
      .then((response) => response.json() as Promise<{ tokens: Listed[] }>)
      .then(({ tokens }) => {
        // The line break prevents a search text from matching across the symbol and the address.
        all.current = tokens.map((token) => ({ token, text: `${token.symbol}\n${token.address}`.toLowerCase() }))
        last = { text: '', found: [] }
        setFound(find(all.current, field.current?.value.toLowerCase() ?? ''))
      })
  }, [])

  const first = Math.floor(top / ROW)
  const rows = found.slice(first, first + Math.ceil(VIEW / ROW) + 1)
  return (
    <div role="search">
      <input
        ref={field}
        aria-label="Search tokens"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="rows"
        onChange={({ target }) => {
          setTop(0)
          setFound(find(all.current, target.value.toLowerCase()))
        }}
      />
      {found.length > 0 && (
        <div className="view" onScroll={({ currentTarget }: UIEvent) => setTop(currentTarget.scrollTop)}>
          <div style={{ height: found.length * ROW }} />
          <div id="rows" role="listbox" className="rows" style={{ top: first * ROW }}>
            {rows.map(({ token }, at) => (
              <a
                key={token.address}
                role="option"
                aria-selected={at === 0}
                aria-setsize={found.length}
                href={`/token?address=${token.address}`}
              >
                <i>{token.symbol.slice(0, 3)}</i>
                <b>{token.symbol}</b>
                <span>{token.name}</span>
                <small>{`${token.address.slice(0, 6)}…${token.address.slice(-4)}`}</small>
              </a>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Search />)
