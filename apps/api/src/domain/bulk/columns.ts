import type { tableKinds } from '../../db/schema/index.js'
import { foldText } from '../registry/folding.js'

export type TableKind = (typeof tableKinds)[number]

export const playerColumns = [
  'player1',
  'player2',
  'player3',
  'player4',
  'player5',
  'player6',
  'player7',
  'player8',
] as const

export const tableColumns = [
  'name',
  'familyName',
  'givenName',
  'latinName',
  'gender',
  'birthDate',
  'body',
  'person',
  'issuer',
  'identifier',
  'from',
  'lastDay',
  'until',
  'code',
  'nameZh',
  'nameEn',
  'kind',
  'parent',
  'region',
  'venue',
  'contactName',
  'contactEmail',
  'contactPhone',
  'team',
  'entryNumber',
  'seed',
  ...playerColumns,
  'sport',
  'licence',
  'level',
  'pointKind',
  'amount',
  'day',
  'category',
  'note',
  'grade',
  'event',
  'place',
  'field',
  'percent',
  'partners',
] as const
export type TableColumn = (typeof tableColumns)[number]

/** Kinds of sheets that bring in what an earlier system kept: their rows carry it as their source. */
const historyKinds: readonly TableKind[] = ['points', 'grades', 'results']
export const isHistory = (kind: TableKind): boolean => historyKinds.includes(kind)

/** Which column of the file, from 0, holds what. */
export type Mapping = Partial<Record<TableColumn, number>>

interface KindColumns {
  readonly columns: readonly TableColumn[]
  /** Of each group one at least. */
  readonly needed: readonly (readonly TableColumn[])[]
}

export const columnsOf: Readonly<Record<TableKind, KindColumns>> = {
  people: {
    columns: [
      'name',
      'familyName',
      'givenName',
      'latinName',
      'gender',
      'birthDate',
      'body',
      'from',
      'lastDay',
      'until',
      'issuer',
      'identifier',
    ],
    needed: [['name', 'familyName', 'latinName']],
  },
  memberships: {
    columns: ['person', 'name', 'issuer', 'identifier', 'body', 'from', 'lastDay', 'until'],
    needed: [['person', 'name', 'identifier']],
  },
  clubs: {
    columns: [
      'code',
      'nameZh',
      'nameEn',
      'kind',
      'parent',
      'region',
      'venue',
      'contactName',
      'contactEmail',
      'contactPhone',
    ],
    needed: [['code'], ['nameZh', 'nameEn']],
  },
  entries: { columns: ['entryNumber', 'team', 'seed', ...playerColumns], needed: [['player1']] },
  officials: {
    columns: ['person', 'name', 'issuer', 'identifier', 'sport', 'licence', 'level', 'from', 'lastDay', 'until'],
    needed: [['person', 'name', 'identifier'], ['sport'], ['licence'], ['level'], ['from']],
  },
  points: {
    columns: [
      'person',
      'name',
      'issuer',
      'identifier',
      'amount',
      'day',
      'pointKind',
      'sport',
      'category',
      'note',
      'lastDay',
      'until',
    ],
    needed: [['person', 'name', 'identifier'], ['amount'], ['day']],
  },
  grades: {
    columns: ['person', 'name', 'issuer', 'identifier', 'grade', 'day', 'sport', 'note'],
    needed: [['person', 'name', 'identifier'], ['grade'], ['day']],
  },
  results: {
    columns: [
      'person',
      'name',
      'issuer',
      'identifier',
      'event',
      'day',
      'place',
      'field',
      'percent',
      'amount',
      'partners',
      'sport',
      'category',
    ],
    needed: [['person', 'name', 'identifier'], ['event'], ['day']],
  },
}

/** How the heads of columns are written in both languages, folded; the first that fits takes the column. */
const heads: Readonly<Record<TableColumn, readonly string[]>> = {
  name: [
    '姓名',
    '名字',
    '中文姓名',
    '会员姓名',
    '牌手',
    '裁判员',
    'name',
    'fullname',
    'chinesename',
    'player',
    'member',
  ],
  familyName: ['姓', '姓氏', 'familyname', 'surname', 'lastname'],
  givenName: ['名', 'givenname', 'firstname'],
  latinName: [
    '拼音或拉丁姓名',
    'nameinlatinletters',
    '拼音',
    '姓名拼音',
    '拉丁姓名',
    '英文姓名',
    '英文名',
    'latinname',
    'pinyin',
    'englishname',
  ],
  gender: ['性别', 'gender', 'sex'],
  birthDate: ['出生日期', '生日', '出生', '出生年月日', 'birthdate', 'dateofbirth', 'birthday', 'born', 'dob'],
  body: [
    '俱乐部或协会',
    'cluborassociation',
    '俱乐部',
    '所属俱乐部',
    '单位',
    '协会',
    '团体',
    '所属',
    'club',
    'organisation',
    'organization',
    'body',
    'association',
  ],
  person: [
    '会员号',
    '牌籍号',
    '编号',
    '注册号',
    '号码',
    '证号',
    'number',
    'membernumber',
    'memberno',
    'playernumber',
    'id',
    'no',
  ],
  issuer: ['外部号码的机构', 'issueroftheothernumber', '发号机构', '号码机构', 'issuer', 'numberissuer', 'issuedby'],
  identifier: ['外部号码', '其他号码', '原号码', 'externalnumber', 'othernumber', 'externalid'],
  from: ['生效日期', '开始日期', '起始日期', '自', '入会日期', 'from', 'validfrom', 'since', 'joined', 'start'],
  // In common speech, and on every card, what is written is the last day on which it holds.
  lastDay: [
    '有效期至含当日',
    'validuntillastday',
    '有效期至',
    '有效期',
    '有效至',
    '到期日期',
    '到期日',
    '截止日期',
    '终止日期',
    '至',
    'until',
    'validuntil',
    'validto',
    'expires',
    'expirydate',
    'lastday',
    'end',
  ],
  until: [
    '失效首日',
    '有效期至失效首日',
    'firstdayitisnolongervalid',
    'firstdayitnolongerholds',
    'untilfirstdayitnolongerholds',
    '失效日期',
  ],
  code: ['代码', '俱乐部代码', '编码', 'code', 'clubcode'],
  nameZh: ['中文名称', '名称', '俱乐部名称', '中文名', 'chinesename', 'namezh', 'nameinchinese'],
  nameEn: ['英文名称', 'englishname', 'nameen', 'nameinenglish', 'name'],
  kind: ['类型', '种类', 'kind', 'type'],
  parent: ['bodyabove', '上级', '上级协会', '上级代码', 'parent', 'above', 'parentcode'],
  region: ['地区', '省市', '区域', 'region', 'province', 'city'],
  venue: ['场地', '地址', '活动地点', 'venue', 'address'],
  contactName: ['联系人', 'contact', 'contactname', 'contactperson'],
  contactEmail: ['邮箱', '电子邮箱', '电子邮件', 'email', 'mail', 'contactemail'],
  contactPhone: ['电话', '联系电话', '手机', 'phone', 'telephone', 'mobile', 'contactphone'],
  team: ['队名', '队伍', '代表队', 'team', 'teamname'],
  entryNumber: ['参赛号', '号', '序号', '编号', 'entry', 'entrynumber', 'number', 'no'],
  seed: ['种子', '种子号', '种子顺位', 'seed', 'seeding'],
  player1: [
    '牌手1',
    '队员1',
    '选手1',
    '牌手一',
    '队员一',
    '牌手',
    '选手',
    '姓名',
    'player1',
    'player',
    'name',
    'name1',
  ],
  player2: ['牌手2', '队员2', '选手2', '牌手二', '队员二', '搭档', '同伴', 'player2', 'partner', 'name2'],
  player3: ['牌手3', '队员3', '选手3', '队员三', 'player3', 'name3'],
  player4: ['牌手4', '队员4', '选手4', '队员四', 'player4', 'name4'],
  player5: ['牌手5', '队员5', '选手5', '队员五', 'player5', 'name5'],
  player6: ['牌手6', '队员6', '选手6', '队员六', 'player6', 'name6'],
  player7: ['牌手7', '队员7', '选手7', '队员七', 'player7', 'name7'],
  player8: ['牌手8', '队员8', '选手8', '队员八', 'player8', 'name8'],
  sport: ['项目', '运动项目', 'sport', 'discipline'],
  licence: ['岗位', '资格', '种类', '类型', 'licence', 'license', 'kind', 'role'],
  level: ['等级', '级别', 'level', 'grade'],
  pointKind: ['积分种类', '分类', '颜色', '种类', 'kindofpoints', 'pointkind', 'colour', 'color', 'kind', 'type'],
  amount: ['积分', '分数', '得分', '大师分', '积分余额', '余额', '合计', 'points', 'amount', 'balance', 'masterpoints'],
  day: [
    '获得日期',
    '授予日期',
    '授予时间',
    'awardedon',
    'since',
    '积分日期',
    '日期',
    '截至日期',
    '获得日',
    'dayearned',
    'earnedon',
    'date',
    'day',
    'asof',
  ],
  category: ['赛事级别', '比赛级别', '级别', 'levelofevent', 'category', 'level'],
  grade: ['等级或称号', 'gradeortitle', '等级', '称号', '等级称号', '段位', 'grade', 'title', 'rank'],
  event: ['赛事名称', 'nameofevent', '赛事', '比赛', '比赛名称', '赛事名', 'event', 'eventname', 'tournament'],
  place: ['名次', 'place', '排名', 'rank', 'position'],
  field: [
    '参赛数',
    'numberranked',
    '参赛对数',
    '参赛队数',
    '参赛人数',
    '总数',
    'field',
    'pairs',
    'teams',
    'contestants',
  ],
  percent: ['得分率', 'percentage', '百分比', '得分率%', 'percent', 'score%'],
  partners: ['搭档或队伍', 'partnerorteam', '搭档', '同伴', '队伍', '队名', '代表队', 'partner', 'team', 'partners'],
  note: ['事由', '来由', '说明', '备注', '比赛', '赛事', 'whatfor', 'note', 'remark', 'reason', 'event'],
}

const folded = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** What the heads of a file's columns say, in either language; each column is taken once. */
export const guessMapping = (kind: TableKind, header: readonly string[]): Mapping => {
  const names = header.map(folded)
  const taken = new Set<number>()
  const mapping: Mapping = {}
  for (const column of columnsOf[kind].columns) {
    const words = heads[column].map(folded)
    const at = words
      .map(word => names.findIndex((name, place) => name === word && !taken.has(place)))
      .find(place => place >= 0)
    if (at === undefined) continue
    taken.add(at)
    mapping[column] = at
  }
  return mapping
}

/** The first row with anything in it names the columns; its place from 0. */
export const headerRow = (rows: readonly (readonly string[])[]): number =>
  Math.max(
    rows.findIndex(row => row.some(cell => cell !== '')),
    0,
  )

/** A row of the file as its mapped cells; `row` counts as a spreadsheet does, from 1. */
export interface TableRow {
  readonly row: number
  cell(column: TableColumn): string
}

/** The rows below the heads that are not empty. */
export const rowsUnder = (rows: readonly (readonly string[])[], mapping: Mapping): TableRow[] => {
  const head = headerRow(rows)
  return rows.flatMap((cells, at) => {
    if (at <= head || cells.every(cell => cell === '')) return []
    const cell = (column: TableColumn): string => {
      const place = mapping[column]
      return place === undefined ? '' : (cells[place] ?? '')
    }
    return [{ row: at + 1, cell }]
  })
}
