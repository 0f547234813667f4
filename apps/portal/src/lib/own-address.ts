import 'server-only'

import { headers } from 'next/headers'

/** The address under which the reader has reached the portal, without a path: what is printed for others to open. */
export const ownAddress = async (): Promise<string> => {
  const sent = await headers()
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? 'localhost'
  return `${sent.get('x-forwarded-proto') ?? 'http'}://${host}`
}
