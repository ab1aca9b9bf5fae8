const sections: Readonly<Record<string, string>> = {
  'Purpose of the Scrum Guide': 'But du Guide Scrum',
  'Scrum Definition': 'Définition de Scrum',
  'Scrum Theory': 'Théorie de Scrum',
  Transparency: 'Transparence',
  Inspection: 'Inspection',
  Adaptation: 'Adaptation',
  'Scrum Values': 'Valeurs de Scrum',
  'Scrum Team': 'Scrum Team',
  Developers: 'Developers',
  'Product Owner': 'Product Owner',
  'Scrum Master': 'Scrum Master',
  'Scrum Events': 'Événements Scrum',
  'The Sprint': 'Le Sprint',
  'Sprint Planning': 'Sprint Planning',
  'Daily Scrum': 'Daily Scrum',
  'Sprint Review': 'Sprint Review',
  'Sprint Retrospective': 'Sprint Retrospective',
  'Scrum Artifacts': 'Artefacts Scrum',
  'Product Backlog': 'Product Backlog',
  'Commitment: Product Goal': 'Engagement : Objectif de Produit',
  'Sprint Backlog': 'Sprint Backlog',
  'Commitment: Sprint Goal': 'Engagement : Objectif de Sprint',
  Increment: 'Incrément',
  'Commitment: Definition of Done': 'Engagement : Definition of Done',
  'End Note': 'Note de fin',
  'Acknowledgements: People': 'Remerciements : les personnes',
  'Scrum Guide History': 'Histoire du Guide Scrum',
  'Complementary practice': 'Pratique complémentaire',
}

export function sectionName(heading: string): string {
  return sections[heading] ?? heading
}

export const source = 'Guide Scrum 2020, '
export const sourceEnd = ' :'

export const quote = '« '
export const quoteEnd = ' »'

export const taught = ' (expliqué dans '
export const taughtEnd = ')'

const areas: Readonly<Record<string, string>> = {
  Empiricism: 'Empirisme',
  'Scrum Values': 'Valeurs de Scrum',
  'Scrum Team': 'Scrum Team',
  Events: 'Événements',
  Artifacts: 'Artefacts',
  Done: 'Fini',
  'Self-Managing Teams': 'Équipes autogérées',
  Facilitation: 'Facilitation',
  Coaching: 'Coaching',
  'Forecasting & Release Planning': 'Prévisions et planification des livraisons',
  'Product Value': 'Valeur du produit',
  'Product Backlog Management': 'Gestion du Product Backlog',
  'Stakeholders & Customers': 'Parties prenantes et clients',
}

export function areaName(english: string): string {
  return areas[english] ?? english
}
