export { OneOfInput, markOneOf } from '../../schema-kit/one-of-input.js'
