import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const CertificateQuery = graphql(`
  query Certificate($id: ID!) {
    certificate(id: $id) {
      id
      kind
      status
      statusSince
      issuedAt
      byOffice
      issuer { zh en }
      holder { zh en }
      number
      club { zh en }
      title { zh en }
      day
      place { stage { zh en } rank shared field revision }
      path
      publication { name form digest signature }
    }
  }
`)

export const MyCertificatesQuery = graphql(`
  query MyCertificates {
    myCertificates(first: 50) {
      id
      kind
      status
      issuedAt
      byOffice
      title { zh en }
      day
      place { stage { zh en } rank }
    }
    myCertifiable(first: 50) {
      kind
      subject
      entry
      title { zh en }
      day
      place { stage { zh en } rank shared field revision }
    }
  }
`)

export const OfficeCertificatesQuery = graphql(`
  query OfficeCertificates($id: ID!) {
    person(id: $id) {
      id
      office {
        certificates(first: 50) {
          id
          kind
          status
          title { zh en }
          day
        }
        certifiable(first: 50) {
          kind
          subject
          entry
          title { zh en }
          day
          place { rank field }
        }
      }
    }
  }
`)

export const IssueCertificateMutation = graphql(
  `
  mutation IssueCertificate($input: IssueCertificateInput!) {
    issueCertificate(input: $input) {
      certificate { id }
      problems { ...ProblemFields }
    }
  }
`,
  [ProblemFields],
)

export const WithdrawCertificateMutation = graphql(
  `
  mutation WithdrawCertificate($input: WithdrawCertificateInput!) {
    withdrawCertificate(input: $input) {
      certificate { id }
      problems { ...ProblemFields }
    }
  }
`,
  [ProblemFields],
)
