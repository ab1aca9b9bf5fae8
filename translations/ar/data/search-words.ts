import { fold } from '@lib/search/languages/ar'
import type { SearchWords } from '@lib/search/words'

const list = (words: string) => new Set(fold(words).trim().split(/\s+/))

/** What the search knows of Arabic and of agile work. */
export const searchWords: SearchWords = {
  stopWords: list(`
    ما ماذا هو هي هم من في على إلى عن مع أن إن أو أم و ف ب ل ثم هل كيف متى أين لماذا لم لن لا كل بعض هذا هذه ذلك تلك
    التي الذي الذين كان كانت يكون تكون قد أي أيضا بين عند كم كما لكن حتى إذا فرق الفرق
  `),
  weakWords: list(`
    تعريف معنى مثال أمثلة شرح بسيط هدف وقت شخص فوائد أهمية أفضل موقع يعني
  `),
  minorHeadings: new Set(['المصادر', 'اختبر نفسك'].map(fold)),
  synonyms: Object.fromEntries(
    Object.entries({
      scrum: ['سكرم'],
      سكرم: ['scrum'],
      سكروم: ['سكرم', 'scrum'],
      agile: ['أجايل', 'رشيق'],
      اجايل: ['agile', 'رشيق'],
      kanban: ['كانبان'],
      كانبان: ['kanban'],
      سبرينت: ['سبرنت'],
      سبرنت: ['سبرينت', 'sprint'],
      'اجتماع يومي': ['سكرم يومي'],
      دور: ['مسؤولية'],
      أدوار: ['مسؤوليات'],
      اجتماع: ['حدث'],
      اجتماعات: ['أحداث'],
      باكلوج: ['قائمة أعمال'],
      باكلوغ: ['قائمة أعمال'],
    }).map(([word, others]) => [fold(word), others.map(fold)]),
  ),
}
