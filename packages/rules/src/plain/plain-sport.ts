import { sportId } from '../core/ids.js'
import type { Procedure } from '../core/procedure.js'
import type { SportRules } from '../core/sport.js'
import { wcaLike } from '../procedure/wca.js'
import type { PlainSheet, PlainSport } from './description.js'
import { plainEdition } from './plain-edition.js'

/** What the readers of the kit can answer with, whatever the sport. */
const problemCodes = [
  'FIELD_MISSING',
  'FIELD_UNREADABLE',
  'SETTING_UNREADABLE',
  'RULED_POINTS_NOT_ON_SHEET',
  'RULED_POINTS_ON_SHEET_TOO',
]

/** Texts of plain sports lay down no appeals: theirs go the usual way, cited by the text that has it. */
const usualProcedure = ({ edition }: PlainSport): Procedure => ({
  ...wcaLike,
  id: edition.id,
  issuer: edition.issuer,
  title: {
    zh: `${edition.title.zh}：规则未载申诉程序，依通行办法`,
    en: `${edition.title.en}: appeals the usual way, for the text has none`,
  },
})

type Fields = PlainSport['fields']

const namesOf = (fields: Fields): readonly string[] =>
  fields.flatMap(field => [field.name, ...(field.kind === 'rows' ? namesOf(field.fields) : [])])

const optionsOf = (fields: Fields): readonly string[] =>
  fields.flatMap(field =>
    field.kind === 'choice' ? field.options : field.kind === 'rows' ? optionsOf(field.fields) : [],
  )

/** The words of the sport's form: names of fields, and options that are words at all. */
const vocabulariesOf = ({ fields, terms, seatNames }: PlainSport) => ({
  field: [...new Set([...namesOf(fields), ...seatNames])],
  option: [...new Set(optionsOf(fields))].filter(option => terms[option]),
})

/** A sport from its description. */
export const plainSport = (sport: PlainSport): SportRules<PlainSheet> => ({
  id: sportId(sport.id),
  name: sport.name,
  editions: [plainEdition(sport)],
  terms: sport.terms,
  vocabularies: vocabulariesOf(sport),
  problemCodes: [...problemCodes, ...sport.problemCodes],
  seating: sport.seating,
  formats: sport.formats,
  finals: [],
  tallies: sport.tallies,
  procedures: { texts: [usualProcedure(sport)] },
  laws: { articles: { [sport.edition.id]: sport.edition.articles } },
})
