/** Signs an account in at an API; answers its cookies. */
export const signIn = async (url: string, email: string, password: string): Promise<string> => {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`Signing in as ${email} answered ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}
