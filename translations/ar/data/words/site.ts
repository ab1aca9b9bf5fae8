export const afterName = ': '
export const title = 'أتقن إدارة المشاريع الرشيقة مع سكرم'

export const description =
  'دروس مجانية في أجايل وسكرم وكانبان والبرمجة القصوى ودورة حياة تطوير البرمجيات، بأمثلة محلولة. ولا تحتاج إلى حساب.'

export const keywords = 'أجايل, سكرم, سكروم, كانبان, البرمجة القصوى, دورة حياة تطوير البرمجيات, PSM I'

export const authorOf = 'كاتب '

export const authorRole = 'مدرّب ومستشار في أجايل'

export const authorBiography =
  'مدرّب ومستشار في أجايل يكتب هذه الدروس، ويذكر لما تقوله سببًا ومصدرًا، ويصحّح ما يبلّغ عنه القراء.'

export const blog = 'المدونة'
export const community = 'مجتمع المطورين'

export const banner = 'دورة جديدة للتحضير لشهادة سكرم في الطريق.'
export const bannerLink = 'انضم إلى قائمة الانتظار'

export const license = 'جميع الحقوق محفوظة'

export const downloadTerms = 'لك أن تستعمله وتعدّله بحرية.'
