import { preferenceCookies, readDensity, readTheme, safeReturnPath } from '@/lib/preferences'

const year = 60 * 60 * 24 * 365
const setCookie = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`

/** Remembers theme or density and goes back to the page; a plain form, so it needs no script. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData()
  const headers = new Headers({ location: safeReturnPath(form.get('return')) })
  const [theme, density] = [form.get('theme'), form.get('density')]
  if (theme !== null) headers.append('set-cookie', setCookie(preferenceCookies.theme, readTheme(theme)))
  if (density !== null) headers.append('set-cookie', setCookie(preferenceCookies.density, readDensity(density)))
  return new Response(null, { status: 303, headers })
}
