/** The two screen sizes at which every page is tested. */
export const screens = [
  { name: 'on a phone', width: 360, height: 740 },
  { name: 'on a desktop', width: 1280, height: 800 },
] as const
