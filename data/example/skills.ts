/** How many of the six Developers can do what, by their own count in Sprints 31 and 35. */

export interface SkillCount {
  skill: string
  inSprint31: number
  inSprint35: number
}

export const skillCounts: readonly SkillCount[] = [
  { skill: 'loan system', inSprint31: 1, inSprint35: 3 },
  { skill: 'testing', inSprint31: 2, inSprint35: 5 },
  { skill: 'design', inSprint31: 1, inSprint35: 2 },
  { skill: 'app screens', inSprint31: 4, inSprint35: 4 },
  { skill: 'releases', inSprint31: 2, inSprint35: 4 },
  { skill: 'accessibility', inSprint31: 1, inSprint35: 2 },
]
