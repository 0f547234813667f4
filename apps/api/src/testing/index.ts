export * from './database.js'
export * from './server.js'
export * from './statement-counter.js'
