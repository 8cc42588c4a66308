import { resolve } from 'node:path'

/** The project's root folder, which contains package.json. */
export const ROOT = resolve(import.meta.dirname, '../..')
