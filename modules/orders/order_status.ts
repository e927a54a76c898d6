export const ORDER_STATUSES = ['Draft', 'Issued', 'Invoiced', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
