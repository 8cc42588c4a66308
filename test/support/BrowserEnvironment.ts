import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom lacks these globals. With its own typed arrays, bytes from inside would be no `Uint8Array` outside. */
const LENT = [
  'AbortController',
  'AbortSignal',
  'ArrayBuffer',
  'Blob',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'crypto',
  'fetch',
  'structuredClone',
] as const

/** A `ResizeObserver` that never reports anything, because elements have no size in jsdom. */
class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The attributes by which jsdom's default style sheet selects a `display`. */
const DISPLAY_ATTRIBUTES = ['hidden', 'open', 'type'] as const

/** The value in the inline style of the element or of the nearest ancestor that sets it. */
function inheritedValue(element: Element, property: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = each.hasAttribute('style') ? (each as HTMLElement).style.getPropertyValue(property) : ''
    if (value !== '') return value
  }
  return ''
}

/**
 * Computes only the three style properties that queries by role and user events need. The app's style sheets are not
 * loaded in jsdom, so these properties depend only on an element's name, a few attributes and inline styles. jsdom's
 * own function would match all rules of its default style sheet and compute every property, which took an eighth of the
 * time of these suites.
 */
function quickComputedStyle(window: Window): typeof getComputedStyle {
  const compute = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()
  return (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return compute(element, pseudo)
    const key = [element.localName, ...DISPLAY_ATTRIBUTES.map((name) => element.getAttribute(name))].join(' ')
    const own = element.hasAttribute('style') ? (element as HTMLElement).style.display : ''
    const display = own || (displays.get(key) ?? compute(element).display)
    if (own === '') displays.set(key, display)
    const values: Record<string, string> = {
      display,
      visibility: inheritedValue(element, 'visibility') || 'visible',
      'pointer-events': inheritedValue(element, 'pointer-events') || 'auto',
    }
    const style = { ...values, pointerEvents: values['pointer-events'] }
    return Object.assign(style, {
      getPropertyValue: (name: string) => values[name] ?? compute(element).getPropertyValue(name),
    }) as unknown as CSSStyleDeclaration
  }
}

export default class BrowserEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given)
    for (const name of LENT)
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true })
    Object.defineProperty(this.global, 'ResizeObserver', { value: StillResizeObserver })
    this.global.getComputedStyle = quickComputedStyle(this.global)
  }
}
