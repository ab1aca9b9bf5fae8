import { onPage } from '../page-life'

/** Fills in what the exported page can't know: the year, and the address that led to an error page. */
export function startFactsOfNow(): void {
  onPage(() => {
    const year = document.querySelector('[data-year]')
    const thisYear = `${new Date().getUTCFullYear()}`
    if (year && year.textContent !== thisYear) year.textContent = thisYear
    const issue = document.querySelector<HTMLAnchorElement>('a[data-issue]')
    const failed = encodeURIComponent(location.pathname + location.search)
    if (issue) issue.href = issue.dataset.issue?.replace('%7B%7D', failed) ?? ''
  })
}
