/** The mutations of the life of events and entries, walked in `every-event-mutation.test.ts`. */
export const eventMutations = [
  'cancelEvent',
  'changeEvent',
  'copyEvent',
  'createFromTemplate',
  'reinstateEntry',
  'removeEntry',
  'removeEvent',
  'removeEventTemplate',
  'removeStage',
  'renameEntry',
  'restoreEvent',
  'saveEventTemplate',
] as const

/** The mutations of series, walked in `series.test.ts`. */
export const seriesMutations = ['beginSeason', 'setSeries', 'setSeriesTerms'] as const

/** The mutations of what officers say in the place of a side, walked in `stated-acts.test.ts`. */
export const statedActMutations = ['contestStatedAct'] as const

/** The mutations of matches on other days, walked in `match-days.test.ts`. */
export const matchDayMutations = ['answerMatchMove', 'moveMatch'] as const

/** The mutations of draws for seats, walked in `seat-draw.test.ts`. */
export const seatDrawMutations = ['drawNumber', 'openSeatDraw'] as const

/** The mutations of players who enter themselves, walked in `own-entry.test.ts`. */
export const ownEntryMutations = [
  'answerEntry',
  'checkIn',
  'decideEntry',
  'leaveEntry',
  'recordFee',
  'requestEntry',
  'setEntryTerms',
] as const

/** The mutations of the register of sanctions, walked in `sanctions.test.ts`. */
export const sanctionMutations = ['confirmSanction', 'imposeSanction', 'liftSanction'] as const

/** The mutations of requests for events, walked in `event-requests.test.ts`. */
export const eventRequestMutations = [
  'announceEvent',
  'decideEventRequest',
  'requestEvent',
  'resubmitEventRequest',
  'setSanctionRules',
  'withdrawEventRequest',
] as const

/** The mutations of files and documents, walked in `event-documents.test.ts`. */
export const documentMutations = ['attachDocument', 'openUpload', 'removeDocument'] as const

/** The mutations of the words of rulebooks, walked in `law-texts.test.ts`. */
export const lawTextMutations = ['layLawText', 'withdrawLawText'] as const

/** The mutations of the rules that bodies make themselves, walked in `body-rules.test.ts`. */
export const bodyRulesMutations = ['holdUnderRules', 'publishBodyRules', 'releaseFromRules'] as const

/** The mutations of photos, walked in `photos.test.ts`. */
export const photoMutations = ['removePhoto', 'setPhoto'] as const

/** The mutations of hands, walked in `session-hands.test.ts`. */
export const handMutations = ['attachHands', 'dealHands'] as const

/** The mutations of claims on records, walked in `claims.test.ts`. */
export const claimMutations = ['claimPerson', 'decideClaim', 'withdrawClaim'] as const

/** The mutations of the conditions of contest, walked in `conditions.test.ts`. */
export const conditionsMutations = ['publishConditions', 'saveConditions'] as const

/** The mutations of grades, walked in `grades.test.ts`. */
export const gradeMutations = ['changeGrade', 'decideGrades', 'findGradeCandidates', 'proposeGrades'] as const

/** The mutations of certificates, walked in `certificates.test.ts`. */
export const certificateMutations = ['issueCertificate', 'withdrawCertificate'] as const
