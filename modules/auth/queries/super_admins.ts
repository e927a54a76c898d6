import { writer } from '#core/database/in_tx'
import { User } from '#modules/auth/models/user'

/** The super admins who may sign in. Only inside inTx. */
export const superAdmins = () =>
  User.query({ client: writer() }).where('role', 'superAdmin').where('isActive', true).orderBy('id')
