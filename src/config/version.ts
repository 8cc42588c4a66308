/** The version in package.json. */
export const version: string = __VERSION__
