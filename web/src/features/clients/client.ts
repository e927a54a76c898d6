import type { RowOf } from '#api/routes'

export const CLIENT_TYPES = ['business', 'person', 'public'] as const

/**
 * Language, currency and terms are null for "the company's"; countries are ISO 3166-1 alpha-2, empty when unknown.
 * The version is sent back with a change, so that a stale one is noticed.
 */
export type Client = RowOf<'/api/clients'>
export type ClientContact = Client['contacts'][number]
export type ShippingAddress = NonNullable<Client['shippingAddress']>
