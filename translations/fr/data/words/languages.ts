export const untranslated = 'La page d’où vous venez n’existe pas encore en français. Voici la plus proche.'

export const outdated = 'La version originale de cette page a changé depuis sa traduction.'

export const toOriginal = 'Lire l’original'
