/** What the routes behind plain forms share: forms that work without a script and answer with the next page. */

/** Only pages of this site may send such a form. */
export const comesFromHere = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The next page, with the cookies that go with it. */
export const seeOther = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
