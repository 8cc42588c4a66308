import { TITLE } from '#copy/trade/receipt'

/** A receipt as a picture, drawn in the browser, so that no server sees it. */

interface PictureRow {
  label: string
  value: string
}

type Measure = (text: string) => number

const WIDTH = 640
const PADDING = 40
const LINE = 24
const ROW_GAP = 14
const HEAD = 112
const VALUE_WIDTH = 330
/** Pixels of the picture per px, so that it stays sharp on a phone. */
const SCALE = 2

/** Divides a text into lines that fit. A word that is too long, such as a hash, is divided as well. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const sign of word) {
      if (line !== '' && measure(line + sign) > width) {
        lines.push(line)
        line = ''
      }
      line += sign
    }
  }
  return [...lines, line]
}

interface PlacedRow {
  label: readonly string[]
  value: readonly string[]
  top: number
}

/** The place of each row, and the height of the picture. Nothing is left out, however long it is. */
export function placeRows(rows: readonly PictureRow[], measure: Measure): { rows: PlacedRow[]; height: number } {
  let top = HEAD
  const placed = rows.map(({ label, value }): PlacedRow => {
    const row = {
      label: linesOf(label, WIDTH - 3 * PADDING - VALUE_WIDTH, measure),
      value: linesOf(value, VALUE_WIDTH, measure),
      top,
    }
    top += Math.max(row.label.length, row.value.length) * LINE + ROW_GAP
    return row
  })
  return { rows: placed, height: top + PADDING - ROW_GAP }
}

/** The colours and the font of the page, in the theme that is shown. */
function looksOf(root: Element) {
  const style = getComputedStyle(root)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const [surface, text, quiet, line] = ['--c-surface', '--c-text', '--c-text-2', '--c-line'].map(colour)
  return { surface, text, quiet, line, font: getComputedStyle(document.body).fontFamily }
}

/** Draws a receipt. Null if the browser cannot draw. */
export async function receiptPicture(appName: string, rows: readonly PictureRow[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const { surface = '', text = '', quiet = '', line = '', font } = looksOf(document.documentElement)
  const isLeading = document.dir !== 'rtl'
  const [start, end] = isLeading ? [PADDING, WIDTH - PADDING] : [WIDTH - PADDING, PADDING]
  const write = (size: string, colour: string) => {
    pen.font = `${size} ${font}`
    pen.fillStyle = colour
  }
  write('500 17px', text)
  const { rows: placed, height } = placeRows(rows, (each) => pen.measureText(each).width)
  // A change of the size resets the canvas.
  canvas.width = WIDTH * SCALE
  canvas.height = height * SCALE
  pen.scale(SCALE, SCALE)
  pen.direction = isLeading ? 'ltr' : 'rtl'
  pen.fillStyle = surface
  pen.fillRect(0, 0, WIDTH, height)
  const put = (lines: readonly string[], align: 'start' | 'end', top: number) => {
    pen.textAlign = align
    for (const [at, each] of lines.entries()) pen.fillText(each, align === 'start' ? start : end, top + at * LINE)
  }
  write('600 26px', text)
  put([TITLE], 'start', 62)
  write('500 17px', quiet)
  put([appName], 'end', 62)
  pen.fillStyle = line
  pen.fillRect(PADDING, 82, WIDTH - 2 * PADDING, 1)
  for (const { label, value, top } of placed) {
    write('400 17px', quiet)
    put(label, 'start', top + 8)
    write('500 17px', text)
    put(value, 'end', top + 8)
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}
