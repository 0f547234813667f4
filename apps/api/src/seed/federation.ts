import { DEMO_PASSWORD } from './logins.js'
import { PLACES } from './places.js'
import { eachOf, type Troupe } from './troupe.js'

/** The demo federation, by which it is known again. */
export const FEDERATION_CODE = 'DEMO'

export interface Body {
  readonly id: string
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

export interface Federation {
  readonly federation: Body
  readonly associations: readonly Body[]
  readonly clubs: readonly Body[]
}

export const ADMIN = 'admin@paiji.example'
export const SECOND_ADMIN = 'admin2@paiji.example'

const FEDERATION = { code: FEDERATION_CODE, nameZh: '牌籍示范联合会', nameEn: 'Paiji Demo Federation' }

/** The first day: whoever holds the one-time code founds the federation with its two administrators. */
export const foundDemo = async (troupe: Troupe, at: Date): Promise<Body> => {
  const administrators = [
    { name: '顾怀远', email: ADMIN, password: DEMO_PASSWORD },
    { name: '柳如茵', email: SECOND_ADMIN, password: DEMO_PASSWORD },
  ]
  const { setupCode } = troupe
  const input = { ...FEDERATION, setupCode, timeZone: 'Asia/Shanghai', administrators }
  const { organisation } = await troupe.act<{ organisation: { id: string } }>(
    undefined,
    at,
    'foundFederation',
    input,
    'organisation { id }',
  )
  return { id: organisation.id, ...FEDERATION }
}

interface NewBody extends Omit<Body, 'id'> {
  readonly kind: 'association' | 'club'
  readonly parent: string
}

/** The office takes associations and clubs in; cities have associations of their own where they are large. */
export const makeBodies = async (troupe: Troupe, office: string, at: Date, federation: Body): Promise<Federation> => {
  const make = async (input: NewBody): Promise<Body> => {
    type Made = { organisation: { id: string } }
    const made = await troupe.act<Made>(office, at, 'createOrganisation', input, 'organisation { id }')
    return { id: made.organisation.id, code: input.code, nameZh: input.nameZh, nameEn: input.nameEn }
  }
  const association = (code: string, zh: string, en: string, parent: string) =>
    make({ kind: 'association', code, parent, nameZh: `${zh}牌类运动协会`, nameEn: `${en} Card Sports Association` })
  const regions = await eachOf(PLACES, 4, ({ code, zh, en }) => association(code, zh, en, federation.id))
  const cities = await eachOf(
    PLACES.flatMap(({ code, cities = [] }, at) => cities.map(city => ({ code, city, parent: regions[at]?.id ?? '' }))),
    4,
    async ({ code, city: [own, zh, en], parent }) => association(`${code}-${own}`, zh, en, parent),
  )
  const clubs = await eachOf(
    PLACES.flatMap(({ code, clubs }, region) => clubs.map((club, at) => ({ code, club, at, region }))),
    4,
    ({ code, club: [zh, en, city], at, region }) =>
      make({
        kind: 'club',
        code: `${code}-C${at + 1}`,
        parent: (cities.find(one => one.code === `${code}-${city}`) ?? regions[region])?.id ?? '',
        nameZh: `${zh}俱乐部`,
        nameEn: `${en} Club`,
      }),
  )
  return { federation, associations: [...regions, ...cities], clubs }
}
