import type { SearchWords } from '@lib/search/words'

const list = (words: string) => new Set(words.trim().split(/\s+/))

/** What the search knows of French and of agile work. Words in lower case, without accents. */
export const searchWords: SearchWords = {
  stopWords: list(`
    a ai ait as au aux avec avez avoir avons c ca ce cela ces cet cette ceux chez ci comment d dans de des donc dont du
    elle elles en entre es est et etait ete etes etre eu fait faut il ils j je l la le les leur leurs lui m ma mais me
    meme mes mon n ne ni nos notre nous on ont ou par pas peu peut plus pour pourquoi qu quand que quel quelle quelles
    quels qui quoi s sa sans se sera ses si soit son sont sur t ta te tes toi ton tous tout toute toutes tu un une vos
    votre vous y difference differences
  `),
  weakWords: list(`
    avantages bien bon but combien definition definir exemple exemples expliquer explique guide important lien
    meilleur meilleure personne petit site signifie sens simple temps utiliser utilise veut dire
  `),
  minorHeadings: new Set(['sources', 'verifiez vos acquis', 'testez-vous', 'questions']),
  synonyms: {
    daily: ['daily scrum'],
    'melee quotidienne': ['daily scrum'],
    dod: ['definition of done'],
    'definition de fini': ['definition of done'],
    'definition de termine': ['definition of done'],
    po: ['product owner'],
    sm: ['scrum master'],
    pb: ['product backlog'],
    'carnet de produit': ['product backlog'],
    'carnet de sprint': ['sprint backlog'],
    retro: ['sprint retrospective', 'retrospective'],
    revue: ['sprint review'],
    'revue de sprint': ['sprint review'],
    'planification de sprint': ['sprint planning'],
    'planification du sprint': ['sprint planning'],
    developpeur: ['developers'],
    ceremonie: ['evenement'],
    reunion: ['evenement'],
    iteration: ['sprint'],
    role: ['responsabilite'],
    antiseche: ['aide memoire'],
    wip: ['travail en cours'],
    duree: ['timebox', 'heures'],
  },
}
