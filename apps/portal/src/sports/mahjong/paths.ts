import { paths } from '@/lib/paths'

/** What a hand is worth; with a hand in the address, that one. */
export const mahjongTool = (
  values: { readonly hand?: string; readonly edition?: string; readonly claimed?: string } = {},
): string => paths.with('/tools/mahjong', values)
