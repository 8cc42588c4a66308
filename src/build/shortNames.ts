/**
 * Short names in the order in which our code uses letters. Terser's own order counts the letters of each file, hashes of
 * other files among them, and while it works these depend on whether there are source maps and where the folder is.
 */
export const SHORT_NAMES = {
  // It runs in another process, so it must be complete in itself.
  get(number: number): string {
    const first = 'etnasrciloduphmgfvwykbxjETLCASPINORMDFHUBVGWKYqXQzZJ$_'
    const later = `${first}0123456789`
    let name = first.charAt(number % first.length)
    for (let rest = Math.floor(number / first.length); rest > 0; rest = Math.floor(rest / later.length)) {
      rest--
      name += later.charAt(rest % later.length)
    }
    return name
  },
}
