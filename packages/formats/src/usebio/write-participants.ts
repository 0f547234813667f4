import type { ImportedEntrant, ImportedPlayer, ImportedPublished } from '../imported-event.js'
import type { LossLog } from '../written-file.js'
import { xmlElement, xmlValue, type XmlNode } from '../xml/write-xml.js'

const yesNo = (value: boolean | undefined): string | undefined => (value === undefined ? undefined : value ? 'Y' : 'N')

const playerFields = (player: ImportedPlayer): XmlNode => [
  xmlValue('PLAYER_NAME', player.name),
  xmlValue('CLUB_ID_NUMBER', player.clubId),
  xmlValue('NATIONAL_ID_NUMBER', player.nationalId),
]

const publishedFields = (published: ImportedPublished): XmlNode => [
  xmlValue('TOTAL_SCORE', published.total),
  xmlValue('PERCENTAGE', published.percent),
  xmlValue('PLACE', published.place),
  xmlValue('BOARDS_PLAYED', published.boardsPlayed),
  xmlValue('ADJUSTMENT', published.adjustment),
  xmlValue('HANDICAP', published.handicap),
  xmlValue('WINS_OR_DRAWS', published.winsOrDraws),
  xmlValue('PAIR_IMPS', published.imps),
  published.awards?.map(award =>
    xmlElement('MASTER_POINTS', {}, [
      xmlValue('MASTER_POINTS_AWARDED', award.points),
      xmlValue('MASTER_POINT_TYPE', award.kind),
    ]),
  ),
]

const players = (entrant: ImportedEntrant, losses: LossLog): XmlNode =>
  entrant.players.map(player => {
    losses.field('player.number', player.number)
    return xmlElement('PLAYER', { RATEABLE: yesNo(player.rateable) }, playerFields(player))
  })

const writeEntrant = (entrant: ImportedEntrant, published: ImportedPublished, losses: LossLog): string => {
  if (entrant.kind === 'player') {
    const [player] = entrant.players
    return xmlElement('PLAYER', { RATEABLE: yesNo(player?.rateable) }, [
      xmlValue('PLAYER_NUMBER', entrant.number),
      publishedFields(published),
      player && playerFields(player),
    ])
  }
  const own = [xmlValue('DIRECTION', entrant.direction), publishedFields(published), players(entrant, losses)]
  if (entrant.kind === 'pair') return xmlElement('PAIR', {}, [xmlValue('PAIR_NUMBER', entrant.number), own])
  return xmlElement('TEAM', { TEAM_ID: entrant.number }, [xmlValue('TEAM_NAME', entrant.name), own])
}

/** PARTICIPANTS, or nothing when nobody is listed here. */
export const writeParticipants = (
  entries: readonly { readonly entrant: ImportedEntrant; readonly published: ImportedPublished }[],
  losses: LossLog,
): string | undefined =>
  entries.length === 0
    ? undefined
    : xmlElement(
        'PARTICIPANTS',
        {},
        entries.map(({ entrant, published }) => writeEntrant(entrant, published, losses)),
      )
