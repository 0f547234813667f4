import fc from 'fast-check'

// A counterexample says what it broke: reports keep an error's message, not its cause.
fc.configureGlobal({ ...fc.readConfigureGlobal(), includeErrorInReport: true })
