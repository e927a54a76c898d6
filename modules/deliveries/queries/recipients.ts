import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { DeliveryAddress } from '#modules/deliveries/models/delivery_note'
import type { Viewer } from '#modules/deliveries/reach'
import { withinClients } from '#modules/tasks/public'

interface ClientRow {
  id: string
  number: string
  name: string
  city: string
  shipping_address: string | null
}

/** The clients that a note can go to: for employees those whose projects they work on. By name. */
export function recipientsQuery(
  viewer: Viewer,
  { search, order = 'asc' }: { search?: string; order?: 'asc' | 'desc' }
): DatabaseQueryBuilderContract<ClientRow> {
  const query: DatabaseQueryBuilderContract<ClientRow> = reader()
    .from('clients')
    .where('clients.company_id', viewer.company.id)
    .where('clients.is_archived', false)
    .select('id', 'number', 'name', 'city', 'shipping_address')
    .orderBy('clients.sort_name', order)
    .orderBy('clients.id', order)
  if (search) whereContains(query, 'clients.search_text', search)
  return withinClients(query, viewer)
}

export const transformRecipient = (row: ClientRow) => ({
  _id: row.id,
  number: row.number,
  name: row.name,
  city: row.city,
  shippingAddress: row.shipping_address
    ? (JSON.parse(row.shipping_address) as DeliveryAddress)
    : null,
})
