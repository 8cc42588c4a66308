import { readSettings } from '../../src/build/settings'

// The bundle's constant, as a build without any setting would have it.
Object.assign(globalThis, { __SETTINGS__: readSettings({}) })

// Redux Toolkit only complains of what is no plain data in an action or in the state. In a test that is a failure.
const { error } = console
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes('non-serializable value')) throw new Error(words.map(String).join(' '))
  error(...words)
}
