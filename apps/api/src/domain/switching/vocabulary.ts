import type { differenceReasons } from '../../db/schema/index.js'

export type DifferenceReason = (typeof differenceReasons)[number]
