import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { fold, stem, wordsOf } from '../../../../lib/search/languages/fr'
import { searchIn, type SamplePage } from './engine-in'

const pages: SamplePage[] = [
  [
    '/daily',
    'Daily Scrum : quinze minutes pour replanifier',
    {
      'Qui participe ?':
        'Les Developers se retrouvent chaque jour à la même heure ; l’équipe s’organise seule.',
    },
    ['combien de temps dure le daily scrum', 'qui anime la mêlée quotidienne'],
  ],
  [
    '/retrospective',
    'Sprint Retrospective : améliorer l’équipe',
    { 'Un déroulé d’une heure': 'Chacun écrit ce qui l’a gêné, puis l’équipe choisit une amélioration.' },
  ],
  [
    '/events',
    'Les événements de Scrum',
    { 'À quoi servent-ils ?': 'Chaque événement est une occasion d’inspecter et d’adapter.' },
  ],
  [
    '/product-owner',
    'Product Owner : une seule personne décide de l’ordre',
    { 'Ce qu’il fait': 'Il ordonne le Product Backlog et répond de la valeur.' },
  ],
  [
    '/increment',
    'Incrément et Definition of Done',
    { 'Quand est-ce terminé ?': 'Un élément est terminé quand il respecte la Definition of Done.' },
  ],
  [
    '/kanban',
    'Introduction à Kanban',
    { 'Limiter le travail en cours': 'Au plus trois cartes par colonne.' },
  ],
  [
    '/piliers',
    'Les trois piliers : transparence, inspection, adaptation',
    { Transparence: 'Ce qui est caché ne peut pas être inspecté. Les chefs-d’œuvre aussi.' },
  ],
]

describe('the letters and words of French', () => {
  it('lose accents and keep every position', () => {
    const text = 'L’Équipe « s’organise » — déjà !'
    assert.equal(fold(text).length, text.length)
    assert.equal(fold('Événement'), 'evenement')
  })

  it('leave elided words out', () => {
    assert.deepEqual(wordsOf(fold('l’équipe d’abord, qu’elle s’organise jusqu’à aujourd’hui')), [
      ...['equipe', 'abord', 'elle', 'organise', 'a', 'aujourd', 'hui'],
    ])
  })

  it('have one stem in singular and plural', () => {
    assert.deepEqual(['evenements', 'journaux', 'processus', 'choix'].map(stem), [
      ...['evenement', 'journal', 'processu', 'choi'],
    ])
  })
})

describe('the search in French', () => {
  let first: (query: string) => string | undefined
  before(async () => {
    const find = await searchIn('fr', pages)
    first = query => find(query)[0]?.title
  })
  for (const [query, title] of [
    ['evenement scrum', 'Les événements de Scrum'],
    ['ÉVÉNEMENTS', 'Les événements de Scrum'],
    ['combien de temps dure la mêlée quotidienne', 'Daily Scrum : quinze minutes pour replanifier'],
    ['qui anime le daily', 'Daily Scrum : quinze minutes pour replanifier'],
    ['retro', 'Sprint Retrospective : améliorer l’équipe'],
    ['améliorations de l’équipe', 'Sprint Retrospective : améliorer l’équipe'],
    ['l’incrément', 'Incrément et Definition of Done'],
    ['définition de terminé', 'Incrément et Definition of Done'],
    ['qu’est-ce que le product owner', 'Product Owner : une seule personne décide de l’ordre'],
    ['inspecter', 'Les trois piliers : transparence, inspection, adaptation'],
    ['limite du travail en cours', 'Introduction à Kanban'],
    ['transparense', 'Les trois piliers : transparence, inspection, adaptation'],
  ] as const)
    it(`answers '${query}' with ${title}`, () => assert.equal(first(query), title))
})
