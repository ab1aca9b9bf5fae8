export const pressFailed = 'Не получилось. Проверьте подключение к интернету и нажмите ещё раз или '

export const scriptFailed =
  'Некоторые кнопки могут не работать: не загрузился скрипт. Проверьте подключение к интернету и '

export const reloadPage = 'обновите страницу'

export const newerVersion = 'Вышла новая версия сайта: '
export const loadIt = 'загрузите её'

export const end = '.'

export const reportLink = 'Сообщить о неработающей ссылке →'

export const reportError = 'Сообщить об ошибке на этой странице →'

export const linkIssue = 'Не работает ссылка `{}`. Пожалуйста, исправьте!'
export const errorIssue = 'Ошибка сервера по адресу `{}`. Пожалуйста, исправьте!'

export const mistakeIssue = 'Ошибка на странице '
