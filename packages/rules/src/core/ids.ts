import type { Brand } from './brand.js'

export type SportId = Brand<string, 'SportId'>
/** `<sport>/<issuer>-<year>`; never renamed once an event has been ranked with it. */
export type EditionId = Brand<string, 'EditionId'>
/** One contestant in one stage: a player, a pair or a team. */
export type EntrantId = Brand<string, 'EntrantId'>
export type PlayerId = Brand<string, 'PlayerId'>
/** One version of one fact (score sheet, adjustment, drawn lot). */
export type FactId = Brand<string, 'FactId'>
export type RoundNo = Brand<number, 'RoundNo'>
export type TableNo = Brand<number, 'TableNo'>

export const sportId = (text: string): SportId => text as SportId
export const editionId = (text: string): EditionId => text as EditionId
export const entrantId = (text: string): EntrantId => text as EntrantId
export const playerId = (text: string): PlayerId => text as PlayerId
export const factId = (text: string): FactId => text as FactId
