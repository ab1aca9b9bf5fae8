export const afterName = ': '
export const title = 'гибкое управление проектами на основе Scrum'

export const description =
  'Бесплатные уроки по Agile, Scrum, канбану, экстремальному программированию и жизненному циклу ПО с подробными примерами. Регистрация не нужна.'

export const keywords =
  'agile, scrum, канбан, экстремальное программирование, жизненный цикл разработки ПО, PSM I'

export const authorOf = 'автор сайта '

export const authorRole = 'Agile-коуч и консультант'

export const authorBiography =
  'Agile-коуч и консультант. Пишет эти уроки, обосновывает сказанное и даёт источники, а ошибки, о которых сообщают читатели, исправляет.'

export const blog = 'Блог'
export const community = 'Сообщество разработчиков'

export const banner = 'Готовится новый курс для сертификации по Scrum.'
export const bannerLink = 'Записаться в лист ожидания'

export const license = 'все права защищены'

export const downloadTerms = 'Можно свободно использовать и изменять.'
