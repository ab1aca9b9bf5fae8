export const untranslated = 'Страницы, с которой вы пришли, на русском пока нет. Вы на ближайшей к ней.'

export const outdated = 'Оригинал этой страницы изменился после перевода.'

export const toOriginal = 'Читать оригинал'
