import { type SportRules, sports } from '@paiji/rules'
import { highCardRules } from './high-card/rules.js'

/** The first of the two lines, before the API is loaded: its schema names the sports that there are. */
;(sports as SportRules[]).push(highCardRules as SportRules)
