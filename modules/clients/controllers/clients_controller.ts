import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { fitsCountryValidator } from '#core/validation/fits_country'
import { addClient } from '#modules/clients/actions/add_clients'
import { deleteClient } from '#modules/clients/actions/delete_client'
import { changeClient } from '#modules/clients/actions/save_client'
import { contactsOf } from '#modules/clients/queries/client_contacts'
import { clientList } from '#modules/clients/queries/client_list'
import { oneClient } from '#modules/clients/queries/one_client'
import { transformClient } from '#modules/clients/transformers/client_transformer'
import {
  type ClientChange,
  clientChangeValidator,
  newClientValidator,
} from '#modules/clients/validators/client'
import { clientListValidator } from '#modules/clients/validators/client_list'
import { readCompanySettings } from '#modules/settings/public'

export default class ClientsController {
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(clientListValidator)
    const rows = await readPage(ctx, clientList(ctx.company, wish), wish)
    const contacts = await contactsOf(
      ctx.company,
      rows.map(({ id }) => id)
    )
    return rows.map((row) => transformClient(row, contacts.get(row.id)))
  }

  async show({ company, params }: CompanyContext) {
    return oneClient(company, params.id)
  }

  async store(ctx: CompanyContext) {
    const details = await ctx.request.validateUsing(newClientValidator)
    await assertFitsCountry(ctx, details, readCompanySettings)
    return write(ctx, async () => {
      const id = await addClient(ctx.company, details)
      return created(ctx, await oneClient(ctx.company, id))
    })
  }

  async update(ctx: CompanyContext) {
    const change = await ctx.request.validateUsing(clientChangeValidator)
    await assertFitsCountry(ctx, change, (company) => oneClient(company, ctx.params.id))
    return write(ctx, async () => {
      await changeClient(ctx.company, ctx.params.id, change)
      return oneClient(ctx.company, ctx.params.id)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await deleteClient(ctx.company, ctx.params.id)
      return { success: true }
    })
  }
}

/** @throws 422 where a postal code or number does not fit the country that holds where the request names none */
async function assertFitsCountry(
  { request, company }: CompanyContext,
  details: Pick<ClientChange, 'country' | 'postalCode' | 'businessNumber'>,
  countryOf: (company: CompanyReference) => Promise<{ country: string }>
) {
  const { country: named, postalCode, businessNumber } = details
  if (named !== undefined || (!postalCode && !businessNumber)) return
  const { country } = await countryOf(company)
  await request.validateUsing(fitsCountryValidator, { data: { ...details, country } })
}
