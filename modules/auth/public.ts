export { Company } from '#modules/auth/models/company'
export { User } from '#modules/auth/models/user'
