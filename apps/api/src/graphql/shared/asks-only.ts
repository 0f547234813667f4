import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Fragments = GraphQLResolveInfo['fragments']

const within = (set: SelectionSetNode | undefined, names: ReadonlySet<string>, fragments: Fragments): boolean =>
  (set?.selections ?? []).every(one => {
    if (one.kind === Kind.FIELD) return names.has(one.name.value)
    if (one.kind === Kind.INLINE_FRAGMENT) return within(one.selectionSet, names, fragments)
    return within(fragments[one.name.value]?.selectionSet, names, fragments)
  })

/**
 * Whether a field's answer is asked for nothing but these of its fields, so that the rest of a wide row need not be read.
 * Decided once for each place of a document, which is kept parsed.
 */
export const asksOnly = (...names: readonly string[]): ((info: GraphQLResolveInfo) => boolean) => {
  const known = new Set(['__typename', ...names])
  const decided = new WeakMap<FieldNode, boolean>()
  return ({ fieldNodes, fragments }) =>
    fieldNodes.every(node => {
      const before = decided.get(node)
      if (before !== undefined) return before
      const only = within(node.selectionSet, known, fragments)
      decided.set(node, only)
      return only
    })
}
