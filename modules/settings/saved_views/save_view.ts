import type { Infer } from '@vinejs/vine/types'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { isDuplicate } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { SavedView } from '#modules/settings/saved_views/saved_view'
import type {
  savedViewUpdateValidator,
  savedViewValidator,
} from '#modules/settings/saved_views/saved_view_validator'

/** As many as a menu can show. */
const MOST_VIEWS = 50

const NO_DEFAULT = `
  update saved_views set is_default = ? where company_id = ? and user_id = ? and list = ? and is_default = ?`

/** Keeps the filters of a list under a name. Only inside inTx. @throws 409 `too_many_views`, 422 `view_name_taken` */
export async function createView(
  company: CompanyReference,
  userId: string,
  { list, name, parameters, isDefault = false }: Infer<typeof savedViewValidator>
): Promise<SavedView> {
  const others = await SavedView.of(company).where({ userId, list })
  if (others.length >= MOST_VIEWS) throw conflict('settings.too_many_views')
  const view = SavedView.for(company)
  view.merge({ userId, list, name, parameters, isDefault, createdAt: now() })
  await saveAlone(view)
  await record(view, 'view.saved')
  return view
}

/** Only inside inTx. @throws 422 `view_name_taken` */
export async function changeView(
  view: SavedView,
  { name = view.name, parameters = view.parameters, isDefault = view.isDefault }: ViewChange
) {
  view.merge({ name, parameters, isDefault })
  await saveAlone(view)
  await record(view, 'view.changed')
}

type ViewChange = Infer<typeof savedViewUpdateValidator>

/** Only inside inTx. */
export async function deleteView(view: SavedView) {
  await view.delete()
  await record(view, 'view.deleted')
}

/** Saves a view; when the list opens with it, it opens with no other one. */
async function saveAlone(view: SavedView) {
  const { companyId, userId, list, isDefault } = view
  if (isDefault) await changeRows(NO_DEFAULT, [false, companyId, userId, list, true])
  try {
    await view.save()
  } catch (error) {
    if (isDuplicate(error)) throw new FieldError('name', 'settings.view_name_taken')
    throw error
  }
}

const record = ({ companyId, id, list, name }: SavedView, action: string) =>
  audit({ companyId, action, subject: { type: 'saved_view', id }, details: { list, name } })
