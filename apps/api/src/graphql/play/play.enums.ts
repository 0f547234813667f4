import { sports } from '@paiji/rules'
import { enumOfCodes } from '../shared/enum.js'

const groups = sports.flatMap(sport => sport.tallies ?? [])

export const PlayKindEnum = enumOfCodes('PlayKind', 'Something that is counted of play.', [
  ...new Set(groups.flatMap(group => group.kinds)),
])

export const PlayGroupCodeEnum = enumOfCodes('PlayGroupCode', 'Kinds of play that are read together.', [
  ...new Set(groups.map(group => group.code)),
])

/** In what something is averaged: percent, tricks, or points of a sport. */
export const PlayUnitEnum = enumOfCodes('PlayUnit', 'What a mean of play is in.', [
  'percent',
  'imp',
  'trick',
  'fan',
  'netLevel',
])
