/** What a spreadsheet takes for the beginning of a formula, in any width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A text that a spreadsheet shows as it is: one that would be a formula begins with an apostrophe. */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replace(/"/g, '""')}"`
}

/** Rows of texts as a file of comma-separated values (RFC 4180). The mark at its start tells that it is UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
