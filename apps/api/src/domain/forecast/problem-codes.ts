/** What can be wrong with a question about a result to come. */
export const forecastProblemCodes = [
  'EVENT_NOT_TO_COME',
  'EVENT_GIVES_NO_POINTS',
  'FIELD_SIZE_NEEDED',
  'FIELD_SIZE_OUT_OF_RANGE',
  'PLACE_OUT_OF_FIELD',
] as const

export type ForecastProblemCode = (typeof forecastProblemCodes)[number]
