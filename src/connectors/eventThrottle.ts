import { WALLET_EVENT_THROTTLE_MS } from '../domain/wallet/limits'

/** The throttle of one value that a wallet reports, such as its chain. */
export interface Topic<T> {
  /** Called with each value that the wallet reports. */
  note(value: T): void
  /** Emits pending values at once, and then this value even if it has not changed. */
  settle(value: T): void
}

/**
 * Compares two values of a topic. `isSame`: they are equal. `isBack`, which is less strict: `a` counts as a return to
 * `b`.
 */
export interface Equality<T> {
  isSame: (a: T, b: T) => boolean
  isBack: (a: T, b: T) => boolean
}

/** Throttles a wallet's events to a rate that a page can show. */
export interface EventThrottle {
  /**
   * @param first - the current value
   * @param pass - called with each change
   */
  topic<T>(first: T, is: Equality<T>, pass: (value: T) => void): Topic<T>
  stop(): void
}

/**
 * The first change of each topic is emitted at once. Changes within the next WALLET_EVENT_THROTTLE_MS are buffered, and
 * then the last value is emitted. If the wallet has returned to the value that was emitted before, a different value of
 * the buffer is emitted first, so that a reverted change is not lost. No value is emitted twice in a row.
 */
export function createEventThrottle(): EventThrottle {
  const flushes = new Set<() => boolean>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLive = true

  /** Starts a period of buffering. If there are values to emit at the end of the period, another one follows. */
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
    /** Since the last emission: the latest value, and the latest value that differs from the emitted one. */
    let buffered: { latest: T; other: { value: T } | null } | null = null

    function emit(value: T) {
      if (!isLive) return
      passed = value
      pass(value)
    }

    /** Emits buffered values. Returns whether there were any. */
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
