import { DEMO_PASSWORD } from './logins.js'
import { eachOf, type Troupe } from './troupe.js'

/** The demo federation, by which it is known again. */
export const FEDERATION_CODE = 'DEMO'

interface Place {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly cities?: readonly (readonly [code: string, zh: string, en: string])[]
  readonly clubs: readonly (readonly [zh: string, en: string, city?: string])[]
}

const PLACES: readonly Place[] = [
  { code: 'BJ', zh: '北京', en: 'Beijing', clubs: [['什刹海', 'Shichahai'], ['未名湖', 'Weiming Lake'], ['燕山', 'Yanshan'], ['亦庄', 'Yizhuang'], ['玉渊潭', 'Yuyuantan'], ['香山', 'Fragrant Hills']] },
  { code: 'SH', zh: '上海', en: 'Shanghai', clubs: [['外滩', 'The Bund'], ['徐汇', 'Xuhui'], ['静安', "Jing'an"], ['浦江', 'Pujiang'], ['虹桥', 'Hongqiao'], ['Lane 49 国际', 'Lane 49 International']] },
  { code: 'JS', zh: '江苏', en: 'Jiangsu', cities: [['NJ', '南京', 'Nanjing'], ['SZ', '苏州', 'Suzhou']], clubs: [['玄武湖', 'Xuanwu Lake', 'NJ'], ['紫金山', 'Purple Mountain', 'NJ'], ['平江路', 'Pingjiang Road', 'SZ'], ['金鸡湖', 'Jinji Lake', 'SZ'], ['淮安掼蛋', "Huai'an Guandan"], ['太湖', 'Taihu']] },
  { code: 'ZJ', zh: '浙江', en: 'Zhejiang', clubs: [['西湖', 'West Lake'], ['宁波天一', 'Ningbo Tianyi'], ['雁荡', 'Yandang'], ['乌镇', 'Wuzhen'], ['千岛湖', 'Qiandao Lake']] },
  { code: 'GD', zh: '广东', en: 'Guangdong', cities: [['GZ', '广州', 'Guangzhou'], ['SN', '深圳', 'Shenzhen']], clubs: [['越秀', 'Yuexiu', 'GZ'], ['珠江', 'Pearl River', 'GZ'], ['莲花山', 'Lianhua Hill', 'SN'], ['前海', 'Qianhai', 'SN'], ['佛山祖庙', 'Foshan']] },
  { code: 'SC', zh: '四川', en: 'Sichuan', clubs: [['锦里', 'Jinli'], ['宽窄巷', 'Kuanzhai Alley'], ['青城山', 'Mount Qingcheng'], ['峨眉', 'Emei']] },
  { code: 'HB', zh: '湖北', en: 'Hubei', clubs: [['黄鹤楼', 'Yellow Crane'], ['东湖', 'East Lake'], ['三峡', 'Three Gorges'], ['襄阳古城', 'Xiangyang']] },
  { code: 'SX', zh: '陕西', en: 'Shaanxi', clubs: [['大雁塔', 'Wild Goose Pagoda'], ['曲江', 'Qujiang'], ['华山', 'Mount Hua'], ['延河', 'Yanhe']] },
] // biome-ignore format: a table

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
