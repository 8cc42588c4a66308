/**
 * Matches a text whose first character makes spreadsheets take it for a formula. Full-width forms of these characters
 * match, too.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** The Unicode isolates that keep the parts of a figure in order on pages that run from right to left. */
const ISOLATES = /[\u2066\u2069]/g

/** A quoted cell. Text that a spreadsheet would take for a formula gets a leading apostrophe. */
function cell(text: string): string {
  const plain = text.replace(ISOLATES, '')
  const harmless = FORMULA.test(plain) ? `'${plain}` : plain
  return `"${harmless.replace(/"/g, '""')}"`
}

/** Formats rows as a CSV file (RFC 4180). The byte order mark shows that it is UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
