import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.js'
import { broken, drawn, fitted } from './lettering.js'
import type { Paper } from './paper.js'

const paper: Paper = {
  language: 'zh-CN',
  title: '上海市桥牌公开赛双人赛秋季第三阶段暨长三角城市邀请赛决赛及附加赛总决赛（浦东新区）',
  kicker: '上海市桥牌协会',
  blocks: [
    { kind: 'paragraph', text: '截至 2026-10-31', tone: 'strong' },
    {
      kind: 'table',
      head: ['名次', '编号', '姓名', '得分率'],
      rows: ['王龑 / 李明', '何平 / 林龙', '于一霞 / 江宏晨', '第四名'].map((name, at) => [
        `${at + 1}`,
        '7',
        name,
        '61.20',
      ]),
      numeric: [0, 3],
      widths: [1, 1, 6, 2],
    },
  ],
  foot: '第 2 版，正式生效。',
  at: new Date('2026-11-01T00:00:00Z'),
}

describe('the picture of a paper', () => {
  it('is a PNG of the size that is asked for where addresses are passed on', async () => {
    const file = await drawPicture(paper)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(file.length).toBeLessThan(150_000)
  })

  it('shows three places and no more', async () => {
    const [, table] = paper.blocks
    if (table?.kind !== 'table') throw new Error('the paper has no table')
    const [first] = paper.blocks
    const three = { ...paper, blocks: [...(first ? [first] : []), { ...table, rows: table.rows.slice(0, 3) }] }
    expect(await drawPicture(three)).toEqual(await drawPicture(paper))
  })
})

describe('a picture of somebody', () => {
  const year = (title: string): Paper => ({
    ...paper,
    title,
    blocks: [
      {
        kind: 'table',
        head: ['', '项目', '2026'],
        rows: [
          ['', `${title}的最好名次`, '1='],
          ['', '桥牌积分', '1234567.89'],
        ],
        numeric: [2],
        widths: [1, 12, 4],
      },
    ],
  })

  it.each([
    ['of one sign', '王'],
    ['of forty', '阿卜杜热西提·麦麦提明艾合买提江·库尔班尼亚孜阿不都热合曼·吐尔逊江买买提依明阿'],
    ['in three scripts', '欧阳 Søren Ødegård-García 龍澤 Ольга'],
    ['of one word without an end', 'X'.repeat(120)],
  ])('keeps a name %s within every shape', async (_, title) => {
    for (const shape of ['wide', 'square', 'long'] as const) {
      const file = await drawPicture(year(title), { shape, theme: 'light' })
      const { width = 0, height = 0 } = await sharp(file).metadata()
      const margin = { left: width - 40, top: 20, width: 40, height: height - 40 }
      const edge = await sharp(await sharp(file).extract(margin).png().toBuffer()).stats()
      expect(
        edge.channels.every(({ min, max }) => min === max),
        `${shape} draws on its margin`,
      ).toBe(true)
    }
  })
})

describe('a picture for a post', () => {
  it.each([
    ['square', 1080, 1080],
    ['long', 1080, 1440],
  ] as const)('%s has its size in either theme', async (shape, width, height) => {
    for (const theme of ['light', 'dark'] as const) {
      const file = await drawPicture(paper, { shape, theme })
      expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width, height })
      expect(file.length).toBeLessThan(250_000)
    }
    const [light, dark] = [
      await drawPicture(paper, { shape, theme: 'light' }),
      await drawPicture(paper, { shape, theme: 'dark' }),
    ]
    expect(light).not.toEqual(dark)
  })

  it('carries the code to its page in the long one, and none where no page is named', async () => {
    const look = { shape: 'long', theme: 'dark' } as const
    const address = 'https://paiji.example/zh-CN/players/10020198'
    expect(await drawPicture({ ...paper, address }, look)).not.toEqual(await drawPicture(paper, look))
    expect(await drawPicture({ ...paper, address })).toEqual(await drawPicture(paper))
  })
})

describe('a line', () => {
  it('needs no font: every sign is an outline, a rare one from the font that has it', () => {
    const svg = drawn({ text: '王龑 A', size: 10, color: '#000', x: 0, y: 10 })
    expect(svg).not.toContain('<text')
    expect(svg.match(/<path/g)).toHaveLength(3)
  })
})

describe('a line that is too long', () => {
  it('breaks between Han characters and after Latin words, and says where something was left out', () => {
    expect(broken('Shanghai Open Pairs', 10, 400, 60, 2)).toEqual(['Shanghai', 'Open Pairs'])
    expect(broken('甲乙丙丁', 10, 400, 21, 2)).toEqual(['甲乙', '丙丁'])
    expect(broken('甲乙丙丁戊', 10, 400, 21, 2).at(-1)).toMatch(/…$/)
    expect(fitted('甲乙丙', 10, 400, 30)).toBe('甲乙丙')
    expect(fitted('甲乙丙丁', 10, 400, 30)).toMatch(/^甲.*…$/)
  })
})
