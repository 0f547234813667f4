import type { IncomingHttpHeaders } from 'node:http'
import { err, ok, problem } from '@paiji/rules'
import { type RequestHandler, type Response, Router } from 'express'
import type { Viewer } from '../auth/viewer.js'
import type { Outcome } from '../base/problem.js'
import type { RequestContext } from '../context.js'
import { yearBook } from '../domain/casebook/year-book.js'
import { certificatePaper } from '../domain/certificates/certificate-paper.js'
import { eventOfRevisionVisibleTo } from '../domain/event-requests/visible-event.js'
import { awardPaper, placePaper, standingPaper } from '../domain/exports/explained-papers.js'
import { playerPaper } from '../domain/exports/player-paper.js'
import { bodyYearPaper, personYearPaper } from '../domain/exports/year-paper.js'
import { listPaper } from '../domain/exports/list-paper.js'
import { standingsPaper } from '../domain/exports/standings-paper.js'
import { type HandsPaperKind, handsPaper } from '../domain/hands/hands-paper.js'
import {
  type Paper,
  type PaperForm,
  type PictureLook,
  PLAIN_LOOK,
  pictureShapes,
  pictureThemes,
} from '../domain/papers/paper.js'
import { PaperBusyError, printPaper } from '../domain/papers/print-paper.js'
import { type PaperLanguage, paperLanguages } from '../domain/papers/words.js'
import type { Deps } from '../domain/shared/deps.js'
import { parseGlobalId } from '../domain/shared/global-id.js'
import { noSuchFile } from './saved-file.js'

interface Printed {
  readonly key: string
  readonly paper: Paper
  /** False for what is not everybody's: no shared cache keeps it. */
  readonly open?: boolean
}

type PaperDeps = Pick<Deps, 'db' | 'mailing'>
type Asked = Pick<RequestContext, 'viewer'> & { readonly deps: PaperDeps }
type Finder = (asked: Asked, name: string, language: PaperLanguage) => Promise<Printed | undefined>

const orNothing = (found: Outcome<Printed>): Printed | undefined => (found.ok ? found.value : undefined)

const byId =
  (
    type: string,
    find: (deps: PaperDeps, id: string, language: PaperLanguage, viewer: Viewer) => Promise<Outcome<Printed>>,
  ): Finder =>
  async ({ deps, viewer }, name, language) => {
    const id = parseGlobalId(name)
    return id?.type === type ? orNothing(await find(deps, id.id, language, viewer)) : undefined
  }

const handsOf = (kind: HandsPaperKind): Finder =>
  byId('PlaySession', (deps, sessionId, language, viewer) => handsPaper(deps, viewer, { sessionId, kind, language }))

const standingsFor = async (
  deps: PaperDeps,
  id: string,
  language: PaperLanguage,
  viewer: Viewer,
): Promise<Outcome<Printed>> => {
  const event = await eventOfRevisionVisibleTo(deps.db, viewer, id)
  if (!event) return err([problem('REVISION_UNKNOWN')])
  const found = await standingsPaper(deps, id, language)
  return found.ok ? ok({ ...found.value, open: !event.unannounced }) : found
}

/** A place on a list: both ids, with a full stop between. */
const placeFor: Finder = async ({ deps }, name, language) => {
  const [list, person] = name.split('.').map(parseGlobalId)
  if (list?.type !== 'RankingList' || person?.type !== 'Person') return undefined
  return orNothing(await placePaper(deps, { listId: list.id, personId: person.id }, language))
}

/** A contestant's line in a standing: both ids, with a full stop between. */
const lineFor: Finder = async ({ deps, viewer }, name, language) => {
  const [revision, entry] = name.split('.').map(parseGlobalId)
  if (revision?.type !== 'StandingsRevision' || entry?.type !== 'Entry') return undefined
  const event = await eventOfRevisionVisibleTo(deps.db, viewer, revision.id)
  const found = event && (await standingPaper(deps, { revisionId: revision.id, entryId: entry.id }, language))
  return found?.ok ? { ...found.value, open: !event?.unannounced } : undefined
}

/** A year looked back on: the ids of a person, of a pair or of a body, and the year, with full stops between. */
const yearFor: Finder = async ({ deps }, name, language) => {
  const parts = name.split('.')
  const year = /^[12]\d{3}$/.test(parts.at(-1) ?? '') ? Number(parts.pop()) : undefined
  const [first, other] = parts.map(parseGlobalId)
  if (year === undefined || !first || parts.length > 2) return undefined
  if (first.type === 'Organisation' && parts.length === 1)
    return orNothing(await bodyYearPaper(deps, { organisationId: first.id, year }, language))
  if (first.type !== 'Person' || (parts.length === 2 && other?.type !== 'Person')) return undefined
  return orNothing(await personYearPaper(deps, { personId: first.id, otherId: other?.id, year }, language))
}

/** What there is on paper, by the first word of its address. */
const finders: Readonly<Record<string, Finder>> = {
  casebook: async ({ deps }, name, language) =>
    /^\d{4}$/.test(name) ? yearBook(deps, Number(name), language) : undefined,
  'curtain-cards': handsOf('curtain-cards'),
  hands: handsOf('hands'),
  certificates: byId('Certificate', certificatePaper),
  standings: byId('StandingsRevision', standingsFor),
  lists: byId('RankingList', listPaper),
  players: byId('Person', playerPaper),
  awards: byId('PointAward', awardPaper),
  places: placeFor,
  lines: lineFor,
  years: yearFor,
}

const mediaTypes: Readonly<Record<PaperForm, string>> = { pdf: 'application/pdf', png: 'image/png' }

interface Wanted {
  readonly language: PaperLanguage
  readonly form: PaperForm
  readonly look: PictureLook
}

/** `square` and `dark` where a picture is, as `zh-CN.square.dark.png` names it; what is left out is wide and light. */
const nameOfLook = ({ shape, theme }: PictureLook): string =>
  [shape, theme].flatMap(part => (part === PLAIN_LOOK.shape || part === PLAIN_LOOK.theme ? [] : [`.${part}`])).join('')

const looks = pictureShapes.flatMap(shape => pictureThemes.map(theme => ({ shape, theme })))

/** Every file there is of a paper: its print, and its picture in each look. */
const files: readonly Wanted[] = paperLanguages.flatMap(language => [
  { language, form: 'pdf', look: PLAIN_LOOK },
  ...looks.map(look => ({ language, form: 'png' as const, look })),
])

const wantedBy = (file: string): Wanted | undefined =>
  files.find(({ language, form, look }) => file === `${language}${nameOfLook(look)}.${form}`)

/** What a saved paper is called: as it is headed, without what no file system takes. */
const fileNameOf = ({ title, kicker }: Paper, form: PaperForm): string => {
  const headed = [title, kicker].filter(Boolean).join(' · ')
  const plain = headed.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ')
  return `${[...plain].slice(0, 120).join('').trim()}.${form}`
}

const answer = async (
  response: Response,
  { key, paper, open = true }: Printed,
  { form, look }: Wanted,
): Promise<void> => {
  const file = await printPaper(key, paper, form, look)
  response.set({
    'content-type': mediaTypes[form],
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileNameOf(paper, form))}`,
    'cache-control': open ? 'public, max-age=60' : 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(Buffer.from(file))
}

/**
 * `/files/papers/<kind>/<name>/<language>.pdf`: what is public, and the hands of a session for whoever may see them; `.png` is
 * its head and first places as a picture, for whoever is sent the address of its page; `.square.png` and `.long.png` are made for
 * posts, the long one with the code to the page, each also `.dark.png`. Set in a thread of its own; 503 while
 * too many wait.
 */
export const paperRoute = (contextOf: (headers: IncomingHttpHeaders) => Promise<RequestContext>): Router => {
  const router = Router()
  const print: RequestHandler = async (request, response) => {
    const { kind = '', name = '', file = '' } = request.params as Readonly<Record<string, string>>
    const wanted = wantedBy(file)
    const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined
    const found = wanted && find ? await find(await contextOf(request.headers), name, wanted.language) : undefined
    if (!wanted || !found) return noSuchFile(response)
    try {
      await answer(response, found, wanted)
    } catch (error) {
      if (!(error instanceof PaperBusyError)) throw error
      response.status(503).set('retry-after', '5').end()
    }
  }
  router.get('/:kind/:name/:file', print)
  return router
}
