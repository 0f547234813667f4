import ts from 'typescript'

/** The lines of every function of a file, the outermost first: a function counts what stands inside it. */
export const functionLengths = (path: string, text: string): { readonly name: string; readonly lines: number }[] => {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  const found: { name: string; lines: number }[] = []
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const at = (position: number) => file.getLineAndCharacterOfPosition(position).line
      found.push({ name: nameOf(node, parent, file), lines: at(node.end) - at(node.getStart(file)) + 1 })
    }
    ts.forEachChild(node, child => visit(child, node))
  }
  visit(file, file)
  return found
}

const nameOf = (node: ts.SignatureDeclaration, parent: ts.Node, file: ts.SourceFile): string => {
  const named = node.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined)
  return named?.getText(file) ?? '(anonymous)'
}
