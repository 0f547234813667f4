/** Names of the controls of a stage's form. */
export const draftNames = [
  'kind',
  'rounds',
  'legs',
  'groups',
  'firstRound',
  'objective',
  'secondBye',
  'avoidClub',
  'avoidAssociation',
  'avoidTeam',
  'cutAfter',
  'cutCount',
  'placement',
  'final',
  'series',
  'games',
  'from',
  'perGroup',
  'bestPlace',
  'bestCount',
  'carryOver',
  'factor',
  'cap',
  'online',
  'site',
] as const

/** What the form of a stage holds; all text, as controls give it. */
export type StageDraft = Readonly<Record<(typeof draftNames)[number], string>>

const whole = (text: string): number => Number.parseInt(text, 10)

/** `always`, or the last round in which those of one label are kept apart. */
const apart = (label: string, text: string) =>
  text === '' ? [] : [text === 'always' ? { label } : { label, untilRound: whole(text) }]

const swiss = (draft: StageDraft) => ({
  kind: 'swiss',
  rounds: whole(draft.rounds),
  settings: {
    objective: draft.objective,
    firstRound: draft.firstRound,
    secondBye: draft.secondBye,
    avoid: [
      ...apart('team', draft.avoidTeam),
      ...apart('club', draft.avoidClub),
      ...apart('association', draft.avoidAssociation),
    ],
  },
  ...(draft.cutAfter && draft.cutCount
    ? { cuts: [{ afterRound: whole(draft.cutAfter), remove: whole(draft.cutCount) }] }
    : {}),
})

const series = ({ series: kind, games }: StageDraft) =>
  kind === '' ? {} : { series: { kind, games: whole(games || '1') } }

const formatOf = (draft: StageDraft): object => {
  switch (draft.kind) {
    case 'swiss':
      return swiss(draft)
    case 'roundRobin':
      return { kind: 'roundRobin', legs: whole(draft.legs || '1'), groups: whole(draft.groups || '1') }
    case 'singleElimination':
      return { kind: 'singleElimination', placement: draft.placement, ...series(draft) }
    default:
      return { kind: 'doubleElimination', final: draft.final, ...series(draft) }
  }
}

const qualification = ({ from, perGroup, bestPlace, bestCount }: StageDraft) => {
  if (from === '') return {}
  const places = perGroup ? [{ kind: 'places', stage: from, perGroup: whole(perGroup) }] : []
  const best =
    bestPlace && bestCount
      ? [{ kind: 'bestOfPlace', stage: from, place: whole(bestPlace), count: whole(bestCount) }]
      : []
  return { from: [...places, ...best] }
}

const carried = ({ carryOver, factor, cap }: StageDraft) =>
  carryOver === 'factor' ? { kind: carryOver, factor: factor || '1', ...(cap ? { cap } : {}) } : { kind: carryOver }

/** The plan as the API reads it; undefined where rounds come from a movement, a seating or a file. */
export const planOf = (draft: StageDraft): string | undefined =>
  draft.kind === 'schedule'
    ? undefined
    : JSON.stringify({
        format: formatOf(draft),
        ...qualification(draft),
        ...(draft.from ? { carryOver: carried(draft) } : {}),
        ...(draft.site ? { site: draft.site } : {}),
        ...(draft.online ? { online: true } : {}),
      })
