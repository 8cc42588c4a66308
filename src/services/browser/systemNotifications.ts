/** Whether the system shows this page's notifications; `unanswered` while nobody has allowed or blocked them. */
export type SystemPermission = 'granted' | 'denied' | 'unanswered' | 'unsupported'

/** Notifications of the visitor's system, and whether they are needed. */
export interface SystemNotifications {
  permission(): SystemPermission
  /** Asks the visitor. Only to be called on a press: browsers block sites that ask by themselves. */
  requestPermission(): Promise<SystemPermission>
  /** Shows one; a later one with the same tag replaces it. Pressing it brings the page to the front. False when it cannot. */
  show(notification: { title: string; text: string; tag: string }): boolean
  isPageHidden(): boolean
  /** Calls back each time the page is visible again. */
  onPageVisible(listener: () => void): void
}

/** What a browser's own notifications have, as far as they are used here. */
interface Api {
  readonly permission: NotificationPermission
  requestPermission(): Promise<unknown>
  new (title: string, options: NotificationOptions): { onclick: unknown; close(): void }
}

interface Page {
  document: Pick<Document, 'hidden' | 'addEventListener'>
  focus(): void
  Notification?: Api
}

const PERMISSIONS: Record<NotificationPermission, SystemPermission> = {
  granted: 'granted',
  denied: 'denied',
  default: 'unanswered',
}

export function createSystemNotifications(page: Page): SystemNotifications {
  const { document } = page
  const permission = () => (page.Notification ? PERMISSIONS[page.Notification.permission] : 'unsupported')
  return {
    permission,
    async requestPermission() {
      try {
        await page.Notification?.requestPermission()
      } catch (error) {
        // Some browsers refuse where the page is embedded or not secure. What the permission is now says enough.
        console.warn(error)
      }
      return permission()
    },
    show({ title, text, tag }) {
      if (!page.Notification || page.Notification.permission !== 'granted') return false
      try {
        const shown = new page.Notification(title, { body: text, tag })
        shown.onclick = () => {
          page.focus()
          shown.close()
        }
        return true
      } catch {
        // Browsers on Android have the constructor, but only service workers may show notifications there.
        return false
      }
    },
    isPageHidden: () => document.hidden,
    onPageVisible(listener) {
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) listener()
      })
    },
  }
}
