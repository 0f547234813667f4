export { type Answers, OptionFields, type Side } from './option-fields'
