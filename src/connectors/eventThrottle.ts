import { WALLET_EVENT_THROTTLE_MS } from '../domain/wallet/limits'

/** One value that a wallet reports, such as its chain. */
export interface Topic<T> {
  /** The wallet has reported this. */
  note(value: T): void
  /** Emits pending values at once, and then this one, whether it changed or not. */
  settle(value: T): void
}

/** When two values count as equal. `isBack` is looser: whether a value is back where the other one was. */
export interface Equality<T> {
  isSame: (a: T, b: T) => boolean
  isBack: (a: T, b: T) => boolean
}

/** Throttles a wallet's events to a rate that a page can show. */
export interface EventThrottle {
  /** `first` is the topic's known value; `pass` is called with each change. */
  topic<T>(first: T, is: Equality<T>, pass: (value: T) => void): Topic<T>
  stop(): void
}

/**
 * The first change of each topic is passed on at once. Changes within the next WALLET_EVENT_THROTTLE_MS are buffered and then
 * passed on together: the last value, preceded by a different one if the wallet has returned to the value passed on
 * last. However much a wallet reports, no change that was reverted in between is lost, and nothing is reported twice.
 */
export function createEventThrottle(): EventThrottle {
  const flushes = new Set<() => boolean>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLive = true

  /** Buffers further events, as long as there is something to emit in the end. */
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
    /** Since the last emission: the latest value, and the latest one that differs from the one emitted then. */
    let buffered: { latest: T; other: { value: T } | null } | null = null

    function emit(value: T) {
      if (!isLive) return
      passed = value
      pass(value)
    }

    /** Returns whether there was anything to emit. */
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
