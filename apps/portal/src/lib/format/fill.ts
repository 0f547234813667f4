/** A sentence of the messages with its `{places}` left open, filled where it is shown: said once for all lines of a list. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** Values that leave the places of a sentence open. */
export const open = <Name extends string>(...names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map(name => [name, `{${name}}`])) as Record<Name, string>
