/** The version of this package: what recomputes published data says which rules it was. */
export const rulesVersion = '0.1.0'
