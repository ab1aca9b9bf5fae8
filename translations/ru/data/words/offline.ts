import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const onThisDevice = 'На этом устройстве'
export const savedCourse = 'Сохранённый курс'
export const nothingKept = 'На этом устройстве нет сохранённых страниц.'

export const canBeSaved =
  'Курс можно сохранить на этом устройстве. Тогда уроки, вопросы, карточки, экзамены и поиск будут работать без интернета.'

export const size = (pages: number, load: string, keep: string): string =>
  `${count(pages, {
    one: '# страница',
    few: '# страницы',
    many: '# страниц',
    other: '# страницы',
  })}: загрузить нужно около ${load.replace('.', ',')} МБ, на устройстве курс займёт ${keep.replace('.', ',')} МБ.`

export const save = 'Сохранить курс'
export const goOn = 'Продолжить сохранение'
export const stop = 'Остановить'
export const saveNewest = 'Сохранить новую версию'
export const checkForNewer = 'Проверить обновления'
export const remove = 'Удалить сохранённый курс'

export const saving = 'Сохранение курса'

export const removedByBrowser =
  'Браузер удалил сохранённый курс: так бывает, когда на устройстве заканчивается место. Курс можно сохранить снова.'
export const isSaved = 'Курс сохранён на этом устройстве.'
export const isOld = 'Курс сохранён на этом устройстве, но есть версия новее.'
export const filesSaved = (done: number, all: number): string =>
  `${count(done, {
    one: 'Сохранён # файл',
    few: 'Сохранено # файла',
    many: 'Сохранено # файлов',
    other: 'Сохранено # файла',
  })} из ${all}. Читать курс без интернета можно будет, когда сохранятся все.`
export const partSaved =
  'Сохранена часть курса. Читать его без интернета можно будет, когда он сохранится целиком.'
export const isSaving = 'Курс сохраняется…'
export const percentSaved = (percent: number): string => `Сохранено ${percent} %.`
export const mayBeRemoved = 'Если на устройстве закончится место, браузер может удалить курс.'
export const wasRemoved = 'Сохранённый курс удалён с этого устройства.'

export const noConnection =
  'Соединение прервалось. То, что уже сохранено, не пропадёт: продолжите, когда появится интернет.'
export const noSpace =
  'Для курса не хватает места. Освободите его на устройстве или удалите данные других сайтов в этом браузере и продолжите.'
export const otherBuild =
  'Прямо сейчас публикуется новая версия сайта. Попробуйте ещё раз через несколько минут.'
export const noWorker =
  'Этот браузер не даёт сайту работать без интернета. Возможно, открыто приватное окно или адрес начинается не с https.'
