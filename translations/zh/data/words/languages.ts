export const untranslated = '你刚才看的那一页还没有中文版，这是最接近的一页。'

export const outdated = '本页翻译之后，原文有改动。'

export const toOriginal = '查看原文'
