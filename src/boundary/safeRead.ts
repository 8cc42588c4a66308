import * as v from 'valibot'

/** Parses a value with a schema; null if it does not match, or if one of its getters throws. */
export function safeRead<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  try {
    const parsed = v.safeParse(schema, value, { abortEarly: true })
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
