import * as v from 'valibot'

/** The value as the schema reads it; null when it does not fit, or throws while it is read. */
export function safeRead<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  try {
    const parsed = v.safeParse(schema, value, { abortEarly: true })
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
