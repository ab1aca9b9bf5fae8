export const freeHandbook = 'Manuel gratuit'

export const freeHandbookAd = '« Maîtriser Scrum, le manuel », gratuit et en anglais :'

export const downloadNow = 'Télécharger'

export const handbook = 'Maîtriser Scrum, le manuel'
export const handbookText = 'Un livre numérique gratuit, en anglais, par l’auteur de ces leçons.'

export const formTitle = 'Recevez le livre numérique gratuit'
export const formText =
  'Téléchargez gratuitement « Maîtriser Scrum, le manuel » : tout le cours sur Scrum en un livre (en anglais). Une fois votre adresse confirmée, vous recevrez aussi 31 courtes lettres.'
export const firstName = 'Prénom'
export const firstNameMissing = 'Indiquez votre prénom.'
export const email = 'Adresse e-mail'
export const emailWrong = 'Indiquez une adresse de la forme nom@mail.example.'
export const subscribe = 'S’inscrire et télécharger'
export const privacy = 'Vos données restent confidentielles. Désinscription possible à tout moment.'
export const openSignUpPage = 'Ouvrir la page d’inscription'

export const success =
  'C’est fait ! Il ne vous reste qu’à confirmer votre inscription dans l’e-mail que vous allez recevoir.'
export const unreachable =
  'Le service d’inscription n’a pas répondu. Vérifiez votre connexion et réessayez, ou ouvrez la page d’inscription par le lien ci-dessous.'
export const refused =
  'Le service d’inscription a refusé le formulaire. Vérifiez les deux champs et réessayez.'
export const broken =
  'Le service d’inscription ne fonctionne pas pour le moment. Réessayez plus tard, ou ouvrez la page d’inscription par le lien ci-dessous.'

export const close = 'Fermer'
export const coverAlt = 'Couverture du livre « Maîtriser Scrum, le manuel » (s’ouvre dans un nouvel onglet)'
export const dialogTitle = 'Votre livre numérique gratuit'
export const dialogText = 'Téléchargez « Maîtriser Scrum, le manuel » et progressez !'
export const dialogLink = 'S’inscrire'

export const willSeeOffer = 'L’offre vous sera proposée.'
export const wontSeeOffer = 'L’offre ne vous sera pas proposée.'
