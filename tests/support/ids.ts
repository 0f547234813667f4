/** The opaque id of a row, as clients see it. */
export const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url')
