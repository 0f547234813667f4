import { XmlFault } from './xml-fault.js'

const skipQuoted = (text: string, at: number, start: number): number => {
  const end = text.indexOf(text[at] as string, at + 1)
  if (end < 0) throw new XmlFault('XML_TRUNCATED', start)
  return end + 1
}

const skipPast = (text: string, mark: string, at: number, start: number): number => {
  const end = text.indexOf(mark, at)
  if (end < 0) throw new XmlFault('XML_TRUNCATED', start)
  return end + mark.length
}

/**
 * Offset after a DOCTYPE. Its external identifier is ignored. Declarations of elements and attributes are skipped;
 * a declared entity or a parameter entity reference stops the reading, whatever it stands for.
 */
export const skipDoctype = (text: string, start: number): number => {
  let inSubset = false
  for (let at = start + 9; at < text.length; ) {
    const mark = text[at] as string
    if (mark === '"' || mark === "'") at = skipQuoted(text, at, start)
    else if (text.startsWith('<!--', at)) at = skipPast(text, '-->', at + 4, start)
    else if (text.startsWith('<?', at)) at = skipPast(text, '?>', at + 2, start)
    else if (inSubset && (mark === '%' || text.startsWith('<!ENTITY', at)))
      throw new XmlFault('XML_ENTITY_DECLARED', at)
    else if (mark === '[') {
      inSubset = true
      at += 1
    } else if (mark === ']') {
      inSubset = false
      at += 1
    } else if (mark === '>' && !inSubset) return at + 1
    else at += 1
  }
  throw new XmlFault('XML_TRUNCATED', start)
}
