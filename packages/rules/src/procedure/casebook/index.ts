export * from './published-case.js'
export { type NamedPerson, redactText } from './redact-text.js'
