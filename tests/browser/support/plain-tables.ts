import type { NewEvent, Secretary } from './evening.js'
import { wordsOf } from './test.js'

/** Games whose sheet is written line by line on the phone of the table: with a mistake, and as it is mended. */

const { sheets } = wordsOf('zh-CN')

interface PlainTable {
  readonly event: NewEvent
  readonly entries: readonly string[]
  readonly sides: number
  /** Fills the form of the table's phone with something that is refused, and answers how it is mended. */
  readonly write: (writer: Secretary) => Promise<() => Promise<void>>
  /** What the leader has. */
  readonly leads: string
}

const field = ({ hand }: Secretary, name: string) => hand.page.getByLabel(name, { exact: true }).last()

const addLine = ({ hand }: Secretary, line: number) => hand.button(sheets.addRow.replace('{row}', `${line}`))

/** A deal of guandan of six or eight: places that cannot be, then those they were. */
const writePlaces = async (writer: Secretary, wrong: string, right: string) => {
  const places = () => field(writer, '首方名次（六人如 124，八人如 1267）')
  await addLine(writer, 1)
  await writer.hand.write(places(), wrong)
  return () => writer.hand.write(places(), right)
}

export const plainTables: readonly PlainTable[] = [
  {
    event: { sport: 'sichuan', zh: '血战之夜', en: '', code: 'SC-SUN' },
    entries: ['赵川', '钱川', '孙川', '李川'],
    sides: 4,
    write: async writer => {
      const { hand } = writer
      await addLine(writer, 1)
      await hand.choose(field(writer, '事项'), { label: '点炮胡' })
      await hand.choose(field(writer, '何家（得分或被查）'), '0')
      await hand.choose(field(writer, '点炮、点杠者'), '1')
      await hand.write(field(writer, '番（不含自摸所加）'), '3')
      return async () => {
        await addLine(writer, 2)
        await hand.choose(field(writer, '事项'), { label: '牌墙用尽，本盘结束' })
      }
    },
    leads: '8',
  },
  {
    event: { sport: 'bigguandan', zh: '六人掼蛋赛', en: '', code: 'GD-SIX' },
    entries: ['青龙: 赵海 / 钱海 / 孙海', '白虎: 李海 / 周海 / 吴海'],
    sides: 2,
    write: writer => writePlaces(writer, '133', '123'),
    leads: '3',
  },
  {
    event: {
      ...{ sport: 'bigguandan', zh: '八人掼蛋赛', en: '', code: 'GD-EIGHT' },
      edition: 'bigguandan/eight-custom',
    },
    entries: ['朱雀: 赵江 / 钱江 / 孙江 / 李江', '玄武: 周江 / 吴江 / 郑江 / 王江'],
    sides: 2,
    write: writer => writePlaces(writer, '1244', '1234'),
    leads: '4',
  },
]
