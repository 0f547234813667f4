const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: they may not be written
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, character => escapes[character] as string)

export type XmlNode = string | undefined | readonly XmlNode[]

const flatten = (node: XmlNode): string =>
  node === undefined ? '' : typeof node === 'string' ? node : node.map(flatten).join('')

/** `<NAME a="…">children</NAME>` and a line end; children are written nodes. */
export const xmlElement = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: XmlNode,
): string => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeXml(value)}"`,
  )
  return `<${name}${written.join('')}>\n${flatten(children)}</${name}>\n`
}

/** An element with text alone; nothing when there is no value. */
export const xmlValue = (name: string, value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : `<${name}>${escapeXml(String(value))}</${name}>\n`
