export type NotificationType = 'info' | 'success' | 'warning' | 'error' | 'pending'

export interface Notification {
  id: string
  type: NotificationType
  message: string
}
