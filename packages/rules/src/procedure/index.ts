export * from './casebook/index.js'
export * from './orders/index.js'
export * from './panel/index.js'
