export { approveCompany, rejectCompany } from '#modules/auth/actions/decide_on_company'
export { Company, type CompanyStatus } from '#modules/auth/models/company'
export { linkNotValid, SecretLink } from '#modules/auth/models/secret_link'
export { User } from '#modules/auth/models/user'
