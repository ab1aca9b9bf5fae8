/** Labels of the search; 'Loading' as the theme translates it. */
export const searchLabels = {
  placeholder: 'Search website...',
  field: 'Search website',
  button: 'Search',
  onPage: 'Find a lesson',
  results: 'Search results',
  noResults: 'No results found.',
  /** Followed by pages with a similar title, the glossary, and the course. */
  instead: 'You could try:',
  all: 'All results',
  failed: 'Failed to load search index.',
  retry: 'Try again',
  loading: { 'en-US': 'Loading', fr: 'Chargement', ru: 'Загрузка', 'zh-CN': '正在加载' } as Readonly<
    Record<string, string>
  >,
} as const

/** 'Loading' in a locale. */
export function loadingLabel(locale: string): string {
  return searchLabels.loading[locale] ?? 'Loading'
}
