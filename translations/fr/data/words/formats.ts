export const dates = 'fr'

export const lists = 'fr'

export const hours = (count: number): string => `${count} h`

export const minutes = (count: number): string => `${count} min`
