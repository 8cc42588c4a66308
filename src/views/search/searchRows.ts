import { keyOn, type TokenKey } from '#domain/search/otherNetworks'
import type { FoundToken } from '#domain/token/token'
import type { ComboboxOptions } from '../ui/combobox/Combobox'
import type { ShownNetwork } from '../token/TokenOnNetwork'
import { HEADING_HEIGHT, OPTION_HEIGHT } from '../ui/combobox/listWindow'

export interface TokenGroup {
  /** If it is empty, the group has no heading. */
  name: string
  tokens: readonly FoundToken[]
  /** The network of the tokens, if this is not the active network. */
  network?: ShownNetwork
}

const keyOf = ({ network }: TokenGroup, { address }: FoundToken): TokenKey =>
  network ? keyOn(network.id, address) : address

/** The rendered part of a group. `index` is the position of its first rendered token among all tokens. */
interface DrawnGroup extends TokenGroup {
  index: number
  hasHeading: boolean
}

interface SearchRows {
  options: ComboboxOptions<TokenKey>
  /** Returns the parts of groups in the lines from `first` up to, but not including, `end`. */
  between: (first: number, end: number) => DrawnGroup[]
}

/** Computes the layout of several groups of tokens. The first group may have 100,000 tokens. */
export function searchRows(groups: readonly TokenGroup[]): SearchRows {
  const starts: (TokenGroup & { index: number; line: number; top: number; heads: number })[] = []
  let [index, line, top] = [0, 0, 0]
  for (const group of groups) {
    const { name, tokens } = group
    if (tokens.length === 0) continue
    const heads = name === '' ? 0 : 1
    starts.push({ ...group, index, line, top, heads })
    index += tokens.length
    line += tokens.length + heads
    top += tokens.length * OPTION_HEIGHT + heads * HEADING_HEIGHT
  }
  const ends = { line, top }

  return {
    options: {
      count: index,
      idAt(at) {
        const group = starts.findLast((start) => start.index <= at)
        const token = group?.tokens[at - group.index]
        return group && token && keyOf(group, token)
      },
      indexOf(id) {
        for (const group of starts) {
          const place = group.tokens.findIndex((token) => keyOf(group, token) === id)
          if (place >= 0) return group.index + place
        }
        return -1
      },
      rows: {
        count: ends.line,
        topOf(at) {
          if (at >= ends.line) return ends.top
          const group = starts.findLast((start) => start.line <= at)
          if (!group || at === group.line) return group?.top ?? 0
          return group.top + group.heads * HEADING_HEIGHT + (at - group.line - group.heads) * OPTION_HEIGHT
        },
      },
      lineOf(at) {
        const group = starts.findLast((start) => start.index <= at)
        return group ? group.line + group.heads + at - group.index : 0
      },
    },
    between: (first, end) =>
      starts.flatMap(({ name, tokens, network, line: begin, index: place, heads }) => {
        const from = Math.max(0, first - begin - heads)
        const drawn = tokens.slice(from, Math.max(0, end - begin - heads))
        const hasHeading = heads > 0 && first <= begin && end > begin
        return drawn.length > 0 || hasHeading
          ? [{ name, tokens: drawn, ...(network && { network }), index: place + from, hasHeading }]
          : []
      }),
  }
}
