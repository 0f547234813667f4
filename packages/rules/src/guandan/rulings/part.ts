import type { RulingPart } from '../../core/ruling.js'
import { isStep } from './history.js'

/** A step of the ladder is conduct; what is put right at the table, or not penalised any more, is what the rules say. */
export const partOf = (option: string): RulingPart => (isStep(option) ? 'discipline' : 'law')
