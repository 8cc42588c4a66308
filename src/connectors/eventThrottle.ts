import { WALLET_NEWS_MS } from '../domain/wallet/limits'

/** One thing that a wallet reports, such as its chain. */
export interface Topic<T> {
  /** The wallet has reported this. */
  note(value: T): void
  /** Passes on at once what is still held back, and what is certain now, be it news or not. */
  settle(value: T): void
}

/** When two values are no news of each other. `isBack` is looser: one still stands where the other did. */
export interface Equality<T> {
  isSame: (a: T, b: T) => boolean
  isBack: (a: T, b: T) => boolean
}

/** What a wallet reports, passed on no more often than a page can show it. */
export interface EventThrottle {
  /** `first` is what is known of the topic so far; `pass` is called with each change. */
  topic<T>(first: T, is: Equality<T>, pass: (value: T) => void): Topic<T>
  stop(): void
}

/**
 * The first change of each topic is passed on at once. What follows within WALLET_NEWS_MS is held back, and then passed
 * on together: the last value, and before it one that differed where the wallet is back at what was passed on last. However
 * much a wallet reports, no change is lost that was taken back meanwhile, and nothing is reported twice.
 */
export function createEventThrottle(): EventThrottle {
  const flushes = new Set<() => boolean>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLive = true

  /** Holds back what follows, for as long as there is something to pass on in the end. */
  function startTimer() {
    timer ??= setTimeout(() => {
      timer = undefined
      const passed = [...flushes].map((flush) => flush())
      if (passed.includes(true) && isLive) startTimer()
    }, WALLET_NEWS_MS)
  }

  function topic<T>(first: T, { isSame, isBack }: Equality<T>, pass: (value: T) => void): Topic<T> {
    let passed = first
    let isBuffering = false
    /** Since the last time: the latest value, and the latest that stood elsewhere than the one passed on then. */
    let buffered: { latest: T; other: { value: T } | null } | null = null

    function emit(value: T) {
      if (!isLive) return
      passed = value
      pass(value)
    }

    /** Whether there was anything to pass on. */
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
