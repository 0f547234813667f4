type Given = Readonly<Record<string, string | string[] | undefined>>

/** What the address asks: an event, a place and the size of the field, as they were typed. */
export interface WhatIfRequest {
  readonly event: string | undefined
  readonly place: number | undefined
  /** The entries so far when absent. */
  readonly field: number | undefined
}

const text = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const whole = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : undefined

export const readWhatIf = (params: Given): WhatIfRequest => ({
  event: text(params.event),
  place: whole(text(params.place)),
  field: whole(text(params.field)),
})
