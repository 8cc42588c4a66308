import type { ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from './rootReducer'
import type { Services } from './services'

export type { RootState }
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>
export type AppThunk<R = void> = ThunkAction<R, RootState, Services, UnknownAction>
export type StartListening = TypedStartListening<RootState, AppDispatch, Services>
