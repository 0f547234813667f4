/** Words that the client components of a case use. */
export const clientNamespaces = [
  'common',
  'caseAct',
  'clause',
  'clock',
  'evidence',
  'evidenceKind',
  'failure',
  'filing',
  'appealSubject',
  'appealMatter',
  'capacity',
  'notice',
  'myCases',
  'problem',
  'problemList',
  'frame',
] as const
