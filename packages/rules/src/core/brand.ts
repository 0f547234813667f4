declare const brand: unique symbol

/** A primitive that may not be mistaken for another of the same shape. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
