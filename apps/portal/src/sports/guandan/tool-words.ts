import { guandan } from '@paiji/rules/guandan'

/** What the tool asks for in the browser. */
export const toolNamespaces = ['guandan', 'problem', 'clause'] as const

/** Of the problems of the house those that the rules of the sport answer with. */
export const toolWords = { problem: guandan.problemCodes }
