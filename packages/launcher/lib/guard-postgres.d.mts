/** Guards the driver in `folder`, the installed one unless told. Throws when it is not the one it knows. */
export declare const guardPostgres: (folder?: string) => void
