import type { LedWords } from '../../core/led.js'
import { momentWords } from './moments.js'
import { answerWords } from './words-answers.js'
import { effectWords, figureWords } from './words-effects.js'
import { questionWords, situationWords } from './words-questions.js'

/** Every code of the bridge trees in words. */
export const bridgeLedWords: LedWords = {
  situations: situationWords,
  moments: momentWords,
  questions: questionWords,
  answers: answerWords,
  effects: effectWords,
  figures: figureWords,
}
