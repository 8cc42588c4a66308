// The bundle's constants come from constants.ts, which has put them into the environment.
Object.assign(globalThis, JSON.parse(process.env.TEST_CONSTANTS ?? '{}'))

// Redux Toolkit only warns about non-serialisable values in actions or state. In tests, such values are an error.
const { error } = console
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes('non-serializable value')) throw new Error(words.map(String).join(' '))
  error(...words)
}

export {}
