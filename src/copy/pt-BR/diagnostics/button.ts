export const COPY_DIAGNOSTICS = 'Copiar diagnóstico'
export const DIAGNOSTICS_CONTENT =
  'Só isto é copiado: seu navegador e a janela dele, o que aconteceu aqui desde que a página foi carregada e como os nós responderam. Contas e tokens são numerados e abreviados, os valores são reduzidos a dois algarismos, e as mensagens de carteiras e nós são reduzidas ao seu tamanho.'
export const DIAGNOSTICS_TEXT = 'Diagnóstico'
export const COPY = 'Copiar'
export const COPIED = 'Copiado!'
export const DIAGNOSTICS_BY_HAND = 'O navegador não permitiu copiar. Copie o texto manualmente.'
