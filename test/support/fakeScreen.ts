import { act } from '@testing-library/react'

/** An `IntersectionObserver` for which only the elements that a test scrolls to are visible. */
export function fakeScreen() {
  const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>()
  class Observer {
    private readonly report: (entries: { isIntersecting: boolean }[]) => void
    private readonly own = new Set<Element>()

    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.report = report
    }

    observe(element: Element) {
      this.own.add(element)
      watched.set(element, this.report)
      this.report([{ isIntersecting: false }])
    }

    disconnect() {
      for (const element of this.own) watched.delete(element)
    }
  }
  const tell = (inside: Element, isIntersecting: boolean) => {
    act(() => {
      for (const [element, report] of watched) if (element.contains(inside)) report([{ isIntersecting }])
    })
  }
  return {
    Observer,
    scrollTo: (inside: Element) => {
      tell(inside, true)
    },
    scrollFrom: (inside: Element) => {
      tell(inside, false)
    },
  }
}
