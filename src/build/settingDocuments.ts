import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NETWORKS } from '#config/networks/all'
import { ROOT } from './root'
import { NODE_SETTING, RPC_URLS, type Setting, SETTINGS } from './settingTable'

// This module generates the operators' documentation from the table of settings (`npm run settings`).

const WIDTH = 120
const BEGIN = '<!-- The settings: written by `npm run settings` -->'
const END = '<!-- End of the settings -->'

type Words = Omit<Setting<unknown>, 'read'>

function commented(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (`${last} ${word}`.length > WIDTH) lines.push(`# ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

const usualText = ({ usual, usually }: Words) => usually ?? usual ?? 'none'

const row = (words: Words, names: readonly string[]) =>
  `${commented(
    `${words.explanation} Allowed: ${words.allowed}. Default: ${usualText(words)}. Example: ${words.example}`,
  )}\n${names.map((name) => `${name}=`).join('\n')}\n`

/** In the order of the table. The networks' nodes follow the key of the hosted node service. */
function ordered(): [names: readonly string[], words: Words][] {
  const ids = NETWORKS.map(({ chain }) => chain.id).sort((a, b) => a - b)
  return Object.entries(SETTINGS).flatMap(([name, words]): [readonly string[], Words][] => [
    [[name], words],
    ...(name === 'ALCHEMY_KEY'
      ? [[ids.map((id) => `${RPC_URLS}${id}`), NODE_SETTING] satisfies [readonly string[], Words]]
      : []),
  ])
}

/** The content of `.env.example`. */
export function exampleFile(): string {
  const head = `# Copy to .env and change what you need. Every setting may be left empty; its default then applies.
# A value with a "#" stands in quotation marks, because a comment begins there.
# All of it is public: the values are compiled into the files that visitors download.
# This file is written by \`npm run settings\` from src/build/settingTable.ts.
`
  return [head, ...ordered().map(([names, words]) => row(words, names))].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``

function settingsTable(): string {
  const rows = ordered().map(([names, words]) => {
    const name = names.length === 1 ? (names[0] ?? '') : `${RPC_URLS}<chain id>`
    const isCode = words.usually === undefined && words.usual !== null
    const usual = isCode ? code(usualText(words)) : cell(usualText(words))
    return `| ${code(name)} | ${cell(words.kind)} | ${usual} | ${code(words.example)} | ${cell(words.explanation)} Allowed: ${cell(words.allowed)}. |`
  })
  return ['| Setting | Kind | Default | Example | What it does |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

/** Replaces the table in the page for operators. */
export function withTable(page: string): string {
  const [before, rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\n<!-- prettier-ignore -->\n${settingsTable()}\n\n${END}${after}`
}

export const EXAMPLE_FILE = join(ROOT, '.env.example')
export const OPERATORS_PAGE = join(ROOT, 'src/build/OPERATORS.md')

if (process.argv[1] === import.meta.filename) {
  writeFileSync(EXAMPLE_FILE, exampleFile())
  writeFileSync(OPERATORS_PAGE, withTable(readFileSync(OPERATORS_PAGE, 'utf8')))
}
