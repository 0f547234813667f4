/** What the tool asks for in the browser. */
export const toolNamespaces = ['mahjong', 'explain', 'problemList', 'seat'] as const

/** Of the explanations of the house those of the sport. */
export const toolWords = { explain: ['mahjong'] }
