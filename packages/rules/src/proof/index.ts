export * from './content.js'
export * from './merkle.js'
export * from './problem-codes.js'
export * from './verify.js'
