/**
 * What a promise settles to, if it does so in time. What comes later is dropped.
 * @param ms from now on, in milliseconds
 * @throws what `whenLate` makes, at that time
 */
export async function withTimeout<T>(promise: Promise<T>, ms: number, whenLate: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(whenLate())
    }, ms)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
