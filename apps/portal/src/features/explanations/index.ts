export { type ExplanationAddress, ExplanationAside, ExplanationPage } from './explanation-page'
