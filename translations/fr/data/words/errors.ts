export const pressFailed = 'Une erreur s’est produite. Vérifiez votre connexion et réessayez, ou '

export const scriptFailed =
  'Certains boutons risquent de ne pas fonctionner : un script n’a pas pu être chargé. Vérifiez votre connexion et '

export const reloadPage = 'rechargez la page'

export const newerVersion = 'Une version plus récente du site est en ligne : '
export const loadIt = 'chargez-la'

export const end = '.'

export const reportLink = 'Signaler un lien mort →'

export const reportError = 'Signaler une erreur à cette adresse →'

export const linkIssue = 'Lien mort : `{}`. Merci de le corriger !'
export const errorIssue = 'Erreur du serveur à l’adresse `{}`. Merci de la corriger !'

export const mistakeIssue = 'Erreur sur la page '
