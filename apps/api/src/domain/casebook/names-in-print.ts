import type { NamedPerson } from '@paiji/rules/procedure'
import { combinations, nameReadings } from '../registry/pinyin.js'

type Name = NamedPerson['names'][number]

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A Chinese name as it may be written in Latin letters, in every reading, whether or not the register has it. */
const latinForms = ({ family, given }: Name): Name[] => {
  const readings = nameReadings(family, given)
  if (readings.family.length === 0) return []
  return combinations(readings.family).flatMap(surname =>
    combinations(readings.given).map(own => {
      const parts = { family: capital(surname.join(' ')), given: capital(own.join(' ')) }
      return { ...parts, display: `${parts.family} ${parts.given}`.trim() }
    }),
  )
}

/** How the Chinese ones of these names are read: a name told in English gives nobody away. */
export const readingsOf = (names: readonly Name[]): Name[] => names.flatMap(latinForms)
