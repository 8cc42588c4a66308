/** The characters at which a spreadsheet assumes a formula, including full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A quoted cell. Text that a spreadsheet would take for a formula gets a leading apostrophe. */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replace(/"/g, '""')}"`
}

/** Formats rows as a CSV file (RFC 4180). The byte order mark shows that it is UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
