import 'server-only'

/** Where the API answers. Read for every request, so that one build serves any installation. */
export const apiUrl = (): string => process.env.API_URL ?? 'http://127.0.0.1:4000'

/** Proves to the API that the address passed on is one that the portal saw. */
export const forwardProof = (): Readonly<Record<string, string>> => {
  const secret = process.env.PAIJI_FORWARD_SECRET
  return secret ? { 'x-paiji-forward': secret } : {}
}
