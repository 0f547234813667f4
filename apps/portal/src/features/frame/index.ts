export { preferencesOf } from './preferences-of'
export { Frame } from './frame'
export { HanFont } from '@/components/ui/han-font'
