/** A control somebody can reach. */
export type Control = HTMLElement

const CONTROLS = 'input:not([type="hidden"]), select, textarea'

/**
 * The names a control may have that a problem's path speaks of, the nearest first: `orders[2].article` is looked for
 * whole, then as `orders.2`, then as `orders`.
 */
export const namesOfPath = (path: string): readonly string[] => {
  const parts = path.split(/[.[\]]+/).filter(Boolean)
  return parts.map((_, cut) => parts.slice(0, parts.length - cut).join('.'))
}

/** A text in both languages has two controls; the Chinese one stands first. */
const selectorOf = (name: string): string => {
  const written = CSS.escape(name)
  return `[data-path="${written}"], [name="${written}"], [name="${written}Zh"]`
}

/** What stands for a group or for a hidden value: the first control in the same field. */
const reachable = (found: Element): Control | null => {
  if (found.matches(CONTROLS)) return found as Control
  const field = found.matches('[data-path]') ? found : found.closest('[data-field]')
  return field?.querySelector<Control>(CONTROLS) ?? null
}

/**
 * The control of a form that a problem's path speaks of: the one whose `data-path` it is, or else whose `name`. A control
 * is named like the field of the input it fills.
 */
export const controlAt = (form: ParentNode, path: string): Control | undefined => {
  for (const name of namesOfPath(path))
    for (const found of form.querySelectorAll(selectorOf(name))) {
      const control = reachable(found)
      if (control) return control
    }
  return undefined
}

/** Where the sentence about a control stands: at the end of its field. */
export const fieldOf = (control: Control): Element | null =>
  control.closest('[data-path]:not(input, select, textarea), [data-field]') ??
  control.closest('label')?.parentElement ??
  control.parentElement
