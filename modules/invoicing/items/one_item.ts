import type { CompanyReference } from '#core/tenancy/company_owned'
import { Item } from '#modules/invoicing/items/item'
import { itemRow, transformItem } from '#modules/invoicing/items/item_transformer'

/** An item as the API shows it. @throws 404 */
export const oneItem = async (company: CompanyReference, id: string) =>
  transformItem(itemRow(await Item.findIn(company, id)))
