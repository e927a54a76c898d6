import { BaseModel, column } from '@adonisjs/lucid/orm'
import { notFound } from '#core/errors/app_error'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'

/** Filters and order of a list under a name, of one person. */
export class SavedView extends CompanyOwned(BaseModel) {
  static override table = 'saved_views'

  @column() declare userId: string
  /** The list's name in the clients: `invoices`. */
  @column() declare list: string
  @column() declare name: string
  /** The part of the list's address after the `?`. */
  @column() declare parameters: string
  /** Whether the list opens with it. */
  @column({ consume: Boolean }) declare isDefault: boolean
  @column() declare createdAt: number

  /** @throws 404 for one that is not there or somebody else's */
  static async ownedBy(company: CompanyReference, userId: string, id: string) {
    const view = await SavedView.one(company, id)
    if (view?.userId !== userId) throw notFound()
    return view
  }
}
