import { type SportPlug, sportPlugs } from '@paiji/api/sport-plugs'
import { type SportRules, sports } from '@paiji/rules'
import { highCardPlug } from './high-card/plug.js'
import { highCardRules } from './high-card/rules.js'

/** The two lines a new sport adds, added here before anything else is loaded. */
;(sports as SportRules[]).push(highCardRules as SportRules)
;(sportPlugs as SportPlug[]).push(highCardPlug)
