import { writer } from '#core/database/in_tx'
import { Company } from '#modules/auth/public'

/** A company, locked until the transaction ends. Only inside inTx. */
export const lockCompany = (id: string): Promise<Company> =>
  Company.query({ client: writer() }).where('id', id).forUpdate().firstOrFail()
