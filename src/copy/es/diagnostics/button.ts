export const COPY_DIAGNOSTICS = 'Copiar diagnóstico'
export const DIAGNOSTICS_CONTENT =
  'Solo se copia esto: tu navegador y su ventana, lo que pasó aquí desde que se cargó la página y cómo respondieron los nodos. Las cuentas y los tokens se numeran y abrevian, los montos se recortan a dos dígitos, y los mensajes de billeteras y nodos se reducen a su longitud.'
export const DIAGNOSTICS_TEXT = 'Diagnóstico'
export const COPY = 'Copiar'
export const COPIED = '¡Copiado!'
export const DIAGNOSTICS_BY_HAND = 'El navegador no permitió copiar. Copia el texto a mano.'
