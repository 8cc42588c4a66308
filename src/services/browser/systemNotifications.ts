/** `unanswered`: the visitor has neither allowed nor blocked notifications yet. */
export type SystemPermission = 'granted' | 'denied' | 'unanswered' | 'unsupported'

export interface SystemNotifications {
  permission(): SystemPermission
  /** Must only be called when the visitor presses a control: browsers block sites that ask unprompted. */
  requestPermission(): Promise<SystemPermission>
  /**
   * Replaces an earlier notification with the same tag. Pressing it brings the page to the front. Returns false if the
   * browser cannot show it.
   */
  show(notification: { title: string; text: string; tag: string }): boolean
  isPageHidden(): boolean
  onPageVisible(listener: () => void): void
}

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
        // Some browsers throw if the page is embedded or not secure. The permission read below is returned then.
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
        // Android browsers have the constructor, but allow only service workers to show notifications.
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
