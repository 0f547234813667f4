export { CertificateView } from './certificate-view'
export { MyCertificatesView } from './my-certificates-view'
export { PersonCertificatesPart } from './person-certificates-part'
