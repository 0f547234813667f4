export { isRecord, isTextList, isWhole, type UnknownRecord } from '../core/json-value.js'
