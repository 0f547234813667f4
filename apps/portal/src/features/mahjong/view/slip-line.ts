import { lineFromRequest } from '@paiji/rules/mahjong'
import type { MahjongHandData } from '@/lib/sheets/mahjong-data'

/** A kept hand in the one-line notation. */
export const slipLine = ({ claimed: _, ...request }: NonNullable<MahjongHandData['slip']>): string =>
  lineFromRequest(request as Parameters<typeof lineFromRequest>[0])
