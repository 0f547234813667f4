import 'server-only'

/** Where the API answers. Read for every request, so that one build serves any installation. */
export const apiUrl = (): string => process.env.API_URL ?? 'http://127.0.0.1:4000'
