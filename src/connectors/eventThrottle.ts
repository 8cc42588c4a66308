import { WALLET_EVENT_THROTTLE_MS } from '#domain/wallet/limits'

interface Topic<T> {
  note(value: T): void
  /** Emits pending values at once, and then `value`, even if it equals the value that was emitted last. */
  settle(value: T): void
}

/** `isSame`: the values are equal. `isBack`, which is less strict: `a` is a return to the earlier value `b`. */
export interface Equality<T> {
  isSame: (a: T, b: T) => boolean
  isBack: (a: T, b: T) => boolean
}

/** Limits the rate of a wallet's events, so that the page can show each of them. */
interface EventThrottle {
  topic<T>(first: T, is: Equality<T>, pass: (value: T) => void): Topic<T>
  stop(): void
}

/**
 * The first change of each topic is emitted at once. Changes within the next WALLET_EVENT_THROTTLE_MS are buffered;
 * then the last value is emitted. If the last value is a return to the previously emitted value, a different value from
 * the buffer is emitted first, so that the temporary change is not lost. A value is never emitted twice in a row.
 */
export function createEventThrottle(): EventThrottle {
  const flushes = new Set<() => boolean>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLive = true

  /** Starts a period of buffering. If values were emitted at its end, another period follows. */
  function startTimer() {
    timer ??= setTimeout(() => {
      timer = undefined
      const passed = [...flushes].map((flush) => flush())
      if (passed.includes(true) && isLive) startTimer()
    }, WALLET_EVENT_THROTTLE_MS)
  }

  function topic<T>(first: T, { isSame, isBack }: Equality<T>, pass: (value: T) => void): Topic<T> {
    let passed = first
    let isBuffering = false
    /** The latest value since the last emission, and the latest value that differs from the emitted value. */
    let buffered: { latest: T; other: { value: T } | null } | null = null

    function emit(value: T) {
      if (!isLive) return
      passed = value
      pass(value)
    }

    function flush(): boolean {
      isBuffering = false
      if (!buffered) return false
      const { latest, other } = buffered
      buffered = null
      if (!other && isSame(latest, passed)) return false
      isBuffering = true
      if (other && isBack(latest, passed)) emit(other.value)
      emit(latest)
      return true
    }
    flushes.add(flush)

    return {
      note(value) {
        const isNew = !isSame(value, passed)
        if (isBuffering) {
          buffered = { latest: value, other: isBack(value, passed) ? (buffered?.other ?? null) : { value } }
          return
        }
        if (!isNew) return
        isBuffering = true
        startTimer()
        emit(value)
      },
      settle(value) {
        const isEmitted = flush() && isSame(value, passed)
        isBuffering = true
        startTimer()
        if (!isEmitted) emit(value)
      },
    }
  }

  return {
    topic,
    stop() {
      isLive = false
      clearTimeout(timer)
    },
  }
}
