import { gradesAsText, gradesOf } from './grade-lines'
import { type PolicyField, type PolicySection, sectionsOf } from './policy-fields'

export type Rule = Readonly<Record<string, unknown>>

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a path of a rule, e.g. `decay.age.kind`. */
const at = (rule: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRule(value) ? value[name] : undefined), rule)

/** The rule with a value at a path; undefined takes it away. */
const withAt = (rule: Rule, path: string, value: unknown): Rule => {
  const [name = '', ...rest] = path.split('.')
  const inner = rule[name]
  const next = rest.length === 0 ? value : withAt(isRule(inner) ? inner : {}, rest.join('.'), value)
  const { [name]: _, ...others } = rule
  return next === undefined || (isRule(next) && Object.keys(next).length === 0) ? others : { ...others, [name]: next }
}

const printed = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** A part of a rule as its field shows it. */
export const draftOf = ({ path, kind, keys }: PolicyField, rule: Rule): string => {
  const value = at(rule, path)
  if (kind === 'grades') return gradesAsText(value)
  if (kind === 'list') return Array.isArray(value) ? value.join(', ') : ''
  if (kind === 'map')
    return isRule(value)
      ? Object.entries(value)
          .map(([code, worth]) => `${code} = ${printed(worth)}`)
          .join('\n')
      : ''
  if (kind !== 'rows' || !keys) return printed(value)
  const lines = Array.isArray(value) ? value.filter(isRule) : []
  return lines.map(row => `${printed(row[keys[0]])} = ${printed(row[keys[1]])}`).join('\n')
}

/** `a = b`, a line each. */
const pairsOf = (text: string): [string, string][] =>
  text.split('\n').flatMap((line): [string, string][] => {
    const [left = '', ...right] = line.split(/[=＝]/)
    return left.trim() === '' ? [] : [[left.trim(), right.join('=').trim()]]
  })

const wholeOf = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text)

/** What was typed, as the rule keeps it; text that is no number stays text, and the API says what is wrong with it. */
const valueOf = ({ kind, keys, path }: PolicyField, typed: string): unknown => {
  const text = typed.trim()
  if (text === '') return undefined
  if (kind === 'whole') return wholeOf(text)
  if (kind === 'list')
    return text
      .split(/[,，]/)
      .map(part => part.trim())
      .filter(part => part !== '')
  if (kind === 'map')
    return Object.fromEntries(
      pairsOf(text).map(([code, worth]) => [code, path === 'bestOf.perCategory' ? wholeOf(worth) : worth]),
    )
  if (kind === 'rows' && keys)
    return pairsOf(text).map(([from, worth]) => ({ [keys[0]]: wholeOf(from), [keys[1]]: worth }))
  return text
}

const withSection = (rule: Rule, { fields, needs }: PolicySection, typed: (path: string) => string): Rule => {
  if (needs !== undefined && typed(needs).trim() === '') {
    const part = needs.split('.')[0] ?? needs
    return fields.reduce((next, { path }) => withAt(next, path, undefined), withAt(rule, part, undefined))
  }
  return fields.reduce(
    (next, field) =>
      withAt(
        next,
        field.path,
        field.kind === 'grades' ? gradesOf(typed(field.path), at(rule, field.path)) : valueOf(field, typed(field.path)),
      ),
    rule,
  )
}

/** The rule with what was typed; parts that have no field stay as they are. */
export const ruleOf = (kind: string, rule: Rule, typed: (path: string) => string): Rule =>
  sectionsOf(kind, rule).reduce((next, section) => withSection(next, section, typed), rule)
