const sections: Readonly<Record<string, string>> = {
  'Purpose of the Scrum Guide': 'الغرض من دليل سكرم',
  'Scrum Definition': 'تعريف سكرم',
  'Scrum Theory': 'نظرية سكرم',
  Transparency: 'الشفافية',
  Inspection: 'الفحص',
  Adaptation: 'التكيّف',
  'Scrum Values': 'قيم سكرم',
  'Scrum Team': 'فريق سكرم',
  Developers: 'المطورون',
  'Product Owner': 'مالك المنتج',
  'Scrum Master': 'السكرم ماستر',
  'Scrum Events': 'أحداث سكرم',
  'The Sprint': 'السبرنت',
  'Sprint Planning': 'تخطيط السبرنت',
  'Daily Scrum': 'اجتماع سكرم اليومي',
  'Sprint Review': 'مراجعة السبرنت',
  'Sprint Retrospective': 'جلسة السبرنت الاستعادية',
  'Scrum Artifacts': 'نتاجات سكرم',
  'Product Backlog': 'قائمة أعمال المنتج',
  'Commitment: Product Goal': 'الالتزام: هدف المنتج',
  'Sprint Backlog': 'قائمة أعمال السبرنت',
  'Commitment: Sprint Goal': 'الالتزام: هدف السبرنت',
  Increment: 'الزيادة',
  'Commitment: Definition of Done': 'الالتزام: تعريف الإنجاز',
  'End Note': 'الخاتمة',
  'Acknowledgements: People': 'شكر وتقدير: الأشخاص',
  'Scrum Guide History': 'تاريخ دليل سكرم',
  'Complementary practice': 'ممارسة مكمّلة',
}

export function sectionName(heading: string): string {
  return sections[heading] ?? heading
}

export const source = 'دليل سكرم 2020، '
export const sourceEnd = ':'

export const quote = '«'
export const quoteEnd = '»'

export const taught = ' (شرحه في: '
export const taughtEnd = ')'

const areas: Readonly<Record<string, string>> = {
  Empiricism: 'التجريبية',
  'Scrum Values': 'قيم سكرم',
  'Scrum Team': 'فريق سكرم',
  Events: 'الأحداث',
  Artifacts: 'النتاجات',
  Done: 'المنجز (Done)',
  'Self-Managing Teams': 'الفرق ذاتية الإدارة',
  Facilitation: 'التيسير',
  Coaching: 'التوجيه (الكوتشينغ)',
  'Forecasting & Release Planning': 'التوقّع وتخطيط الإصدارات',
  'Product Value': 'قيمة المنتج',
  'Product Backlog Management': 'إدارة قائمة أعمال المنتج',
  'Stakeholders & Customers': 'أصحاب المصلحة والعملاء',
}

export function areaName(english: string): string {
  return areas[english] ?? english
}
