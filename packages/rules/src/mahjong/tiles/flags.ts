/** Self-drawn; last tile of the wall; kong replacement; robbed kong; fourth tile with three visible (和绝张). */
export const winFlags = ['self', 'last', 'repl', 'rob', 'lok'] as const
export type WinFlag = (typeof winFlags)[number]
export const isFlag = (text: string): text is WinFlag => winFlags.some(flag => flag === text)
