import { marketAdded } from '../../events'
import type { StartListening } from '../types'

/** A theme is chosen in all tabs at once. The one of the last visit was put on before anything was drawn. */
export function syncTheme(startListening: StartListening) {
  startListening({
    actionCreator: marketAdded,
    effect(_action, { extra: { storage, theme } }) {
      storage.onChange('theme', () => {
        theme.apply(storage.read('theme') ?? 'system')
      })
    },
  })
}
