import { heldBackSet } from './held-back-set'
import { sitePages } from './real-pages'
import { relevanceFamilies } from './relevance-families'
import { relevanceQuestions } from './relevance-questions'
import { relevanceSet } from './relevance-set'
import { engineOf } from './support'
const { answer } = engineOf(sitePages)
for (const [query, ...wanted] of [
  ...relevanceSet,
  ...relevanceFamilies,
  ...relevanceQuestions,
  ...heldBackSet,
]) {
  const pages = answer(query).pages
  const at = pages.findIndex(p => wanted.includes(p.url)) + 1
  if (at !== 1)
    console.log(
      `${at || '-'}  ${query}\n      got ${pages
        .slice(0, 3)
        .map(
          p =>
            p.url.split('/').slice(-2).join('/') +
            ' ' +
            Math.round(p.score) +
            JSON.stringify(p.points).replace(/(\d+)\.\d+/g, '$1'),
        )
        .join('\n          ')}\n      want ${wanted.map(w => w.split('/').slice(-2).join('/')).join(' | ')}`,
    )
}
