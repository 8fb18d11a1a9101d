import { GRADE_RULES, type GradeRule } from './grade-rules.ts'

type NamedGrade = keyof typeof GRADE_RULES

/** A time of day or weather in which a finished poster is printed again. */
export type InkGrade = 'as-drawn' | NamedGrade

export const INK_GRADES: readonly InkGrade[] = ['as-drawn', ...(Object.keys(GRADE_RULES) as NamedGrade[])]

/** The rule of a grade; nothing for `as-drawn`, which leaves every ink alone. */
export function gradeRule(grade: InkGrade): GradeRule | undefined {
  return grade === 'as-drawn' ? undefined : GRADE_RULES[grade]
}
