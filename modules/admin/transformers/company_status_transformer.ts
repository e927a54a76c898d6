import type { Company } from '#modules/auth/public'

/** The status of a company after a decision. */
export const transformCompanyStatus = ({ id, status }: Company) => ({ _id: id, status })

/** The same with the name, where several companies are decided on. */
export const transformNamedStatus = (company: Company) => ({
  ...transformCompanyStatus(company),
  name: company.name,
})
