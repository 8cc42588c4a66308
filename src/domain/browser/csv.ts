/** What spreadsheets take for a formula because of its first character, also in its full-width form. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** The Unicode isolates that `leftToRight` adds to a text. */
const ISOLATES = /[\u2066\u2069]/g

/** A quoted cell. Text that a spreadsheet would take for a formula gets a leading apostrophe. */
function cell(text: string): string {
  const plain = text.replace(ISOLATES, '')
  const harmless = FORMULA.test(plain) ? `'${plain}` : plain
  return `"${harmless.replace(/"/g, '""')}"`
}

/** Formats rows as a CSV file (RFC 4180). The byte order mark identifies the encoding as UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
