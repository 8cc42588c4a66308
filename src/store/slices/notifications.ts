import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { NOTIFICATIONS_SHOWN } from '../../domain/limits'
import type { Notification } from '../../domain/notification'
import { cleanText } from '../../domain/text'

const initialState: Notification[] = []

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationAdded: {
      reducer(state, { payload }: PayloadAction<Notification>) {
        state.push(payload)
        // A flood must not bury the page: the oldest give way.
        if (state.length > NOTIFICATIONS_SHOWN) state.splice(0, state.length - NOTIFICATIONS_SHOWN)
      },
      prepare: ({ type, message }: Omit<Notification, 'id'>) => ({
        payload: { id: nanoid(), type, message: cleanText(message) },
      }),
    },
    notificationExpired: (state, { payload }: PayloadAction<{ id: string }>) =>
      state.filter(({ id }) => id !== payload.id),
    notificationDismissed: (state, { payload }: PayloadAction<{ id: string }>) =>
      state.filter(({ id }) => id !== payload.id),
  },
  selectors: { selectNotifications: (state) => state },
})

export const { notificationAdded, notificationExpired, notificationDismissed } = notificationsSlice.actions
export const { selectNotifications } = notificationsSlice.selectors
