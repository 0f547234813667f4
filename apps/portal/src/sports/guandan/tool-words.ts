/** What the tool asks for in the browser. */
export const toolNamespaces = ['guandan', 'problemList', 'clause'] as const
