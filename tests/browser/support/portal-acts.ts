import documents from '../../../apps/portal/persisted-documents.json' with { type: 'json' }

type Answer = Readonly<Record<string, unknown>>

/** Asks with the document the portal itself sends; answers what its first field answers. */
const send = async (url: string, cookie: string, operation: string, variables: object): Promise<Answer> => {
  const query = Object.values(documents).find(document => document.startsWith(`${operation}(`))
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const text = await response.text()
  const [answer] = response.ok ? Object.values(JSON.parse(text).data ?? {}) : []
  if (!answer) throw new Error(`${operation} was answered ${response.status}: ${text}`)
  return answer as Answer
}

/** What a query of the portal answers. */
export const query = (url: string, cookie: string, name: string, variables: object): Promise<Answer> =>
  send(url, cookie, `query ${name}`, variables)

/** The payload of a mutation of the portal. */
export const mutate = (url: string, cookie: string, name: string, input: object): Promise<Answer> =>
  send(url, cookie, `mutation ${name}`, { input })

/** The body in whose name an account brings results in, as the desk of imports offers it. */
export const ownBody = async (url: string, cookie: string): Promise<string> => {
  const desk = await (await fetch(`${url}/en/desk/imports`, { headers: { cookie } })).text()
  const body = /<option value="([^"]+)"/.exec(desk)?.[1]
  if (!body) throw new Error('The desk of imports offers no body.')
  return body
}
