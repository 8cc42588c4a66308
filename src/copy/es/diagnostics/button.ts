export const COPY_DIAGNOSTICS = 'Copiar diagnóstico'
export const DIAGNOSTICS_CONTENT =
  'Solo se copia esto: la fecha de hoy, tu navegador y su ventana, lo que pasó aquí desde que se cargó la página y cómo respondieron los nodos. Las cuentas solo se numeran, los tokens se numeran y sus direcciones se abrevian, las horas y los bloques se cuentan desde el primer evento, los montos se recortan a dos dígitos, y los mensajes de billeteras y nodos se reducen a su longitud.'
export const DIAGNOSTICS_TEXT = 'Diagnóstico'
export const COPY = 'Copiar'
export const COPIED = '¡Copiado!'
export const DIAGNOSTICS_BY_HAND = 'El navegador no permitió copiar. Copia el texto a mano.'
