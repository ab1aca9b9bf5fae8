export const hasStopped =
  'Cette partie de la page s’est arrêtée à cause d’une erreur. Ce que vous avez fait jusqu’ici est conservé.'
export const tryAgain = 'Réessayer'
export const saveProgress = 'Enregistrer votre progression dans un fichier'
export const notSaved = 'Le fichier n’a pas pu être créé. Vérifiez votre connexion et réessayez.'
