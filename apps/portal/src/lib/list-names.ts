/** The lists that the portal gives as files. */
export const listNames = [
  'people',
  'members',
  'bodies',
  'officials',
  'entries',
  'ranking',
  'standings',
  'classification',
  'events',
] as const
export type ListName = (typeof listNames)[number]
