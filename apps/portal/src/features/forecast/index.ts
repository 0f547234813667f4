export { GradeBars } from './grade-bars'
export { MyOutlook } from './my-outlook'
export { readWhatIf } from './read-what-if'
export { WhatIfView } from './what-if-view'
