/** What a spreadsheet takes for the start of a formula, including full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Text that a spreadsheet shows as is: what would be a formula gets a leading apostrophe. */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replace(/"/g, '""')}"`
}

/** Rows as a CSV file (RFC 4180). The byte order mark marks it as UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
