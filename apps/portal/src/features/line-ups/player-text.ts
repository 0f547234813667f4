import { namesInOrder, type PersonNames } from '@/lib/format/names'

/** A player of a team as plain text: by the register's name, else as entered. */
export const playerText = (
  player: { readonly nameAsEntered: string; readonly person: PersonNames | null },
  locale: string,
): string => (player.person ? namesInOrder(player.person, locale).primary.text : player.nameAsEntered)
