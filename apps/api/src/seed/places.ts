/** Where the demo federation has bodies: regions, cities with an association of their own, and clubs. */
interface Place {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly cities?: readonly (readonly [code: string, zh: string, en: string])[]
  readonly clubs: readonly (readonly [zh: string, en: string, city?: string])[]
}

export const PLACES: readonly Place[] = [
  { code: 'BJ', zh: '北京', en: 'Beijing', clubs: [['什刹海', 'Shichahai'], ['未名湖', 'Weiming Lake'], ['燕山', 'Yanshan'], ['亦庄', 'Yizhuang'], ['玉渊潭', 'Yuyuantan'], ['香山', 'Fragrant Hills']] },
  { code: 'SH', zh: '上海', en: 'Shanghai', clubs: [['外滩', 'The Bund'], ['徐汇', 'Xuhui'], ['静安', "Jing'an"], ['浦江', 'Pujiang'], ['虹桥', 'Hongqiao'], ['Lane 49 国际', 'Lane 49 International']] },
  { code: 'JS', zh: '江苏', en: 'Jiangsu', cities: [['NJ', '南京', 'Nanjing'], ['SZ', '苏州', 'Suzhou']], clubs: [['玄武湖', 'Xuanwu Lake', 'NJ'], ['紫金山', 'Purple Mountain', 'NJ'], ['平江路', 'Pingjiang Road', 'SZ'], ['金鸡湖', 'Jinji Lake', 'SZ'], ['淮安掼蛋', "Huai'an Guandan"], ['太湖', 'Taihu']] },
  { code: 'ZJ', zh: '浙江', en: 'Zhejiang', clubs: [['西湖', 'West Lake'], ['宁波天一', 'Ningbo Tianyi'], ['雁荡', 'Yandang'], ['乌镇', 'Wuzhen'], ['千岛湖', 'Qiandao Lake']] },
  { code: 'GD', zh: '广东', en: 'Guangdong', cities: [['GZ', '广州', 'Guangzhou'], ['SN', '深圳', 'Shenzhen']], clubs: [['越秀', 'Yuexiu', 'GZ'], ['珠江', 'Pearl River', 'GZ'], ['莲花山', 'Lianhua Hill', 'SN'], ['前海', 'Qianhai', 'SN'], ['佛山祖庙', 'Foshan']] },
  { code: 'SC', zh: '四川', en: 'Sichuan', clubs: [['锦里', 'Jinli'], ['宽窄巷', 'Kuanzhai Alley'], ['青城山', 'Mount Qingcheng'], ['峨眉', 'Emei']] },
  { code: 'HB', zh: '湖北', en: 'Hubei', clubs: [['黄鹤楼', 'Yellow Crane'], ['东湖', 'East Lake'], ['三峡', 'Three Gorges'], ['襄阳古城', 'Xiangyang']] },
  { code: 'SX', zh: '陕西', en: 'Shaanxi', clubs: [['大雁塔', 'Wild Goose Pagoda'], ['曲江', 'Qujiang'], ['华山', 'Mount Hua'], ['延河', 'Yanhe']] },
] // biome-ignore format: a table
