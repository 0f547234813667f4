/** Makes `paiji-verify` one file that needs nothing but Node: of the built API, or of its sources. */
export declare const bundleVerify: (entry: string, outfile: string) => Promise<void>
