// Install the bundle's constants, which constants.ts has put into the environment.
Object.assign(globalThis, JSON.parse(process.env.TEST_CONSTANTS ?? '{}'))

// Redux Toolkit only warns about non-serialisable values in actions or state. In tests they are an error.
const { error } = console
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes('non-serializable value')) throw new Error(words.map(String).join(' '))
  error(...words)
}

export {}
