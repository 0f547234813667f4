import type { EntrantDraft } from '../entrant-register.js'
import type { Direction, ImportedAward, ImportedEntrant, ImportedPlayer, ImportedPublished } from '../imported-event.js'
import { remarkNames } from '../stated/statements.js'
import { defined } from '../values/defined.js'
import { readDecimal, readInteger, readPlace } from '../values/number.js'
import { identifier, longestText, plainText } from '../values/text.js'
import type { XmlElement } from '../xml/xml-element.js'
import { optionalValue, type UsebioContext } from './context.js'

const entrantKinds = { PAIR: 'pair', TEAM: 'team', PLAYER: 'player' } as const satisfies Record<
  string,
  ImportedEntrant['kind']
>
type EntrantTag = keyof typeof entrantKinds

const numberTags: Readonly<Record<EntrantTag, readonly string[]>> = {
  PAIR: ['PAIR_NUMBER'],
  TEAM: ['TEAM_NUMBER', 'TEAM_ID'],
  PLAYER: ['PLAYER_NUMBER'],
}

const attributesOf: Readonly<Record<EntrantTag, string>> = { PAIR: 'PAIR_ID', TEAM: 'TEAM_ID', PLAYER: 'PLAYER_ID' }

const ownNumber = (element: XmlElement, tag: EntrantTag): string | undefined => {
  const child = numberTags[tag].map(name => element.value(name)).find(value => value !== undefined)
  return child ?? element.attribute(attributesOf[tag])
}

const readDirection = (text: string): Direction | undefined => {
  const letter = text.trim().toUpperCase()
  if (letter === 'NS' || letter === 'N/S' || letter === 'N') return 'NS'
  return letter === 'EW' || letter === 'E/W' || letter === 'E' ? 'EW' : undefined
}

const readAwards = (element: XmlElement): readonly ImportedAward[] | undefined => {
  const holders = [element, ...element.all('MASTER_POINTS')]
  const awards = holders.flatMap(holder =>
    holder.all('MASTER_POINTS_AWARDED').flatMap((points, i) => {
      const amount = readDecimal(points.text)
      const kind = (holder.all('MASTER_POINT_TYPE')[i] ?? holder.first('MASTER_POINT_TYPE'))?.text
      return amount === undefined ? [] : [defined({ points: amount, kind: kind ? plainText(kind) : undefined })]
    }),
  )
  return awards.length > 0 ? awards : undefined
}

const readPublished = (context: UsebioContext, element: XmlElement): ImportedPublished => {
  const decimal = (name: string) => optionalValue(context.log, element, name, readDecimal, 'VALUE_NOT_A_NUMBER')
  const percent = decimal('PERCENTAGE')
  const outside = percent !== undefined && (percent.startsWith('-') || Number(percent) > 100)
  if (outside) context.log.warn('VALUE_OUT_OF_RANGE', element.first('PERCENTAGE')?.location, { value: percent })
  return defined({
    total: decimal('TOTAL_SCORE') ?? decimal('TEAM_SCORE'),
    percent,
    place: optionalValue(context.log, element, 'PLACE', readPlace, 'PLACE_INVALID'),
    imps: decimal('PAIR_IMPS'),
    adjustment: decimal('ADJUSTMENT'),
    handicap: decimal('HANDICAP'),
    winsOrDraws: decimal('WINS_OR_DRAWS'),
    boardsPlayed: optionalValue(
      context.log,
      element,
      'BOARDS_PLAYED',
      t => readInteger(t, 0, 9999),
      'VALUE_NOT_A_NUMBER',
    ),
    awards: readAwards(element),
  })
}

const readPlayer = (context: UsebioContext, element: XmlElement): ImportedPlayer => {
  const name = plainText(element.value('PLAYER_NAME') ?? '')
  if (name === '') context.log.warn('PLAYER_NAME_MISSING', element.location)
  if (name.length >= longestText) context.log.warn('VALUE_TOO_LONG', element.location, { most: longestText })
  const rateable = element.attribute('RATEABLE')?.toUpperCase()
  return defined({
    name,
    nationalId: identifier(element.value('NATIONAL_ID_NUMBER')),
    clubId: identifier(element.value('CLUB_ID_NUMBER')),
    number: identifier(element.value('PLAYER_NUMBER')),
    rateable: rateable === undefined ? undefined : rateable.startsWith('Y'),
    location: element.location,
  })
}

const playersOf = (context: UsebioContext, element: XmlElement, tag: EntrantTag): readonly ImportedPlayer[] => {
  if (tag === 'PLAYER') return [readPlayer(context, element)]
  const holders = [element, ...element.all('PAIR')]
  const players = holders.flatMap(holder => holder.all('PLAYER').map(player => readPlayer(context, player)))
  if (tag === 'PAIR' && players.length !== 2)
    context.log.warn('PLAYER_COUNT_ODD', element.location, { count: players.length })
  return players
}

const addEntrant = (
  context: UsebioContext,
  element: XmlElement,
  tag: EntrantTag,
  scope: string,
  section: string | undefined,
): (ImportedPublished & { key: string }) | undefined => {
  const number = plainText(ownNumber(element, tag) ?? '')
  if (number === '') {
    context.log.error('VALUE_MISSING', element.location, { element: numberTags[tag][0] as string })
    return undefined
  }
  const draft: EntrantDraft = {
    number,
    kind: entrantKinds[tag],
    name: tag === 'TEAM' ? plainText(element.value('TEAM_NAME') ?? '') || undefined : undefined,
    section,
    direction: optionalValue(context.log, element, 'DIRECTION', readDirection, 'DIRECTION_INVALID'),
    players: playersOf(context, element, tag),
    published: readPublished(context, element),
    location: element.location,
    aliases: element.all('PAIR').flatMap(pair => pair.value('PAIR_NUMBER') ?? []),
  }
  const added = context.register.add(scope, draft, context.winners === 2)
  if (added.clash) context.log.error('ENTRANT_REPEATED', element.location, { number })
  const before = added.again ? context.register.get(added.key) : undefined
  if (before) remarkNames(context.log, element.location, before, draft.players)
  return { key: added.key, ...draft.published }
}

/**
 * Registers everybody in the PARTICIPANTS directly under `holder`; returns what is published there, in order.
 * @param section set when numbers are unique only within a section
 */
export const readParticipants = (
  context: UsebioContext,
  holder: XmlElement,
  scope: string,
  section: string | undefined,
): readonly (ImportedPublished & { key: string })[] =>
  holder.all('PARTICIPANTS').flatMap(participants =>
    participants.children.flatMap(element => {
      const tag = element.name as EntrantTag
      if (!Object.hasOwn(entrantKinds, tag)) return []
      return addEntrant(context, element, tag, scope, section) ?? []
    }),
  )
