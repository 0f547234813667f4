export * from './content.js'
export * from './merkle.js'
