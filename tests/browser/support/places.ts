/** Addresses of one page of every family, without the language, found by following the pages' own links. */
export interface Addresses {
  readonly event: string
  /** An event that is not official yet. */
  readonly openEvent: string
  readonly scorecard: string
  readonly board: string
  readonly explainTotal: string
  readonly explainPoints: string
  readonly explainRanking: string
  readonly player: string
  readonly ranking: string
  readonly club: string
}

export interface Surroundings {
  readonly url: string
  readonly password: string
  readonly addresses: Addresses
}

const VARIABLE = 'PAIJI_BROWSER_SURROUNDINGS'

/** Tells the workers, which inherit the environment, where everything is. */
export const announce = (surroundings: Surroundings): void => {
  process.env[VARIABLE] = JSON.stringify(surroundings)
}

export const surroundings = (): Surroundings => {
  const told = process.env[VARIABLE]
  if (!told) throw new Error('The global setup has not run.')
  return JSON.parse(told) as Surroundings
}

/** An official event that was corrected, and one whose standings are provisional; both are in the demo. */
const OFFICIAL = 'BRA-2025-02'
const OPEN = 'BRA-2026-10'

export const findPlaces = async (url: string): Promise<Addresses> => {
  const linksOf = async (path: string): Promise<string[]> => {
    const response = await fetch(`${url}/en${path}`)
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    const html = await response.text()
    return [...html.matchAll(/href="\/en([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  }
  const link = async (path: string, pattern: RegExp): Promise<string> => {
    const found = (await linksOf(path)).find(href => pattern.test(href))
    if (!found) throw new Error(`${path} has no link like ${pattern}.`)
    return found
  }
  const event = await link(`/events?text=${OFFICIAL}`, /^\/events\/[^/?]+$/)
  const ranking = '/rankings/bridge-open'
  return {
    event,
    openEvent: await link(`/events?text=${OPEN}`, /^\/events\/[^/?]+$/),
    scorecard: await link(`${event}/entries`, /\/entries\/[^/]+/),
    board: await link(`${event}/boards`, /\/boards\/[^/]+/),
    explainTotal: await link(event, /^\/explain\/standing\//),
    explainPoints: await link(event, /^\/explain\/award\//),
    explainRanking: await link(ranking, /^\/explain\/ranking\//),
    player: await link(ranking, /^\/players\/[^/?]+$/),
    ranking,
    club: await link('/clubs', /^\/clubs\/[^/?]+$/),
  }
}
