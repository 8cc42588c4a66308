export const COPY_DIAGNOSTICS = 'Copiar diagnóstico'
export const DIAGNOSTICS_CONTENT =
  'Só isto é copiado: a data de hoje, seu navegador e a janela dele, o que aconteceu aqui desde que a página foi carregada e como os nós responderam. As contas são apenas numeradas, os tokens são numerados e seus endereços abreviados, os horários e os blocos são contados a partir do primeiro evento, os valores são reduzidos a dois algarismos, e das mensagens de carteiras e nós só fica o comprimento.'
export const DIAGNOSTICS_TEXT = 'Diagnóstico'
export const COPY = 'Copiar'
export const COPIED = 'Copiado!'
export const DIAGNOSTICS_BY_HAND = 'O navegador não permitiu copiar. Copie o texto manualmente.'
