import { unitCode } from '../../core/points.js'

/** 场分, the rank; 级分, the first tie-break. Every scored game gives each contestant a line in both. */
export const matchPointUnit = unitCode('matchPoint')
export const levelPointUnit = unitCode('levelPoint')
/** Levels climbed and levels ahead; only where the event's chain asks for them. */
export const ownLevelUnit = unitCode('ownLevel')
export const netLevelUnit = unitCode('netLevel')
/** Duplicate events: what a deal was worth against the other tables. */
export const duplicatePointUnit = unitCode('duplicatePoint')
