export const COPY_DIAGNOSTICS = 'Copiar diagnóstico'
export const DIAGNOSTICS_CONTENT =
  'Só isto é copiado: seu navegador e a janela dele, o que aconteceu aqui desde que a página foi carregada e como os nós responderam. Contas e tokens são numerados e abreviados, os valores são reduzidos a dois algarismos, e das mensagens de carteiras e nós só fica o comprimento.'
export const DIAGNOSTICS_TEXT = 'Diagnóstico'
export const COPY = 'Copiar'
export const COPIED = 'Copiado!'
export const DIAGNOSTICS_BY_HAND = 'O navegador não permitiu copiar. Copie o texto manualmente.'
