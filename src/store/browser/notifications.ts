import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { NOTIFICATIONS_SHOWN } from '#domain/browser/limits'
import type { Notification } from '#domain/browser/notification'
import { cleanText } from '#domain/browser/text'

interface NotificationsState {
  /** The shown notifications, oldest first. */
  shown: Notification[]
  /** Whether the pointer or the focus is on the notifications, which pauses their timers. */
  held: boolean
}

const initialState: NotificationsState = { shown: [], held: false }

function remove(state: NotificationsState, id: string | undefined) {
  state.shown = state.shown.filter((notification) => notification.id !== id)
  // A removed element fires no blur or leave event, so `held` is reset. If the pointer is still on the stack, the next
  // pointer event sets `held` again.
  state.held = false
}

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationAdded: {
      reducer(state, { payload }: PayloadAction<Notification>) {
        // Removes the oldest notification, so that many notifications do not cover the page.
        if (state.shown.length === NOTIFICATIONS_SHOWN) remove(state, state.shown[0]?.id)
        state.shown.push(payload)
      },
      prepare: ({ type, message }: Omit<Notification, 'id'>) => ({
        payload: { id: nanoid(), type, message: cleanText(message) },
      }),
    },
    notificationExpired: (state, { payload }: PayloadAction<{ id: string }>) => {
      remove(state, payload.id)
    },
    notificationDismissed: (state, { payload }: PayloadAction<{ id: string }>) => {
      remove(state, payload.id)
    },
    notificationsHeld(state, { payload }: PayloadAction<{ held: boolean }>) {
      state.held = payload.held
    },
  },
  selectors: { selectNotifications: ({ shown }) => shown, selectNotificationsHeld: ({ held }) => held },
})

export const { notificationAdded, notificationExpired, notificationDismissed, notificationsHeld } =
  notificationsSlice.actions
export const { selectNotifications, selectNotificationsHeld } = notificationsSlice.selectors
