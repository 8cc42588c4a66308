/** The parts of a tab's title, each undefined or empty where there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  /** Of the screen, for example "UNI $8.00". */
  subject?: string | undefined
  /** For example "2 pending". */
  status?: string | undefined
}

export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
export const profileTitle = (name: string) => `Perfil de ${name}`

export const SYSTEM_NOTIFICATIONS = 'Notificações do sistema'
export const SWITCHES = { on: 'Sim', off: 'Não' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Avisam quando uma transação é concluída, ou não pode mais ser efetivada, enquanto você está em outra aba ou janela. Esta página precisa permanecer aberta.'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Seu navegador bloqueia as notificações deste site. Permita-as nas configurações do navegador para este site e depois ative-as aqui.',
  unanswered: 'Você ainda não as permitiu. Ative-as novamente e escolha “Permitir”.',
  unsupported: 'Este navegador não consegue exibi-las. Em vez disso, o título da aba avisa você.',
} as const

export const NOTIFICATIONS_ARE_ON = 'As novidades sobre suas transações aparecem aqui.'
