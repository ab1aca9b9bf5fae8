export const freeHandbook = 'Бесплатный учебник'

export const freeHandbookAd = 'Бесплатный учебник по Scrum (на английском):'

export const downloadNow = 'Скачать'

export const handbook = 'Учебник по Scrum'
export const handbookText = 'Бесплатная электронная книга на английском языке от автора этих уроков.'

export const formTitle = 'Бесплатная электронная книга'
export const formText =
  'Скачайте бесплатный учебник по Scrum: это весь курс в виде книги на английском языке. Сначала придёт письмо, чтобы подтвердить адрес, а потом ещё 31 короткое письмо.'
export const firstName = 'Имя'
export const firstNameMissing = 'Укажите имя.'
export const email = 'Эл. почта'
export const emailWrong = 'Укажите адрес вида name@mail.example.'
export const subscribe = 'Подписаться и скачать'
export const privacy = 'Мы бережно относимся к вашим данным. Отписаться можно в любой момент.'
export const openSignUpPage = 'Открыть страницу подписки'

export const success = 'Готово! Проверьте почту и подтвердите подписку.'
export const unreachable =
  'Сервис подписки не ответил. Проверьте подключение к интернету и попробуйте ещё раз или откройте страницу подписки по ссылке ниже.'
export const refused = 'Сервис подписки не принял форму. Проверьте оба поля и попробуйте ещё раз.'
export const broken =
  'Сервис подписки сейчас не работает. Попробуйте позже или откройте страницу подписки по ссылке ниже.'

export const close = 'Закрыть'
export const coverAlt = 'Обложка учебника по Scrum (откроется в новой вкладке)'
export const dialogTitle = 'Бесплатная книга для вас'
export const dialogText = 'Скачайте бесплатный учебник по Scrum (на английском) и прокачайте свои навыки!'
export const dialogLink = 'Подписаться'

export const willSeeOffer = 'Предложение будет показываться.'
export const wontSeeOffer = 'Предложение больше не будет показываться.'
