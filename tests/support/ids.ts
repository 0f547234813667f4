/** The opaque id of a row, as clients see it. */
export const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url')

/** The row id behind an opaque id. */
export const rowIdOf = (id: string): string => Buffer.from(id, 'base64url').toString().split(':')[1] ?? ''
