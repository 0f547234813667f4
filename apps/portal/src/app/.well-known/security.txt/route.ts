import { connection } from 'next/server'
import { publicAddress } from '@/lib/public-address'
import { securityText } from '@/lib/security-text'

/** `/.well-known/security.txt`: whom to tell of a weakness, as `PAIJI_SECURITY_CONTACT` says. */
export async function GET(): Promise<Response> {
  await connection()
  const text = securityText(process.env.PAIJI_SECURITY_CONTACT, publicAddress(), new Date())
  return text
    ? new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : new Response('Nobody is named.\n', { status: 404 })
}
