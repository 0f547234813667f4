import { registerEnumType } from 'type-graphql'

/** An enum of the schema whose values are the codes themselves: `{ DRAFT: 'DRAFT', … }`. */
export type CodeEnum<Value extends string> = { readonly [Key in Value]: Key }

/** The codes of such an enum as a type: `CodeOf<typeof ClockKindEnum>`. */
export type CodeOf<Of> = Of extends CodeEnum<infer Value> ? Value : never

/** A stored word as the code it is; undefined for one that the vocabulary does not have. */
export const codeOf = <Value extends string>(codes: CodeEnum<Value>, word: string): Value | undefined =>
  (Object.keys(codes) as Value[]).find(code => code === word)

const byName = new Map<string, Readonly<Record<string, string>>>()

/** The enum of the schema that bears a name; an error where none does. */
export const enumNamed = (name: string): Readonly<Record<string, string>> => {
  const found = byName.get(name)
  if (!found) throw new Error(`no enum is named ${name}`)
  return found
}

/**
 * The GraphQL enum of a closed vocabulary. `values` says of every code what it means, so that a code of the tuple
 * without a description does not compile: `enumOf<AppealStatus>('AppealStatus', 'Where a case stands.', { … })`.
 * The codes are names of GraphQL (letters, digits, underscores) and are stored and sent as they stand.
 */
export const enumOf = <Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): CodeEnum<Value> => {
  const codes = Object.keys(values) as Value[]
  const made = Object.fromEntries(codes.map(code => [code, code])) as CodeEnum<Value>
  const described = codes.map(code => [code, { description: values[code] }] as const)
  const valuesConfig = Object.fromEntries(described) as Parameters<
    typeof registerEnumType<CodeEnum<Value>>
  >[1]['valuesConfig']
  byName.set(name, made)
  registerEnumType(made, { name, description, valuesConfig })
  return made
}

/** "REASON_MISSING" or "reasonMissing" in words: "Reason missing." For vocabularies whose codes are their own words. */
export const inWords = (code: string): string => {
  const words = code
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** As `enumOf`, for long tuples whose codes say in words what they mean (problems, refusals, notices). */
export const enumOfCodes = <Value extends string>(
  name: string,
  description: string,
  codes: readonly Value[],
): CodeEnum<Value> =>
  enumOf(
    name,
    description,
    Object.fromEntries(codes.map(code => [code, inWords(code)])) as Readonly<Record<Value, string>>,
  )
