import * as copy from '#copy/page/diagnostics/story'
import type { Diagnostics } from '../domain/page/diagnostics/diagnostics'
import type { Json } from '../domain/page/diagnostics/redaction'
import { cleanText } from '../domain/page/text'
import type { Change } from './changes'
import type { Replay, ReplayedAction } from './replayDiagnostics'

/** How many changes of one action are written out, and how much of a value and of a line. */
const CHANGES_SHOWN = 8
const VALUE_MAX = 60
const LINE_MAX = 2_000

/** A line may hold whatever is in the file: nothing in it may steer the terminal. */
const line = (text: string) => cleanText(text, LINE_MAX)

function valueText(value: Json | undefined): string {
  const text = value === undefined ? copy.NOTHING : JSON.stringify(value)
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX - 1)}…` : text
}

const changeText = ({ path, from, to }: Change) => copy.changed(path, valueText(from), valueText(to))

function changesText(changes: readonly Change[]): string {
  const shown = changes.slice(0, CHANGES_SHOWN).map(changeText)
  const left = changes.length - shown.length
  return [...shown, ...(left > 0 ? [copy.andMore(left)] : [])].join('; ')
}

function actionLine({ at, type, payload, changes, problem }: ReplayedAction): string {
  const what = problem === null ? copy.actionText(type, payload) : copy.notReplayed(type, problem)
  return line(`${copy.offsetText(at)}  ${what}${changes.length > 0 ? `  [${changesText(changes)}]` : ''}`)
}

function endpointLine(endpoint: NonNullable<Diagnostics['nodes']>['endpoints'][number], at: number): string {
  return line(copy.endpointText(at + 1, endpoint))
}

/** Where and on what it happened. */
function head({ app, madeAt, build, page, wallet, nodes, standIns }: Diagnostics): string[] {
  return [
    copy.buildText({ app, ...build }),
    copy.pageText({ madeAt, ...page }),
    copy.walletText(wallet),
    ...(nodes === null ? [copy.NO_NODES] : [copy.nodesText(nodes), ...nodes.endpoints.map(endpointLine)]),
    ...(Object.keys(standIns).length > 0 ? [copy.standInsText(standIns)] : []),
  ].map(line)
}

/** The story of a visit, line by line: where it happened, each action with what it changed, and whether it is complete. */
export function storyOf(diagnostics: Diagnostics, { actions, differences }: Replay): string[] {
  return [
    ...head(diagnostics),
    '',
    ...actions.map(actionLine),
    '',
    differences.length === 0 ? copy.SAME_END : line(copy.otherEnd(changesText(differences))),
  ]
}
