import './add-rules.js'
import { type SportPlug, sportPlugs } from '@paiji/api/sport-plugs'
import { highCardPlug } from './high-card/plug.js'

/** The two lines a new sport adds, added here before anything else is loaded. */
;(sportPlugs as SportPlug[]).push(highCardPlug)
