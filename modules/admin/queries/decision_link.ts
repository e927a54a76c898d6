import { Company, linkNotValid, SecretLink, User } from '#modules/auth/public'

/** The application behind the link of a mail. @throws 404 `link_not_valid` */
export async function openDecisionLink(key: string) {
  const link = await SecretLink.open(key, ['company_approve', 'company_reject'])
  const admin = await User.find(link.subjectId)
  const company = link.companyId === null ? null : await Company.find(link.companyId)
  if (!company || !admin?.isActive || admin.role !== 'superAdmin') throw linkNotValid()
  const action = link.purpose === 'company_approve' ? 'approve' : 'reject'
  return { link, company, admin, action } as const
}
