import type { Missing } from '@paiji/rules/awards'
import type { ForecastList } from '../../domain/forecast/forecast-lists.js'
import type { SupposedField } from '../../domain/forecast/supposed-field.js'
import { enumOf } from '../shared/enum.js'

export const GradeRequirementEnum = enumOf<Missing['kind']>('GradeRequirement', 'What a grade asks for.', {
  points: 'Points.',
  events: 'Events played.',
  placings: 'Places reached.',
  grade: 'A grade held before.',
  any: 'One of several ways.',
})

export const FieldSourceEnum = enumOf<SupposedField['source']>('FieldSource', 'Where the size of a field comes from.', {
  entries: 'Those entered so far, this contestant included.',
  stated: 'As stated.',
})

export const UnknownBecauseEnum = enumOf<NonNullable<ForecastList['unknown']>>(
  'UnknownBecause',
  'Why a place on a list is not known.',
  {
    results: 'A rating follows from everybody’s place.',
    policy: 'No policy is in force on that day.',
  },
)
