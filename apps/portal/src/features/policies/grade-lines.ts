/** A grade of a ladder, as its rule keeps it. */
interface Grade {
  readonly grade: string
  readonly nameZh?: unknown
  readonly nameEn?: unknown
  readonly requires?: unknown
}

/** In place of the points where a grade asks for something that a line cannot say. */
const OTHERWISE = '*'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const gradesIn = (value: unknown): readonly Grade[] => (Array.isArray(value) ? (value as readonly Grade[]) : [])

/** The points a grade asks for, when it asks for points of any kind and nothing else but the grade below. */
const pointsOf = (requires: unknown, below: string | undefined): string => {
  if (!isObject(requires)) return OTHERWISE
  if (requires.kind === 'points' && Object.keys(requires).length === 2) return String(requires.atLeast)
  const parts = requires.kind === 'all' && Array.isArray(requires.of) ? requires.of : []
  const [points, grade] = parts
  const asksBelow = isObject(grade) && grade.kind === 'grade' && grade.grade === below
  return parts.length === 2 && asksBelow ? pointsOf(points, undefined) : OTHERWISE
}

/** The ladder a line each, the lowest first: `code = 中文 = English = points`. */
export const gradesAsText = (value: unknown): string => {
  const grades = gradesIn(value)
  return grades
    .map(({ grade, nameZh, nameEn, requires }, at) =>
      [grade, nameZh, nameEn, pointsOf(requires, grades[at - 1]?.grade)].map(String).join(' = '),
    )
    .join('\n')
}

/** The grades of the lines; what a line cannot say of a grade stays as it was. */
export const gradesOf = (text: string, before: unknown): readonly unknown[] => {
  const known = gradesIn(before)
  return text.split('\n').flatMap(line => {
    const [grade = '', nameZh = '', nameEn = '', points = ''] = line.split(/[=＝]/).map(part => part.trim())
    if (grade === '') return []
    const at = known.findIndex(one => one.grade === grade)
    const own = known[at]
    const isKept = own !== undefined && pointsOf(own.requires, known[at - 1]?.grade) === points
    return [
      {
        ...own,
        grade,
        nameZh,
        nameEn: nameEn || nameZh,
        requires: isKept ? own.requires : { kind: 'points', atLeast: points },
      },
    ]
  })
}
