export const studyFor = (time: string): string => `PSM I : ${time} d’étude`
export const ifYouMiss = 'Si vous manquez un jour, ouvrez votre plan : il reporte ce qui n’est pas fait.'
export const exam = 'Examen PSM I'
export const examText = 'Le jour de votre examen. Rien d’autre n’est prévu.'
export const noLongerPlanned = 'PSM I : n’est plus prévu'
