import { type AssetMovement, assetMovements } from '#modules/assets/public'
import type { StandardKey } from '#modules/datev/accounts/charts'
import type { Book, Period } from './book.js'
import { type Booking, PLAIN } from './booking.js'

/**
 * Depreciation at the end of each month of a period, assets that went into the pool of their year with the Skonto on
 * them, and the rest of the value of those that left. The proceeds of a sale are on the revenue account of its invoice, which is a remark.
 */
export async function* assetBookings(book: Book, { from, to }: Period): AsyncGenerator<Booking[]> {
  const movements = await assetMovements(book.company, { from, to, currency: book.currency })
  yield movements.flatMap((movement) => bookingOf(book, movement))
}

function bookingOf(book: Book, movement: AssetMovement): Booking[] {
  const { kind, name, on, amount, isSold } = movement
  if (kind === 'disposal' && isSold) book.remark('asset_sold', name, on)
  if (amount === 0n) return []
  const [account, contra] = ACCOUNTS[kind](movement)
  return [
    {
      ...PLAIN,
      area: kind === 'disposal' ? 'disposal' : 'depreciation',
      amount,
      account: book.account(account),
      contra: book.account(contra),
      on,
      reference: '',
      text: `${WORDS[kind]} ${name}`,
    },
  ]
}

type AccountKey = StandardKey | 'expense_equipment'
type AccountsOf = (movement: AssetMovement) => [debit: AccountKey, credit: AccountKey]

const ACCOUNTS: Record<AssetMovement['kind'], AccountsOf> = {
  depreciation: ({ method }) =>
    method === 'pool'
      ? ['depreciationPool', 'assetPool']
      : [method === 'atOnce' ? 'depreciationAtOnce' : 'depreciation', 'expense_equipment'],
  disposal: (movement) => [disposalAccount(movement), 'expense_equipment'],
  intoPool: () => ['assetPool', 'expense_equipment'],
  poolSkonto: () => ['expense_equipment', 'assetPool'],
}

/** The rest of the value has an account of its own where the sale brought more than it. */
const disposalAccount = ({ proceeds, amount }: AssetMovement) =>
  proceeds !== null && proceeds > amount ? 'disposalWithGain' : 'disposalWithLoss'

/** DATEV is used in German. */
const WORDS = {
  depreciation: 'AfA',
  disposal: 'Anlagenabgang',
  intoPool: 'Sammelposten',
  poolSkonto: 'Sammelposten Skonto',
}
