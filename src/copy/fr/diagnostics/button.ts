export const COPY_DIAGNOSTICS = 'Copier le diagnostic'
export const DIAGNOSTICS_CONTENT =
  'Seul ceci est copié\u00a0: la date du jour, votre navigateur et sa fenêtre, ce qui s’est passé ici depuis le chargement de la page, et comment les nœuds ont répondu. Les comptes sont seulement numérotés, les tokens sont numérotés et leurs adresses abrégées, les heures et les blocs sont comptés à partir du premier événement, les montants sont réduits à deux chiffres, et les messages des portefeuilles et des nœuds sont réduits à leur longueur.'
export const DIAGNOSTICS_TEXT = 'Diagnostic'
export const COPY = 'Copier'
export const COPIED = 'Copié\u202f!'
export const DIAGNOSTICS_BY_HAND = 'Le navigateur n’a pas permis la copie. Copiez le texte à la main.'
