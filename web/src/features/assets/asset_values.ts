import { today } from '@/lib/time/days'
import type { Asset, AssetKind, Method, Purchase } from './asset'

/** An asset in its form. Numbers are decimal strings. */
export interface AssetValues {
  name: string
  kind: AssetKind
  date: string
  cost: string
  method: Method
  /** Months; empty for those of its kind. */
  lifeMonths: string
  expenseId: string
  note: string
}

export const assetValues = (asset: Asset): AssetValues => ({
  name: asset.name,
  kind: asset.kind,
  date: asset.date,
  cost: String(asset.cost),
  method: asset.method,
  lifeMonths: String(asset.lifeMonths),
  expenseId: asset.expense?._id ?? '',
  note: asset.note,
})

/** A new asset, with what the expense says by which it was bought. */
export const newAsset = (purchase: Purchase | undefined): AssetValues => ({
  name: purchase?.description || (purchase?.vendor ?? ''),
  kind: 'computer',
  date: purchase?.date ?? today(),
  cost: purchase ? String(purchase.cost) : '',
  method: purchase?.category === 'lowValueAssets' ? 'atOnce' : 'linear',
  lifeMonths: '',
  expenseId: purchase?._id ?? '',
  note: '',
})

/** The request body for these values. */
export const bodyOf = ({ lifeMonths, expenseId, ...values }: AssetValues) => ({
  ...values,
  name: values.name.trim(),
  lifeMonths: lifeMonths === '' ? null : Number(lifeMonths),
  expenseId: expenseId || null,
})
