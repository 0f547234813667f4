export { DateTime, Decimal, JSONObject, JSONValue, LocalDate } from '../../schema-kit/scalars.js'
