import { sports } from '@paiji/rules'
import { enumOfCodes } from '../shared/enum.js'

const groups = sports.flatMap(sport => sport.tallies ?? [])

export const PlayKindEnum = enumOfCodes('PlayKind', 'Something that is counted of play.', [
  ...new Set(groups.flatMap(group => group.kinds)),
])

export const PlayGroupCodeEnum = enumOfCodes('PlayGroupCode', 'Kinds of play that are read together.', [
  ...new Set(groups.map(group => group.code)),
])

export const PlayUnitEnum = enumOfCodes('PlayUnit', 'What a mean of play is in.', [
  ...new Set(groups.flatMap(group => group.units ?? [])),
])
