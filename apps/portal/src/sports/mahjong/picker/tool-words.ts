import { mahjong } from '@paiji/rules/mahjong'

/** What the tool asks for in the browser. */
export const toolNamespaces = ['mahjong', 'explain', 'problem', 'seat'] as const

/** Of the explanations and problems of the house those of the sport. */
export const toolWords = { explain: ['mahjong'], problem: ['UNKNOWN', ...mahjong.problemCodes] }
