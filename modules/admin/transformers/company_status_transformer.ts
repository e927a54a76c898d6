import type { Company } from '#modules/auth/public'

/** What became of a company by a decision about it. */
export const transformCompanyStatus = ({ id, status }: Company) => ({ _id: id, status })
