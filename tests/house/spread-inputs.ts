import ts from 'typescript'
import type { SourceFile } from '../architecture/source-files.js'

/**
 * Objects into which an input goes whole: `{ ...input, … }`, or what a pattern leaves of one (`{ eventId, ...rest }`). A
 * field that is added to the input later would pass unseen into a table or another use case.
 */
export const spreadInputs = ({ path, text }: SourceFile): string[] => {
  if (!/\.\.\.\w/.test(text)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const rests = new Set(['input'])
  const found: string[] = []
  const fromInput = (node: ts.ObjectBindingPattern): boolean => {
    const { parent } = node
    if (ts.isParameter(parent)) return parent.type?.getText(file).endsWith('Input') ?? false
    return ts.isVariableDeclaration(parent) && parent.initializer?.getText(file) === 'input'
  }
  const visit = (node: ts.Node): void => {
    if (ts.isObjectBindingPattern(node) && fromInput(node))
      for (const { dotDotDotToken, name } of node.elements) if (dotDotDotToken) rests.add(name.getText(file))
    if (ts.isSpreadAssignment(node) && ts.isIdentifier(node.expression) && rests.has(node.expression.text)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line
      found.push(`${path}: ${text.split('\n')[line]?.trim()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
