export const COPY_DIAGNOSTICS = 'Diagnose kopieren'
/** Above the text that would be copied. */
export const DIAGNOSTICS_CONTENT =
  'Nur dies wird kopiert: das heutige Datum, Ihr Browser und sein Fenster, was hier seit dem Laden der Seite geschehen ist und wie Knoten geantwortet haben. Konten sind nur nummeriert, Token nummeriert und ihre Adressen gekürzt, Zeiten und Blöcke ab dem ersten Ereignis gezählt, Beträge auf zwei Ziffern gekürzt, und von Meldungen von Wallets und Knoten bleibt nur die Länge.'
export const DIAGNOSTICS_TEXT = 'Diagnose'
export const COPY = 'Kopieren'
export const COPIED = 'Kopiert!'
export const DIAGNOSTICS_BY_HAND = 'Der Browser hat das Kopieren nicht erlaubt. Kopieren Sie den Text von Hand.'
