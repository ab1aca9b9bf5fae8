const sections: Readonly<Record<string, string>> = {
  'Purpose of the Scrum Guide': 'Цель Руководства по Scrum',
  'Scrum Definition': 'Определение Scrum',
  'Scrum Theory': 'Теория Scrum',
  Transparency: 'Прозрачность',
  Inspection: 'Инспекция',
  Adaptation: 'Адаптация',
  'Scrum Values': 'Ценности Scrum',
  'Scrum Team': 'Scrum-команда',
  Developers: 'Разработчики',
  'Product Owner': 'Владелец продукта',
  'Scrum Master': 'Scrum-мастер',
  'Scrum Events': 'События Scrum',
  'The Sprint': 'Спринт',
  'Sprint Planning': 'Планирование спринта',
  'Daily Scrum': 'Ежедневный Scrum',
  'Sprint Review': 'Обзор спринта',
  'Sprint Retrospective': 'Ретроспектива спринта',
  'Scrum Artifacts': 'Артефакты Scrum',
  'Product Backlog': 'Бэклог продукта',
  'Commitment: Product Goal': 'Обязательство: цель продукта',
  'Sprint Backlog': 'Бэклог спринта',
  'Commitment: Sprint Goal': 'Обязательство: цель спринта',
  Increment: 'Инкремент',
  'Commitment: Definition of Done': 'Обязательство: критерии готовности',
  'End Note': 'Заключение',
  'Acknowledgements: People': 'Благодарности: люди',
  'Scrum Guide History': 'История Руководства по Scrum',
  'Complementary practice': 'распространённая практика',
}

export function sectionName(heading: string): string {
  return sections[heading] ?? heading
}

export const source = 'Руководство по Scrum 2020 года, «'
export const sourceEnd = '»:'

export const quote = '«'
export const quoteEnd = '»'

export const taught = ' (подробнее: '
export const taughtEnd = ')'

const areas: Readonly<Record<string, string>> = {
  Empiricism: 'Эмпиризм',
  'Scrum Values': 'Ценности Scrum',
  'Scrum Team': 'Scrum-команда',
  Events: 'События',
  Artifacts: 'Артефакты',
  Done: 'Готовность',
  'Self-Managing Teams': 'Самоуправляемые команды',
  Facilitation: 'Фасилитация',
  Coaching: 'Коучинг',
  'Forecasting & Release Planning': 'Прогнозы и планирование релизов',
  'Product Value': 'Ценность продукта',
  'Product Backlog Management': 'Управление бэклогом продукта',
  'Stakeholders & Customers': 'Стейкхолдеры и клиенты',
}

export function areaName(english: string): string {
  return areas[english] ?? english
}
