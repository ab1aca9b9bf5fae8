export const copy = '复制'

export const copyNamed = (title: string): string => `复制“${title}”`
export const copyBelow = '复制下面的文字'

export const copied = '已复制'

export const addressIs = '复制失败，请手动复制网址：'
export const textIsAt = '复制失败，文字在这里：'
export const textIsSelected = '复制失败，文字已选中，请手动复制'
