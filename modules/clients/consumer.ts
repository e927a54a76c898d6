import type { ClientType } from '#modules/clients/models/client'

/** § 13 BGB: a party that is not known to be a business or an authority is treated as a consumer. */
export const isConsumer = (type: ClientType | undefined) => type !== 'business' && type !== 'public'
