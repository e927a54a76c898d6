import type { Company } from '#modules/auth/public'

/** The status of a company after a decision. */
export const transformCompanyStatus = ({ id, status }: Company) => ({ _id: id, status })
