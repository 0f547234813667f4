import type { Db } from '../../db/client.js'
import { PLACES } from '../../seed/places.js'
import { addOrganisation } from '../scenario.js'

export const FEDERATION_CODE = 'PAIJI'

export interface SeededBody {
  readonly id: string
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

export interface SeededFederation {
  readonly federation: SeededBody
  readonly associations: readonly SeededBody[]
  readonly clubs: readonly SeededBody[]
}

const club = (zh: string, en: string): { nameZh: string; nameEn: string } => ({
  nameZh: `${zh}俱乐部`,
  nameEn: `${en} Club`,
})

/** The federation, its associations, two layers where cities have their own, and forty clubs. */
export const seedFederation = async (db: Db): Promise<SeededFederation> => {
  const made = async (spec: Parameters<typeof addOrganisation>[1]): Promise<SeededBody> => ({
    id: await addOrganisation(db, spec),
    code: spec.code,
    nameZh: spec.nameZh,
    nameEn: spec.nameEn,
  })
  const federation = await made({
    code: FEDERATION_CODE,
    kind: 'federation',
    nameZh: '牌籍示范联合会',
    nameEn: 'Paiji Demo Federation',
  })
  const associations: SeededBody[] = []
  const clubs: SeededBody[] = []
  const association = async (code: string, zh: string, en: string, parentId: string): Promise<SeededBody> => {
    const spec = {
      code,
      kind: 'association',
      parentId,
      nameZh: `${zh}牌类运动协会`,
      nameEn: `${en} Card Sports Association`,
    } as const
    const body = await made(spec)
    associations.push(body)
    return body
  }
  for (const { code, zh, en, cities, clubs: named } of PLACES) {
    const region = await association(code, zh, en, federation.id)
    const cityIds = new Map<string, string>()
    for (const [cityCode, cityZh, cityEn] of cities ?? []) {
      cityIds.set(cityCode, (await association(`${code}-${cityCode}`, cityZh, cityEn, region.id)).id)
    }
    for (const [at, [clubZh, clubEn, city]] of named.entries()) {
      const parentId = cityIds.get(city ?? '') ?? region.id
      clubs.push(await made({ code: `${code}-C${at + 1}`, kind: 'club', parentId, ...club(clubZh, clubEn) }))
    }
  }
  return { federation, associations, clubs }
}
